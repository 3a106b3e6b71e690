import { foldText, holdsText } from './foldText';

/** All texts of a row fold to the same text. */
it.each([
  ['हिन्दी', 'हिंदी', 'हिन्\u200Dदी', 'हिन्\u200Cदी'],
  ['कम्प्यूटर', 'कंप्यूटर'],
  ['अंग्रेज़ी', 'अंग्रेज\u093Cी', 'अंग्रे\u095Bी', 'अंग्रेजी', 'अँग्रेजी'],
  ['पढ़ाई', 'प\u095Dाई', 'प\u0922\u093Cाई'],
  ['गणित १०', 'गणित 10', 'गणित １０'],
  ['பாடம் ௧௦', 'பாடம் 10', 'பா\u200Dடம் 10'],
  ['கொடி', 'க\u0BC6\u0BBEடி', 'க\u0BCAடி'],
  [
    'Mathematics',
    'mathematics',
    'Mathe\u00ADmatics',
    'ＭＡＴＨＥＭＡＴＩＣＳ',
    'Ma\u200Bthematics',
    '\uFEFFmathematics',
  ],
  ['Zoë', 'ZOE', 'Zoe\u0308'],
  ['İstanbul', 'istanbul', 'ISTANBUL'],
  ['Straße', 'STRASSE', 'strasse'],
  ['ΛΌΓΟΣ', 'λόγος', 'λογοσ'],
  ['مُحَمَّد', 'محمد', 'محـــمد'],
])('folds %s to one text with its other spellings', (text, ...others) => {
  for (const other of others) expect(foldText(other)).toBe(foldText(text));
});

it.each([
  ['गणित', 'गणत'],
  ['க', 'கா'],
  ['தமிழ்', 'தமிழ'],
  ['か', 'が'],
])('keeps %s apart from %s', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

it('finds typed words in a text, whatever their spelling', () => {
  expect(holdsText('Computer Science · कम्प्यूटर विज्ञान', ' कंप्यूटर ')).toBe(true);
  expect(holdsText('हिन्दी', 'अंग्रेजी')).toBe(false);
  expect(holdsText('हिन्दी', '')).toBe(true);
});
