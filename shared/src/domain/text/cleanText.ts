/** Control characters except the line feed, and the characters that turn the direction of the text after them. */
const unseen = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** Shows nothing and joins nothing: zero-width space, word joiner, byte order mark, soft hyphen, marks of direction. */
const empty = '[\\s\\u200B\\u2060\\uFEFF\\u00AD\\u200E\\u200F\\u061C]';
const emptyEnds = new RegExp(`^${empty}+|${empty}+$`, 'gu');

/** A joiner belongs between two letters, or after a virama at the end of a word: "രാജന്‍". Elsewhere it joins nothing. */
const strayJoiner = /(^|[\s\u200B-\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?=[\u200C\u200D])/gu;

/**
 * Text of several lines as it is stored.
 *
 * @param text as it was typed or pasted
 * @returns the text in NFC, without what a reader cannot see: control characters and the characters that turn the direction
 *   of what follows are taken out, since the person who pasted them could not find them. Lines end in "\n", a tab is a
 *   space, the ends are trimmed. ZWJ and ZWNJ between letters stay: they change how a word looks.
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
 * A name, a subject or another text of one line as it is stored.
 *
 * @param text as it was typed or pasted
 * @returns `cleanText` of it without marks of direction inside either, each run of blanks as one space. A line break inside stays,
 *   for the field to refuse: a text of two lines was not meant as a name.
 */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\u200E\u200F\u061C\uFEFF]/gu, '')
    .replace(/[^\S\n]+/gu, ' ');
