/** The files of `server/assets/fonts`, without their ending. */
export const fontNames = [
  'figtree-latin-400',
  'figtree-latin-700',
  'figtree-latin-ext-400',
  'figtree-latin-ext-700',
  'noto-sans-tamil-400',
  'noto-sans-tamil-700',
  'noto-sans-devanagari-400',
  'noto-sans-devanagari-700',
] as const;
export type FontName = (typeof fontNames)[number];

const tamil = /[\p{Script=Tamil}]/u;
/** With the ends of its sentences, which belong to other scripts as well. */
const devanagari = /[\p{Script=Devanagari}\u0964\u0965]/u;
/** What the smaller of Figtree's files has. */
const latin = /[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]/u;
const latinExtended = /[\p{Script=Latin}₹]/u;
/** Marks, joiners and the like, which belong to the letter before them. */
const joined = /[\p{M}\u200c\u200d]/u;
/** Keeps a line from breaking there, and is not seen. */
const wordJoiner = '\u2060';
/** What stands for a sign that none of the fonts has. */
const unknown = '?';

export interface Run {
  font: FontName;
  text: string;
}

/** @returns the text in stretches that one font can draw each: its scripts are split, since a font knows its own alone */
export const runsOf = (text: string, bold: boolean): Run[] => {
  const weight = bold ? 700 : 400;
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC').replaceAll(wordJoiner, '')) {
    const last = runs.at(-1);
    const isDrawn = last?.font.startsWith('noto') && joined.test(sign);
    const font = isDrawn ? last?.font : fontOf(sign, weight);
    const drawn = font ? sign : unknown;
    const own = font ?? (`figtree-latin-${weight}` as const);
    if (last && last.font === own) last.text += drawn;
    else runs.push({ font: own, text: drawn });
  }
  return runs;
};

const fontOf = (sign: string, weight: 400 | 700): FontName | undefined => {
  if (latin.test(sign)) return `figtree-latin-${weight}`;
  if (tamil.test(sign)) return `noto-sans-tamil-${weight}`;
  if (devanagari.test(sign)) return `noto-sans-devanagari-${weight}`;
  return latinExtended.test(sign) ? `figtree-latin-ext-${weight}` : undefined;
};
