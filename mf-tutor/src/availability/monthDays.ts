import { addDays, type Day, mondayOf } from '@paadam/shared/domain';

/** @returns "2026-11" */
export const monthOf = (day: Day): string => day.slice(0, 7);

/** @returns the same day, so many months later, or the last of that month */
export const nextMonth = (day: Day, months: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const first = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  const wanted = addDays(first, date - 1);
  if (monthOf(wanted) === monthOf(first)) return wanted;
  return addDays(wanted, -Number(wanted.slice(8)));
};

/** @param month "2026-11" @returns its weeks, from Monday on, with the days of its neighbours at both ends */
export const weeksOf = (month: string): Day[][] => {
  const weeks: Day[][] = [];
  for (let monday = mondayOf(`${month}-01`); weeks.length === 0 || monthOf(monday) === month; ) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
    monday = addDays(monday, 7);
  }
  return weeks;
};
