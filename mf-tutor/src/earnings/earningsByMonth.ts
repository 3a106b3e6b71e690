import type { EarningsMonth } from '@paadam/shared/contract';
import { addMonths, type MonthId, monthsBetween } from './months';

/** So that a chart of the first lessons is a chart. */
const monthsAtLeast = 6;

export interface MonthOfEarnings extends EarningsMonth {
  /** Paise of `total` for lessons that are accepted and not given yet. */
  expected: number;
}

const nothingIn = (month: MonthId): MonthOfEarnings => ({ month, total: 0, expected: 0, lessons: [] });

const withExpected = (month: EarningsMonth): MonthOfEarnings => ({
  ...month,
  expected: month.lessons.reduce((sum, { status, price }) => sum + (status === 'accepted' ? price : 0), 0),
});

/**
 * @param earned the months that have lessons, in any order
 * @param thisMonth by the tutor's calendar
 * @returns every month up to the present, or to the last with a lesson, in the order of time; those without lessons
 *   with nothing in them
 */
export const earningsByMonth = (earned: readonly EarningsMonth[], thisMonth: MonthId): MonthOfEarnings[] => {
  const known = new Map(earned.map((month) => [month.month, withExpected(month)]));
  const ids = [...known.keys(), thisMonth, addMonths(thisMonth, 1 - monthsAtLeast)].sort();
  return monthsBetween(ids[0] ?? thisMonth, ids.at(-1) ?? thisMonth).map(
    (month) => known.get(month) ?? nothingIn(month),
  );
};
