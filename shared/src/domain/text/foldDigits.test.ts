import { foldDigits } from './foldDigits';

it.each([
  ['Devanagari', '०१२३४५६७८९'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['full width', '０１２３４５６７８９'],
  ['bold', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ['Latin', '0123456789'],
])('reads %s digits', (_, digits) => {
  expect(foldDigits(digits)).toBe('0123456789');
});

it('leaves everything else as it is', () => {
  const text = 'கணிதம் ½ ² Ⅻ 十 é ௰';
  expect(foldDigits(text)).toBe(text);
});
