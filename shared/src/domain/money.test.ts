import { minutesOf } from './durations';
import { formatCount, formatPaise, formatRupees, priceOf } from './money';

test.each([
  ['1', 600, 60_000],
  ['1.5', 601, 90_150],
  ['2', 1, 200],
] as const)('a lesson of %s h at ₹%d an hour costs %d paise', (duration, hourlyRate, paise) => {
  expect(priceOf(hourlyRate, minutesOf(duration))).toBe(paise);
});

test('a price is a whole number of paise, half of one rounded up', () => {
  expect(priceOf(1, 1)).toBe(2);
  expect(priceOf(3, 1)).toBe(5);
  expect(priceOf(1, 0.3)).toBe(1);
});

test.each([
  [0, '₹0'],
  [99_900, '₹999'],
  [12_345_600, '₹1,23,456'],
  [1_00_00_000_00, '₹1,00,00,000'],
  [90_150, '₹901.50'],
  [5, '₹0.05'],
])('%d paise read %s', (paise, text) => {
  expect(formatPaise(paise)).toBe(text);
});

test.each([
  [7, '7'],
  [862, '862'],
  [5_000, '5,000'],
  [72_877, '72,877'],
  [12_34_567, '12,34,567'],
  [100_00_00_000, '1,00,00,00,000'],
])('%d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
  expect(formatCount(count)).toBe(count.toLocaleString('en-IN'));
});

test('what is owed is written with its sign', () => {
  expect(formatPaise(-90_150)).toBe('-₹901.50');
});

test('rupees are grouped as in India', () => {
  expect(formatRupees(1_23_456)).toBe('₹1,23,456');
});
