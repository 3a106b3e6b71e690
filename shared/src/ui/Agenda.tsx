import { addDays, type Day, dayOf, formatDay } from '@paadam/shared/domain';
import { Badge, VisuallyHidden } from '@paadam/shared/ui';
import type { Key, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { visuallyHidden } from './VisuallyHidden';

/** From here on there is room for seven columns. */
const asColumns = '@container (min-width: 54rem)';

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`;

const Days = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);

  ${asColumns} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: var(--paadam-space-2);
  }
`;

const empty = css`
  display: none;

  ${asColumns} {
    display: grid;
    color: var(--paadam-muted);
  }
`;

const DayColumn = styled.li<{ $empty: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--paadam-space-3);
  min-width: 0;
  ${({ $empty }) => $empty && empty}

  ${asColumns} {
    gap: var(--paadam-space-2);
    min-height: 14rem;
    padding: var(--paadam-space-1);
    border-radius: var(--paadam-radius-control);
    background: color-mix(in srgb, var(--paadam-ink) 4%, transparent);

    &[aria-current='date'] {
      box-shadow: 0 0 0 2px var(--paadam-brand);
    }
  }
`;

const DayHead = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-2);

  ${asColumns} {
    min-height: 3.5rem;
    align-items: start;
    justify-content: space-between;
    padding: var(--paadam-space-1) var(--paadam-space-1) 0 var(--paadam-space-2);
    font-size: var(--paadam-text-16);
  }
`;

const LongDay = styled.span`
  ${asColumns} {
    ${visuallyHidden}
  }
`;

const ShortDay = styled.span`
  display: none;

  ${asColumns} {
    display: grid;
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-strong);
    line-height: 1.3;

    & b {
      font-size: var(--paadam-text-22);
      line-height: 1.2;
    }
  }
`;

const Entries = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
`;

interface WeekCalendarProps<Entry> {
  /** Names the list of days for assistive technology: 'Your lessons by day'. */
  label: string;
  /** The first of the seven days shown. */
  from: Day;
  /** The viewer's today, wherever it lies. */
  today: Day;
  /** In any order; those that do not start in these days are left out. */
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
  from,
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
          const day = addDays(from, place);
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
