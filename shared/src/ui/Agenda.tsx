import { addDays, type Day, dayOf, formatDay } from '@paadam/shared/domain';
import { Badge } from '@paadam/shared/ui';
import type { Key, ReactNode } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`;

const Days = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
`;

const DayPart = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--paadam-space-3);
  min-width: 0;
`;

const DayHead = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-1) var(--paadam-space-2);
`;

const Entries = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-2);
`;

interface AgendaProps<Entry> {
  /** Names the list of days for assistive technology: 'Your lessons by day'. */
  label: string;
  /** The first day, and the first after the last. */
  from: Day;
  to: Day;
  /** The viewer's today, wherever it lies. */
  today: Day;
  /** In any order; those that do not start in these days are left out. */
  entries: readonly Entry[];
  entryKey: (entry: Entry) => Key;
  /** When it starts, an ISO instant; its day and its place within it follow from this, on the viewer's clock. */
  startOf: (entry: Entry) => string;
  /** What is shown of one; mostly an `AgendaEntry`. */
  renderEntry: (entry: Entry) => ReactNode;
}

/**
 * What some days hold: a list of those that hold anything. The days are headings of level 3. Where none does, show an
 * `EmptyState` in its place.
 */
export function Agenda<Entry>({
  label,
  from,
  to,
  today,
  entries,
  entryKey,
  startOf,
  renderEntry,
}: AgendaProps<Entry>) {
  const momentOf = (entry: Entry) => new Date(startOf(entry));
  const inOrder = entries.toSorted((one, other) => momentOf(one).getTime() - momentOf(other).getTime());
  const days: Day[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return (
    <Frame>
      <Days aria-label={label}>
        {days.map((day) => {
          const ofDay = inOrder.filter((entry) => dayOf(momentOf(entry)) === day);
          return (
            ofDay.length > 0 && (
              <DayPart key={day} aria-current={day === today ? 'date' : undefined}>
                <DayHead>
                  {formatDay(day)}
                  {day === today && <Badge tone="brand">{words.today()}</Badge>}
                </DayHead>
                <Entries>
                  {ofDay.map((entry) => (
                    <li key={entryKey(entry)}>{renderEntry(entry)}</li>
                  ))}
                </Entries>
              </DayPart>
            )
          );
        })}
      </Days>
    </Frame>
  );
}
