/** All of them but the line feed, and those that turn the direction of the text that follows. */
const invisible = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * @param text as it was typed or pasted
 * @returns it with nothing that a reader cannot see: control characters are taken out rather than refused, since whoever
 *   pasted them could not find them. Line breaks stay, all of one kind; a tab becomes a space.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(invisible, '')
    .trim();
