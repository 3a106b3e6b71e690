import { calls } from '@paadam/shared/contract';
import { pathIn } from '@paadam/shared/domain';

/** By which address a page is known. */
export interface ShownAddress {
  /** Absolute: what a preview leads to. */
  url: string;
  /** Whether search engines are to list it: what a person has searched for is for that person. */
  listed: boolean;
}

/** A portal declares the list of tutors under this path. */
export const tutorsPage = '/tutors';

/** What the list of tutors can be asked for, in one order. Nothing else in an address changes what any page shows. */
const counting = Object.keys(calls.getAllTutors.query.properties).sort();

/**
 * @param pathname without a slash at its end, and without the language's prefix
 * @param search "?q=algebra&from=mail", or nothing
 * @returns the page's address with the parts of its query that change what is shown, and no others
 */
export const findShownAddress = (
  publicOrigin: string,
  language: string,
  pathname: string,
  search: string,
): ShownAddress => {
  const url = publicOrigin + pathIn(language, pathname);
  if (pathname !== tutorsPage) return { url, listed: true };
  const given = new URLSearchParams(search);
  const asked = new URLSearchParams();
  for (const part of counting) {
    const value = given.get(part)?.trim();
    if (value) asked.set(part, value);
  }
  return asked.size === 0 ? { url, listed: true } : { url: `${url}?${asked}`, listed: false };
};
