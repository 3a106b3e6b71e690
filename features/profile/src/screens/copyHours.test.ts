import { copyHours } from './copyHours';
import type { HoursRow } from './draft';

const row = (id: number, day: HoursRow['day'], startTime: string): HoursRow => ({
  id,
  day,
  startTime,
  endTime: '20:00',
});

test('puts one day’s hours in place of those of others, in the order of the week, and leaves the rest', () => {
  const rows = [row(0, 'Friday', '08:00'), row(1, 'Monday', '09:00'), row(2, 'Monday', '17:00')];
  rows.push(row(3, 'Sunday', '10:00'));
  const copied = copyHours(rows, 'Monday', ['Tuesday', 'Friday']);
  expect(copied.map(({ day, startTime }) => `${day} ${startTime}`)).toEqual([
    'Monday 09:00',
    'Monday 17:00',
    'Tuesday 09:00',
    'Tuesday 17:00',
    'Friday 09:00',
    'Friday 17:00',
    'Sunday 10:00',
  ]);
  expect(new Set(copied.map(({ id }) => id)).size).toBe(7);
});
