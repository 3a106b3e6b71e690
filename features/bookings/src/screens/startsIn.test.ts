import { formatTime } from '@paadam/shared/domain';
import { startsIn } from './startsIn';

/** On the viewer's clock. */
const at = (day: number, hour: number, minute = 0) => new Date(2030, 0, day, hour, minute);
const now = at(7, 10).getTime();

test.each([
  ['Starts in 1 minute', new Date(now + 20_000)],
  ['Starts in 25 minutes', at(7, 10, 25)],
  ['Starts in 3 hours', at(7, 13)],
  ['Starts in 12 hours', at(7, 21, 50)],
  ['Tomorrow', at(8, 10)],
  ['In 2 days', at(9, 8)],
  ['In 30 days', at(37, 8)],
])('says "%s"', (words, start) => {
  expect(startsIn(start.toISOString(), now)).toBe(words);
});

test('counts hours, not days, across midnight', () => {
  expect(startsIn(at(8, 1).toISOString(), at(7, 23).getTime())).toBe('Starts in 2 hours');
});

test('says since when a class is under way', () => {
  const start = at(7, 9, 30).toISOString();
  expect(startsIn(start, now)).toBe(`Under way since ${formatTime(start)}`);
});
