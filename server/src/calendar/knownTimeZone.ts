import { isTimeZone } from '@paadam/shared/domain';
import { invalidFields } from '../http/HttpError';
import * as words from '../messages/requests';

/** By the name in small letters. Where a place has an old and a new name, a runtime lists only one of them. */
const listed = new Map(Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]));

/**
 * @param entered a zone's name in letters of any case
 * @returns the same name as IANA spells it, "Asia/Kolkata": never another name of the zone
 * @throws HttpError `validation_failed` for a name that is no IANA zone
 */
export const knownTimeZone = (entered: string): string => {
  if (!isTimeZone(entered)) {
    throw invalidFields({
      timeZone: words.thisTimeZoneIsNotKnown,
    });
  }
  return listed.get(entered.toLowerCase()) ?? withCapitals(entered);
};

/** A name that is in letters of both cases is spelt well enough: "US/Eastern" has capitals of its own. */
const withCapitals = (name: string): string => {
  const small = name.toLowerCase();
  const isOfOneCase = name === small || name === name.toUpperCase();
  return isOfOneCase && name !== 'UTC'
    ? small.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())
    : name;
};
