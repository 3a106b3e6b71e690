import type { Slot, Tutor } from '@paadam/shared/contract';
import { slotsByDay } from '@paadam/shared/domain';
import type { Loadable } from '@paadam/shared/state';
import { ErrorState, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { useId } from 'react';
import { OpenDay } from './OpenDay';
import { Days } from './openDayParts';
import { Panel, Quiet, Small } from './tutorPageParts';

interface OpenTimesProps {
  tutor: Tutor;
  slots: Loadable<Slot[]>;
  onRetry: () => void;
  /** The booking form with a start, or null where there is none. */
  bookingPathOf: (dateTime: string) => string | null;
}

const placeholders = [1, 2, 3, 4, 5, 6];

/** When a lesson of an hour could start in the next two weeks, day by day. */
export function OpenTimes({ tutor, slots, onRetry, bookingPathOf }: OpenTimesProps) {
  const headingId = useId();
  const loading = !slots.data && slots.status !== 'failed';
  const days = [...slotsByDay(slots.data ?? [])];
  return (
    <Panel aria-labelledby={headingId} aria-busy={loading}>
      <div>
        <h2 id={headingId}>Open times</h2>
        <Small>Lessons of an hour in the next 14 days. Choose one to book it.</Small>
      </div>
      {slots.status === 'failed' && (
        <ErrorState title="The open times could not be loaded" onRetry={onRetry}>
          {slots.problem.message}
        </ErrorState>
      )}
      {loading && (
        <>
          <VisuallyHidden role="status">Loading open times…</VisuallyHidden>
          <Days aria-hidden>
            {placeholders.map((place) => (
              <li key={place}>
                <Skeleton height="2.75rem" radius="var(--paadam-radius-control)" />
              </li>
            ))}
          </Days>
        </>
      )}
      {days.length > 0 && (
        <Days>
          {days.map(([day, times], index) => (
            <OpenDay key={day} day={day} slots={times} open={index === 0} bookingPathOf={bookingPathOf} />
          ))}
        </Days>
      )}
      {slots.data && days.length === 0 && (
        <Quiet>
          {tutor.availability.length === 0
            ? `${tutor.name} has not given weekly times. Ask for any time that suits you.`
            : `No open times in the next 14 days. ${tutor.name} may have some later.`}
        </Quiet>
      )}
    </Panel>
  );
}
