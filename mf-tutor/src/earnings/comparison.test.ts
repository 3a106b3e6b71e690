import { comparison } from './comparison';

test.each([
  [150_000, 100_000, '₹500 more than in December 2029'],
  [0, 123_450, '₹1,234.50 less than in December 2029'],
  [70_000, 70_000, 'As much as in December 2029'],
])('%d against %d is %s', (now, before, words) => {
  expect(comparison(now, before, 'December 2029')).toBe(words);
});
