import { waitInWords } from './waitInWords';

it.each([
  [40, '40 seconds'],
  [60, '1 minute'],
  [900, '15 minutes'],
  [5_401, '2 hours'],
])('a wait of %d seconds is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
