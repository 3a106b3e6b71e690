import { useBookings } from '@paadam/bookings/screens';
import { addDays, type BookingStatus, type Day, dayOf, mondayOf, startOfDay } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { LinkButton, PageTitle } from '@paadam/shared/ui';
import { Checkbox } from '@paadam/shared/ui/Checkbox';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { useQuery } from '@paadam/shared/ui/useQuery';
import { WeekSwitch } from '@paadam/shared/ui/WeekSwitch';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/my-classes';
import { ClassDialogs } from '../own-classes/ClassDialogs';
import { type Week, WeekOfClasses } from './WeekOfClasses';

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOfDay(text).getTime());

/**
 * The week that the page's address names, "?week=2026-11-16"; any day of a week stands for it. Else the seven days from
 * today.
 */
const useShownWeek = () => {
  const now = useNow();
  const today = dayOf(new Date(now));
  const { shown, latest, go } = useQuery();
  const asked = shown.get('week') ?? '';

  const withParam = (query: URLSearchParams, name: string, value: string | null) => {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };

  return {
    now,
    today,
    from: isDay(asked) ? mondayOf(asked) : today,
    /** Null: the seven days from today. */
    showWeek: (monday: Day | null) => go(withParam(latest.current, 'week', monday)),
    /** Also those that will not take place any more. */
    showsAll: shown.get('show') === 'all',
    showAll: (all: boolean) => go(withParam(latest.current, 'show', all ? 'all' : null)),
    /** @returns the address of the week that the day lies in */
    pathOfWeek: (day: Day) => `?${withParam(shown, 'week', mondayOf(day))}`,
  };
};

/** What decides which classes are shown. */
const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
  margin-bottom: calc(-1 * var(--paadam-space-4));
`;

/** The student's classes: the next seven days, and week by week. */
export default function ClassesPage() {
  const week = useShownWeek();
  const hasCalendar = useHasPage('/student/calendar');
  const { from, today, now, showsAll, pathOfWeek } = week;
  const Classes = showsAll ? AllClasses : ShownClasses;
  return (
    <ClassDialogs>
      <PageTitle
        lead={<TimeZoneNote />}
        actions={
          hasCalendar && (
            <LinkButton to="/student/calendar" variant="secondary">
              {words.calendar()}
            </LinkButton>
          )
        }
      >
        {words.myClasses()}
      </PageTitle>
      <Controls>
        <WeekSwitch from={from} today={today} onChange={week.showWeek} />
        <Checkbox
          label={words.showAll()}
          checked={showsAll}
          onChange={(event) => week.showAll(event.target.checked)}
        />
      </Controls>
      <Classes from={from} today={today} now={now} pathOfWeek={pathOfWeek} />
    </ClassDialogs>
  );
}

/** The week with all that was ever asked for in it. */
function AllClasses(week: Week) {
  const shown = useWeekOfClasses(week.from);
  const cancelled = useWeekOfClasses(week.from, 'cancelled');
  const expired = useWeekOfClasses(week.from, 'expired');
  return <WeekOfClasses {...week} lists={[shown, cancelled, expired]} />;
}

/** The week without what was cancelled or has expired. */
function ShownClasses(week: Week) {
  const shown = useWeekOfClasses(week.from);
  return <WeekOfClasses {...week} lists={[shown]} />;
}

/**
 * The student's classes of one week, all of them: a week is not read page by page.
 *
 * @param status one of the states that lists leave out; absent: all the others
 */
const useWeekOfClasses = (from: Day, status?: BookingStatus) => {
  const bookings = useBookings(`week of ${from} ${status ?? ''}`, 'student', {
    from: startOfDay(from).toISOString(),
    to: startOfDay(addDays(from, 7)).toISOString(),
    order: 'earliest',
    ...(status && { status }),
  });
  const { list, more, loadMore } = bookings;
  const goesOn = list.status === 'loaded' && list.data.nextCursor !== null && more.status !== 'failed';
  const cursor = list.data?.nextCursor;
  useEffect(() => {
    if (goesOn && cursor) loadMore();
  }, [goesOn, cursor, loadMore]);
  return bookings;
};
