import type { useBookings } from '@paadam/shared/bookings/screens';
import type { Day } from '@paadam/shared/domain';
import { allSettled, firstProblem, LoadProblem, MoreRows } from '@paadam/shared/loading';
import { WeekCalendar } from '@paadam/shared/ui/WeekCalendar';
import { ClassEntry } from './ClassEntry';
import { NothingThisWeek } from './NothingThisWeek';
import { WeekSkeleton } from './WeekSkeleton';

export interface Week {
  monday: Day;
  today: Day;
  /** Milliseconds of the epoch. */
  now: number;
  /** The address of the week that a day lies in. */
  pathOfWeek: (day: Day) => string;
}

interface WeekOfClassesProps extends Week {
  /** What the week holds, in one list or several. */
  lists: ReturnType<typeof useBookings>[];
}

/** A week's classes, each with its state and what can be done. */
export function WeekOfClasses({ lists, monday, today, now, pathOfWeek }: WeekOfClassesProps) {
  const failed = firstProblem(lists);
  const known = lists.filter(({ list }) => list.data);
  const bookings = known.flatMap(({ list }) => list.data?.rows ?? []);
  if (!allSettled(lists)) return <WeekSkeleton />;
  return (
    <>
      {failed && (
        <LoadProblem problem={failed.problem} besideList={known.length > 0} onRetry={failed.retry} />
      )}
      {bookings.length > 0 && (
        <WeekCalendar
          label="Your classes by day"
          monday={monday}
          today={today}
          entries={bookings}
          entryKey={({ _id }) => _id}
          startOf={({ dateTime }) => dateTime}
          renderEntry={(booking) => <ClassEntry booking={booking} now={now} />}
        />
      )}
      {known.length === lists.length && bookings.length === 0 && (
        <NothingThisWeek now={now} today={today} pathOfWeek={pathOfWeek} />
      )}
      {known.map(
        (list, index) =>
          list.more.status === 'failed' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place
            <MoreRows key={index} paged={list} what="classes" onMore={list.loadMore} />
          ),
      )}
    </>
  );
}
