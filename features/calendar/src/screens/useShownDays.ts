import { addDays, type Day, mondayOf, startOfDay } from '@paadam/shared/domain';
import { useQuery } from '@paadam/shared/ui/useQuery';

export const calendarViews = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text).getTime());

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** @returns the first day of the month that lies so many months away; each month has a day within 31 of the 15th before */
const monthsOn = (day: Day, months: 1 | -1): Day =>
  firstOfMonth(addDays(`${day.slice(0, 8)}15`, months * 31));

/**
 * What the page's address asks for: "?week=2026-11-23&view=day", in which any day of a week, or of a month, stands for it. Else it
 * is today.
 *
 * @param today of the viewer
 * @param isNarrow there is no room for seven columns: a week is looked at day by day
 */
export const useShownDays = (today: Day, isNarrow: boolean) => {
  const { shown, latest, go } = useQuery();
  const asked = shown.get('week') ?? '';
  const day = isDay(asked) ? asked : today;
  const named = calendarViews.find((one) => one === shown.get('view')) ?? 'week';
  const view: CalendarView = isNarrow && named === 'week' ? 'day' : named;
  const [from, next, before] = {
    day: [day, addDays(day, 1), addDays(day, -1)] as const,
    week: [mondayOf(day), addDays(mondayOf(day), 7), addDays(mondayOf(day), -7)] as const,
    month: [firstOfMonth(day), monthsOn(day, 1), monthsOn(day, -1)] as const,
  }[view];

  const change = (name: string, value: string | null) => {
    const query = new URLSearchParams(latest.current);
    if (value === null) query.delete(name);
    else query.set(name, value);
    go(query);
  };
  return {
    view,
    /** The first of the days, and the first after them. */
    from,
    to: next,
    isToday: from <= today && today < next,
    showBefore: () => change('week', before),
    showNext: () => change('week', next),
    showToday: () => change('week', null),
    showDay: (one: Day) => change('week', one),
    showAs: (one: CalendarView) => change('view', one),
  };
};

export type ShownDays = ReturnType<typeof useShownDays>;
