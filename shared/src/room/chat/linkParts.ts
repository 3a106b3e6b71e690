/** A piece of a message: words, or an address with its host. */
export type MessagePart = { text: string } | { text: string; href: string; host: string };

/**
 * An address ends where no address goes on: at a blank, a quote, a danda, or a character that shows nothing and that comes along
 * when text is copied. ZWJ and ZWNJ are no such characters: words of Indian languages have them inside.
 */
const address = /https?:\/\/[^\s<>"“”„«»।॥\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gi;
/** What ends a sentence rather than an address, in the scripts that are typed here. */
const after = /(?:[.,;:!?'’‘*…‥،؛؟۔、。，；：！？]|\u200C|\u200D)$/;
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '］': '［' };

/** @returns whether the last sign closes something that was opened before the address: "(see https://example.org/x)" */
const closesMore = (found: string): boolean => {
  const close = found.at(-1) ?? '';
  const open = opening[close];
  return open !== undefined && found.split(close).length > found.split(open).length;
};

/** @returns the address as a person means it: without what ends the sentence, with brackets that belong to it */
const trimmed = (match: string): string => {
  let found = match;
  while (after.test(found) || closesMore(found)) found = found.slice(0, -1);
  return found;
};

/**
 * @param text a message as it was typed
 * @returns its pieces; addresses of the web are told apart, and with them the host that each leads to
 */
export const linkParts = (text: string): MessagePart[] => {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    const found = trimmed(match[0]);
    const url = URL.canParse(found) ? new URL(found) : null;
    if (!url?.host) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: found, href: url.href, host: url.host });
    at = match.index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
};
