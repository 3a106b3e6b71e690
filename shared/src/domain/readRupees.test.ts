import { readRupees, readWholeRupees } from './readRupees';

it.each([
  ['500', 500],
  [' ₹500 ', 500],
  ['Rs. 500', 500],
  ['rs500', 500],
  ['Rs.500/-', 500],
  ['INR 1250.50', 1250.5],
  ['500 rupees only', 500],
  ['ரூ. 500', 500],
  ['५०० रुपये', 500],
  ['௫௦௦', 500],
  ['۵۰۰', 500],
  ['５００', 500],
  ['₹１，２５０', 1250],
  ['1,250', 1250],
  ['10,00,000', 1_000_000],
  ['1,000,000', 1_000_000],
  ['1 250', 1250],
  ['₹1,250.50', 1250.5],
  ['1250.5', 1250.5],
  ['0', 0],
  ['0.29', 0.29],
])('reads %s as %d rupees', (typed, rupees) => {
  expect(readRupees(typed)).toBe(Math.round(rupees * 100));
});

it.each([
  '1250,50',
  '50,5',
  '5e3',
  '500-800',
  '500 to 800',
  '-500',
  '1.250,50',
  '1.250',
  '1,25',
  '5 00',
  '12,50,50',
  '₹',
  'Rs.',
  '.50',
  '500.',
  'free',
  '0x10',
  '½',
  'Infinity',
])('refuses %s', (typed) => {
  expect(readRupees(typed)).toBeNaN();
});

it.each(['', '  ', '\u200B'])('returns null for an empty text', (typed) => {
  expect(readRupees(typed)).toBeNull();
});

it('returns whole rupees for an amount without paise', () => {
  expect(readWholeRupees('1,250.00')).toBe(1250);
  expect(readWholeRupees('1,250.50')).toBeNaN();
  expect(readWholeRupees('')).toBeNull();
});
