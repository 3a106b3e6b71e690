import { foldDigits } from './foldDigits';

/** Letters that have no decomposition, as they are typed without the keyboard that has them. */
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
 * Text as it is compared and searched: two texts that a reader takes for the same fold to the same. `fold_text` of the
 * migrations does the same in the database.
 *
 * @param text in any script
 * @returns the text in lower case and NFC, without accents and without characters that show nothing (ZWJ, ZWNJ, the soft
 *   hyphen and all other default-ignorable code points), with digits as 0 to 9, and in one of the spellings of Hindi:
 *   "हिन्दी" and "हिंदी", "कम्प्यूटर" and "कंप्यूटर", "अंग्रेज़ी" and "अंग्रेजी", "पाँच" and "पांच" fold to the same
 */
export const foldText = (text: string): string => {
  // Nothing else is left to fold, and most of what is compared is this.
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

/** @returns whether a text has the typed words in it, as a reader sees them; every text has an empty one in it */
export const holdsText = (text: string, typed: string): boolean =>
  foldText(text).includes(foldText(typed).trim());
