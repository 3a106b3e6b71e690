import { noticeText } from './noticeText';

it.each([
  [0, ''],
  [30, ''],
  [60, 'books from 1 hour ahead'],
  [120, 'books from 2 hours ahead'],
  [1440, 'books from tomorrow'],
  [1500, 'books from 2 days ahead'],
  [10_080, 'books from 7 days ahead'],
])('a notice of %d minutes is told as "%s"', (minutes, told) => {
  expect(noticeText(minutes)).toBe(told);
});
