import type { Availability } from '@paadam/shared/contract';
import { weekdays } from '@paadam/shared/domain';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/profiles';
import type { WeeklyHours } from '../availability/expandAvailability';
import { toWeek } from '../availability/toWeek';

/**
 * @param rows as a tutor entered them
 * @returns the same week in order: rows of a day that overlap are made one, rows that only touch stay two
 * @throws HttpError `validation_failed` where a row does not end after its start
 */
export const normaliseWeek = (rows: readonly Availability[]): WeeklyHours[] => {
  const week = toWeek(rows);
  refuseReversed(week);
  return weekdays.flatMap((day) => mergeDay(week.filter((hours) => hours.day === day)));
};

const refuseReversed = (week: readonly WeeklyHours[]): void => {
  const wrong = week.flatMap(({ startMinute, endMinute }, row) =>
    endMinute <= startMinute ? [[`availability.${row}.endTime`, words.endAfterStart]] : [],
  );
  if (wrong.length > 0) {
    throw new HttpError('validation_failed', words.checkWeek, { fields: Object.fromEntries(wrong) });
  }
};

const mergeDay = (day: readonly WeeklyHours[]): WeeklyHours[] => {
  const merged: WeeklyHours[] = [];
  for (const hours of day.toSorted((a, b) => a.startMinute - b.startMinute)) {
    const last = merged.at(-1);
    if (last && hours.startMinute < last.endMinute)
      last.endMinute = Math.max(last.endMinute, hours.endMinute);
    else merged.push({ ...hours });
  }
  return merged;
};
