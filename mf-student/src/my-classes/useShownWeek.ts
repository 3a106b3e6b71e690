import { type Day, dayOf, mondayOf, startOfDay } from '@paadam/shared/domain';
import { useNow } from '@paadam/shared/ui/useNow';
import { useSearchParams } from 'react-router-dom';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text).getTime());

/** The week that the page's address names, "?week=2026-11-16"; any day of a week stands for it. Else this week. */
export const useShownWeek = () => {
  const now = useNow();
  const today = dayOf(new Date(now));
  const [search, setSearch] = useSearchParams();
  const asked = search.get('week') ?? '';

  const withParam = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  const go = (next: URLSearchParams) => setSearch(next, { preventScrollReset: true });

  return {
    now,
    today,
    monday: mondayOf(isDay(asked) ? asked : today),
    showWeek: (monday: Day) => go(withParam('week', monday)),
    /** Also those that will not take place any more. */
    showsAll: search.get('show') === 'all',
    showAll: (all: boolean) => go(withParam('show', all ? 'all' : null)),
    /** @returns the address of the week that the day lies in */
    pathOfWeek: (day: Day) => `?${withParam('week', mondayOf(day))}`,
  };
};
