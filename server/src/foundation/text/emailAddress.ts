import { domainToASCII } from 'node:url';

/** Atoms as in RFC 5322, with letters of other scripts and their joiners as in RFC 6531. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-\\p{L}\\p{M}\\p{N}\\u200C\\u200D]+";
const localPart = new RegExp(`^${atom}(\\.${atom})*$`, 'u');
const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** Invisible characters that come along with a pasted address. The joiners of Indian scripts stay. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Matches a host alone. `domainToASCII` would silently drop other text, such as a path. */
const unicodeHost = /^[\p{L}\p{M}\p{N}.\-\u200C-\u200D\u3002\uFF0E\uFF61]{1,253}$/u;

const hostOf = (host: string): string => {
  if (isAscii(host)) return host.toLowerCase();
  return (unicodeHost.test(host) && domainToASCII(host)) || host;
};

const isAscii = (text: string): boolean => /^[\x20-\x7E]*$/.test(text);

/**
 * @param typed an address as it was typed or pasted
 * @returns the one form in which an address is stored, compared and mailed to: the domain as lower-case A-labels (RFC 5891),
 *   "a@xn--mller-kva.example"; a local part that is not ASCII in NFC and lower case. A text that is no address is returned trimmed, for
 *   `isEmail` to refuse.
 */
export const canonicalEmail = (typed: string): string => {
  const text = typed.replace(unseen, '').replace(/＠/gu, '@').trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const [local, host] = [text.slice(0, at), text.slice(at + 1)];
  const name = isAscii(local) ? local : local.normalize('NFC').toLowerCase();
  return `${name}@${hostOf(host)}`;
};

/** @returns whether the text is an address in the form of `canonicalEmail`; only a mail can tell whether it exists */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  // The limit is in octets (RFC 5321, 4.5.3.1.1).
  return Buffer.byteLength(local) <= 64 && localPart.test(local) && domain.test(text.slice(at + 1));
};

/** @returns whether mail to the address, in its canonical form, needs a mail server with SMTPUTF8 (RFC 6531) */
export const needsUnicodeMail = (email: string): boolean => !isAscii(email);
