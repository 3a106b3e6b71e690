import { addDays, type Day, dayOf, formatDay } from '@paadam/shared/domain';
import { Badge, VisuallyHidden } from '@paadam/shared/ui';
import type { Key, ReactNode } from 'react';
import { DayColumn, DayHead, Days, Entries, Frame, LongDay, ShortDay } from './weekCalendarParts';

export interface WeekCalendarProps<Entry> {
  /** Names the list of days for assistive technology: 'Your classes by day'. */
  label: string;
  /** The first day of the week shown. */
  monday: Day;
  /** The viewer's today, wherever it lies. */
  today: Day;
  /** In any order; those that do not start in this week are left out. */
  entries: readonly Entry[];
  entryKey: (entry: Entry) => Key;
  /** When it starts, an ISO instant; its day and its place within it follow from this, on the viewer's clock. */
  startOf: (entry: Entry) => string;
  /** What is shown of one; mostly a `WeekEntry`. */
  renderEntry: (entry: Entry) => ReactNode;
}

/**
 * A week of lessons: seven columns, or, where there is little width, a list of the days that have any. The days are
 * headings of level 3, below the week's own in the `WeekSwitch`. Where the week has no lesson, show an `EmptyState`
 * in its place.
 */
export function WeekCalendar<Entry>({
  label,
  monday,
  today,
  entries,
  entryKey,
  startOf,
  renderEntry,
}: WeekCalendarProps<Entry>) {
  const momentOf = (entry: Entry) => new Date(startOf(entry));
  const inOrder = entries.toSorted((one, other) => momentOf(one).getTime() - momentOf(other).getTime());
  return (
    <Frame>
      <Days aria-label={label}>
        {[0, 1, 2, 3, 4, 5, 6].map((place) => {
          const day = addDays(monday, place);
          const ofDay = inOrder.filter((entry) => dayOf(momentOf(entry)) === day);
          return (
            <DayColumn
              key={day}
              aria-current={day === today ? 'date' : undefined}
              $empty={ofDay.length === 0}
            >
              <DayHead>
                <LongDay>{formatDay(day)}</LongDay>
                <ShortDay aria-hidden>
                  {formatDay(day, { weekday: 'short' })}
                  <b>{formatDay(day, { day: 'numeric' })}</b>
                </ShortDay>
                {day === today && <Badge tone="brand">Today</Badge>}
              </DayHead>
              {ofDay.length > 0 ? (
                <Entries>
                  {ofDay.map((entry) => (
                    <li key={entryKey(entry)}>{renderEntry(entry)}</li>
                  ))}
                </Entries>
              ) : (
                <VisuallyHidden as="p">No lessons</VisuallyHidden>
              )}
            </DayColumn>
          );
        })}
      </Days>
    </Frame>
  );
}
