let segmenter: Intl.Segmenter | undefined;

/** A virama, or the pulli of Tamil, joins the next consonant to the letter: in every version of Unicode, and in Tamil too. */
const joinsNext = /[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D]\u200D?$/u;

/**
 * @param text in any script
 * @returns the text in pieces that a reader takes for one sign: a letter with its vowel signs, "क्ष", a flag, a family of emoji
 *   (UAX #29). No cut between two of them breaks a sign.
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

/** @returns the length of a text as every limit counts it: in code points, as PostgreSQL and the validation do */
export const lengthOf = (text: string): number => {
  let count = 0;
  for (const _sign of text) count += 1;
  return count;
};

/**
 * Cuts a text to a limit without breaking a sign.
 *
 * @param most code points that may be left, as the limits of `limits.ts` count
 * @returns the text itself, or as many of its first signs as fit in
 */
export const clipGraphemes = (text: string, most: number): string => {
  // No text has more code points than code units.
  if (text.length <= most || lengthOf(text) <= most) return text;
  // A sign is rarely so long that the rest of the text could matter.
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
