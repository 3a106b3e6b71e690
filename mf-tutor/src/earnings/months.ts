import { formatDay } from '@paadam/shared/domain';

/** A month of the tutor's calendar, "2030-01". */
export type MonthId = string;

const firstOf = (month: MonthId): Date => new Date(`${month}-01T00:00:00Z`);

export const addMonths = (month: MonthId, months: number): MonthId => {
  const first = firstOf(month);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
};

const inWords = (month: MonthId, length: 'long' | 'short'): string =>
  formatDay(`${month}-01`, { month: length, year: 'numeric' });

/** @returns "January 2030" */
export const monthName = (month: MonthId): string => inWords(month, 'long');

/** @returns "Jan 2030" */
export const shortMonthName = (month: MonthId): string => inWords(month, 'short');

/** @returns each month from the first to the last of them; none where the first comes after the last */
export const monthsBetween = (first: MonthId, last: MonthId): MonthId[] => {
  const months: MonthId[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
};
