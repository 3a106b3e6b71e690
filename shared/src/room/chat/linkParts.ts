/** A piece of a message: words, or an address with its host. */
export type MessagePart = { text: string } | { text: string; href: string; host: string };

const address = /https?:\/\/[^\s<>"“”]+/gi;
/** What ends a sentence rather than an address. */
const after = /[.,;:!?)\]}'’]+$/;

/**
 * @param text a message as it was typed
 * @returns its pieces; addresses of the web are told apart, and with them the host that each leads to
 */
export const linkParts = (text: string): MessagePart[] => {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(after, '');
    const url = URL.canParse(found) ? new URL(found) : null;
    if (!url?.host) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: found, href: url.href, host: url.host });
    at = match.index + found.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
};
