import { foldDigits } from './foldDigits';

/** Letters without a decomposition, and how people type them on other keyboards. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
};
const speltLetters = new RegExp(`[${Object.keys(spelt).join('')}]`, 'gu');

/** Accents of Latin, Greek and Cyrillic letters, the nukta of Devanagari, vowel marks and the tatweel of Arabic. */
const marks = /[\u0300-\u036F\u093C\u0640\u064B-\u065F\u0670]/gu;

/**
 * Folds a text for comparison and search, so that texts that a reader considers the same become equal. `fold_text` in the database does
 * the same.
 *
 * @param text in any script
 * @returns the text in lower case and NFC, without accents and invisible characters (ZWJ, ZWNJ, the soft hyphen and all other
 *   default-ignorable code points), with digits as 0 to 9, and with one spelling for Hindi words:
 *   "हिन्दी" and "हिंदी", "कम्प्यूटर" and "कंप्यूटर", "अंग्रेज़ी" and "अंग्रेजी", "पाँच" and "पांच" fold to the same
 */
export const foldText = (text: string): string => {
  // ASCII needs no more folding, and most texts are ASCII.
  if (/^[\x20-\x7E]*$/.test(text)) return text.toLowerCase();
  const bare = text
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(marks, '')
    .toLowerCase()
    .replace(speltLetters, (letter) => spelt[letter] ?? letter)
    .replace(/\u0901/g, '\u0902')
    .replace(/[ङञणनम]\u094D(?=[क-म])/g, '\u0902')
    .normalize('NFC');
  return foldDigits(bare);
};

/** @returns whether the folded text contains the folded words; true for empty words */
export const holdsText = (text: string, typed: string): boolean =>
  foldText(text).includes(foldText(typed).trim());
