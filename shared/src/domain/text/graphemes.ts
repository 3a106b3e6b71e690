let segmenter: Intl.Segmenter | undefined;

/** A virama, or the Tamil pulli, joins the next consonant to its letter. Older versions of Unicode, and Tamil in all versions, do not segment so. */
const joinsNext = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]\u200D?$/u;

/**
 * @param text in any script
 * @returns the graphemes of the text (UAX #29): a letter with its vowel signs, "क्ष", a flag, a family of emoji
 */
export const graphemesOf = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const pieces: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const before = pieces.at(-1);
    if (before !== undefined && joinsNext.test(before) && /^\p{Lo}/u.test(segment)) {
      pieces[pieces.length - 1] = before + segment;
    } else pieces.push(segment);
  }
  return pieces;
};

/** @returns the length in code points, as all limits, PostgreSQL and the validation count it */
export const lengthOf = (text: string): number => {
  let count = 0;
  for (const _sign of text) count += 1;
  return count;
};

/**
 * Cuts a text to a limit without breaking a grapheme.
 *
 * @param most the limit in code points, as in `limits.ts`
 * @returns the text itself, or as many of its first graphemes as fit
 */
export const clipGraphemes = (text: string, most: number): string => {
  // No text has more code points than code units.
  if (text.length <= most || lengthOf(text) <= most) return text;
  // A grapheme is rarely so long that the rest of the text could matter.
  const start = text.slice(0, 2 * most + 64);
  let clipped = '';
  let left = most;
  for (const piece of graphemesOf(start)) {
    left -= lengthOf(piece);
    if (left < 0) break;
    clipped += piece;
  }
  return clipped;
};
