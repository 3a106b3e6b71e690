import { addDays, dayOf, daysBetween, mondayOf, slotsByDay, startOfDay } from './localDays';

test('days are counted by the calendar, over the ends of months and years', () => {
  expect(addDays('2029-12-30', 3)).toBe('2030-01-02');
  expect(daysBetween('2029-12-30', '2030-01-02')).toBe(3);
  expect(daysBetween('2030-01-02', '2029-12-30')).toBe(-3);
});

test.each(['2029-12-31', '2030-01-03', '2030-01-06'])('the week of %s began on its Monday', (day) => {
  expect(mondayOf(day)).toBe('2029-12-31');
});

test('a day begins at midnight', () => {
  expect(startOfDay('2030-03-31')).toEqual(new Date(2030, 2, 31));
  expect(dayOf(startOfDay('2030-03-31'))).toBe('2030-03-31');
});

test('slots are sorted under the day that they start on', () => {
  const slot = (moment: Date) => ({ dateTime: moment.toISOString(), endsAt: moment.toISOString() });
  const evening = slot(new Date(2030, 0, 7, 23, 30));
  const morning = slot(new Date(2030, 0, 8, 9));
  const noon = slot(new Date(2030, 0, 8, 12));
  expect([...slotsByDay([evening, morning, noon])]).toEqual([
    ['2030-01-07', [evening]],
    ['2030-01-08', [morning, noon]],
  ]);
});
