import { startOfLongestRunning } from './startOfLongestRunning';

/** On the viewer's clock, as the days are. */
const at = (hour: number, minute = 0) => new Date(2030, 0, 7, hour, minute).getTime();
const startOf = (day: number) => new Date(2030, 0, day).toISOString();

test('is the start of the day, the same all day long', () => {
  expect(startOfLongestRunning(at(16), 120)).toBe(startOf(7));
  expect(startOfLongestRunning(at(23, 59), 120)).toBe(startOf(7));
});

test('is the day before as long as a lesson of yesterday may still run', () => {
  expect(startOfLongestRunning(at(1, 59), 120)).toBe(startOf(6));
  expect(startOfLongestRunning(at(2), 120)).toBe(startOf(7));
});
