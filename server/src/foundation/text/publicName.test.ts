import { publicName } from './publicName';

it.each([
  ['Meera Raman', 'Meera R.'],
  ['Meera Devi Raman', 'Meera R.'],
  ['Meera R.', 'Meera R.'],
  ['Meera', 'Meera'],
  ['  Meera \u00A0 Raman\u3000', 'Meera R.'],
  ['R. Meera', 'R. M.'],
  ['Mary-Jane O’Hara', 'Mary-Jane O.'],
  ['கவிதா ராமன்', 'கவிதா ரா.'],
  ['मीरा क्षमा', 'मीरा क्ष.'],
  ['نور الهدى', 'نور ا.'],
  ['山田 太郎', '山田 太.'],
  ['王小明', '王小明'],
  ['Zoe\u0301 E\u0301lise', 'Zoe\u0301 E\u0301.'],
  ['Meera (Raman)', 'Meera R.'],
  ['Meera Raman 👩🏽‍🏫', 'Meera R.'],
  ['Meera 2', 'Meera'],
])('shows the author %s as %s', (name, shown) => {
  expect(publicName(name)).toBe(shown);
});
