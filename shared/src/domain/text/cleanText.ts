/** Control characters except the line feed, and the characters that override the direction of the text after them. */
const unseen = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Invisible characters that join nothing: zero-width space, word joiner, byte order mark, soft hyphen, direction marks. */
const empty = '[\\s\\u200B\\u2060\\uFEFF\\u00AD\\u200E\\u200F\\u061C]';
const emptyEnds = new RegExp(`^${empty}+|${empty}+$`, 'gu');

/** A joiner belongs between two letters, or after a virama at the end of a word: "രാജന്‍". Elsewhere it joins nothing. */
const strayJoiner = /(^|[\s\u200B-\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?=[\u200C\u200D])/gu;

/**
 * Cleans a text of several lines for storage.
 *
 * @param text as it was typed or pasted
 * @returns the text in NFC, trimmed, with "\n" as line end and a space for each tab. Invisible characters are removed, such as control
 *   characters and direction overrides, since the person who pasted them cannot find them. ZWJ and ZWNJ between letters stay, because
 *   they change how a word looks.
 */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(unseen, '')
    .replace(strayJoiner, '$1')
    .replace(emptyEnds, '');

/**
 * Cleans a name, a subject or another text of one line for storage.
 *
 * @param text as it was typed or pasted
 * @returns the text cleaned by `cleanText`, without direction marks, with one space for each run of spaces. A line break inside stays, so
 *   that the field refuses it: a text of two lines is not a name.
 */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\u200E\u200F\u061C\uFEFF]/gu, '')
    .replace(/[^\S\n]+/gu, ' ');
