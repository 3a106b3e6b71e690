import { replyText } from './replyText';

test.each([
  [0, 'an hour'],
  [60, 'an hour'],
  [61, '2 hours'],
  [90, '2 hours'],
  [23 * 60, '23 hours'],
  [23 * 60 + 1, 'a day'],
  [24 * 60, 'a day'],
  [24 * 60 + 1, '2 days'],
])('%d minutes are told as within %s', (minutes, told) => {
  expect(replyText(minutes)).toBe(`Usually answers within ${told}`);
});
