import { foldText } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { foldForSearch } from './typedWords';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const texts = [
  'Mathematics, class 10',
  'हिन्दी और हिंदी, कम्प्यूटर और कंप्यूटर, पाँच और पांच',
  'अंग्रेज़ी अंग्रेज\u093Cी अंग्रे\u095Bी ऩ ऱ ऴ',
  'हिन्\u200Dदी हिन्\u200Cदी श्\u200Dवेता',
  'கணிதம் க\u0BC6\u0BBE க\u0BCA ஸ்ரீ ௧௦',
  'Mathe\u00ADmatics \uFEFFMa\u200Bths \u202Eabc\u2066 x\uFE0F \u{E0041}',
  'José FERNÁNDEZ Zoe\u0308 İstanbul ISTANBUL ıI',
  'Straße ẞ Æther Œuvre Øre Đà Łódź Þór ðag',
  'ΛΌΓΟΣ λόγος Ёлка Йод',
  'مُحَمَّد محـــمد ٢٠٢٦ ۲۰۲۶',
  'ＭＡＴＨＳ １０ ﬁn ½ ² Ⅻ ㎏ 𝟏𝟐',
  'か\u3099 が 한국어 \u1112\u1161\u11ab',
  'C++ c++ and C#, F# (abc++) node.js o’brien jean-luc ।',
  '🇮🇳 👩🏽‍🏫 😀',
  '',
];
/** The decimal digits of Unicode. */
const digits: string[] = [];
for (let code = 0; code <= 0x10ffff; code += 1) {
  const sign = code >= 0xd800 && code <= 0xdfff ? '' : String.fromCodePoint(code);
  // PostgreSQL 15 knows Unicode 14, and so no decomposition of the outlined digits of Unicode 16.
  if (/\p{Nd}/u.test(sign) && !/[\u{1CCF0}-\u{1CCF9}]/u.test(sign)) digits.push(sign);
}

it.each([...texts, digits.join('')])('the database folds as the domain does: %s', async (text) => {
  const { rows } = await test.database.execute<{ folded: string; again: string; searched: string }>(
    sql`select fold_text(${text}) as folded, fold_text(fold_text(${text})) as again, search_fold(${text}) as searched`,
  );
  const [row] = rows;
  expect(row?.folded).toBe(foldText(text));
  expect(row?.again).toBe(row?.folded);
  const words = (folded = '') => folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  expect(words(row?.searched)).toEqual(words(foldForSearch(text)));
});

it.each([
  ['subjects', 'name'],
  ['subject_terms', 'term'],
  ['subject_names', 'name'],
  ['topic_names', 'name'],
])('has been applied to the words of %s', async (table, column) => {
  const { rows } = await test.database.$client.query(
    `select ${column} as text from ${table} where words <> words_of_term(${column})`,
  );
  expect(rows).toEqual([]);
});
