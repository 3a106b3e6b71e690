import { type Weekday, weekdays } from '@paadam/shared/domain';
import { type HoursRow, nextRowId } from './draft';

/** @returns the rows with the hours of one day in place of those of others, in the order of the week */
export const copyHours = (rows: readonly HoursRow[], from: Weekday, to: readonly Weekday[]): HoursRow[] => {
  const model = rows.filter(({ day }) => day === from);
  const kept = rows.filter(({ day }) => day === from || !to.includes(day));
  const copies = to.filter((day) => day !== from).flatMap((day) => model.map((row) => ({ ...row, day })));
  const firstId = nextRowId(rows);
  return [...kept, ...copies.map((row, place) => ({ ...row, id: firstId + place }))].sort(
    (one, other) =>
      weekdays.indexOf(one.day) - weekdays.indexOf(other.day) || one.startTime.localeCompare(other.startTime),
  );
};
