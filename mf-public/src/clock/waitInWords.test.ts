import { speak } from '@paadam/shared/words/language';
import { waitInWords } from './waitInWords';

it.each([
  [0, '1 second', '1 सेकंड'],
  [61, '2 minutes', '2 मिनट'],
  [5_401, '2 hours', '2 घंटे'],
])('a wait of %d seconds is %s, and in Hindi %s', (seconds, english, hindi) => {
  expect([waitInWords(seconds), speak('hi', () => waitInWords(seconds))]).toEqual([english, hindi]);
});
