import { speak } from './spokenLanguage';
import { waitInWords } from './waitInWords';

test.each([
  [0, '1 second'],
  [40, '40 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [5_401, '2 hours'],
])('a wait of %d seconds is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});

test('in the language that is spoken', () => {
  expect(speak('ta', () => [60, 900].map(waitInWords))).toEqual(['1 நிமிடம்', '15 நிமிடங்கள்']);
  expect(speak('hi', () => [40, 5_401].map(waitInWords))).toEqual(['40 सेकंड', '2 घंटे']);
});
