/** A piece of a message: words, or an address with its host. */
export type MessagePart = { text: string } | { text: string; href: string; host: string };

/**
 * Matches an address. It ends at a space, a quote, a danda, or an invisible character that comes along with copied text. ZWJ and ZWNJ do
 * not end it, since words of Indian languages contain them.
 */
const address = /https?:\/\/[^\s<>"“”„«»।॥\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gi;
/** Punctuation that ends a sentence rather than an address. */
const after = /(?:[.,;:!?'’‘*…‥،؛؟۔、。，；：！？]|\u200C|\u200D)$/;
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（', '］': '［' };

/** @returns whether the last character closes a bracket that was opened before the address: "(see https://example.org/x)" */
const closesMore = (found: string): boolean => {
  const close = found.at(-1) ?? '';
  const open = opening[close];
  return open !== undefined && found.split(close).length > found.split(open).length;
};

/** @returns the address without the punctuation that ends the sentence, and with its own brackets */
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
