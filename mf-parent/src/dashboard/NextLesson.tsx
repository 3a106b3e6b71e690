import { startsIn } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment, isUpcoming, paths } from '@paadam/shared/domain';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf, type Loadable } from '@paadam/shared/state';
import { Card, LinkButton, VisuallyHidden } from '@paadam/shared/ui';
import { DateTile } from '@paadam/shared/ui/DateTile';
import { Facts, Muted } from '@paadam/shared/ui/rows';
import { useNow } from '@paadam/shared/ui/useNow';
import { Words } from '@paadam/shared/words';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { FamilyDashboard } from '../family/family';
import * as words from '../messages/dashboard';

const Frame = styled.div`
  container-type: inline-size;
`;

const Next = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: center;

  & > :last-child {
    grid-column: 1 / -1;
  }

  @container (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;

    & > :last-child {
      grid-column: auto;
    }
  }

  & h2 {
    font-size: var(--paadam-text-16);
    font-weight: var(--paadam-weight-strong);
    color: var(--paadam-muted);
  }
`;

const Quiet = styled(Card)`
  display: grid;
  align-items: center;
  min-height: 6rem;
  color: var(--paadam-muted);
`;

const Countdown = styled.p`
  font-size: var(--paadam-text-22);
  font-weight: var(--paadam-weight-heading);
  line-height: var(--paadam-leading-tight);
  color: var(--paadam-brand);
`;

/** The lesson of the family that comes next, or runs: the first thing that a parent looks for. */
export function NextLesson({ bookings }: { bookings: Loadable<FamilyDashboard> }) {
  const now = useNow();
  const data = dataOf(bookings);
  if (!data) return null;
  const next = data.bookings.find((booking) => isUpcoming(booking, now));
  return next ? <Lesson booking={next} now={now} /> : <NoLesson isWaiting={data.waitingCount > 0} />;
}

function NoLesson({ isWaiting }: { isWaiting: boolean }) {
  return <Quiet>{isWaiting ? words.noneAgreed() : words.noneComing()}</Quiet>;
}

function Lesson({ booking, now }: { booking: Booking; now: number }) {
  const titleId = useId();
  const { _id, subject, student, tutor, dateTime, duration } = booking;
  const page = paths.booking('parent', _id);
  const hasPage = useHasPage(page);
  return (
    <Frame>
      <Next as="section" aria-labelledby={titleId}>
        <DateTile instant={dateTime} />
        <Facts>
          <h2 id={titleId}>{words.nextLesson()}</h2>
          <Countdown>{startsIn(dateTime, now)}</Countdown>
          <p>{words.studentsLesson({ student: student.name, subject: subject.name, tutor: tutor.name })}</p>
          <Muted>
            <Words
              of={words.momentAndMins}
              moment={formatMoment(dateTime)}
              minutes={duration}
              time={(text) => <time dateTime={dateTime}>{text}</time>}
            />
          </Muted>
        </Facts>
        {hasPage && (
          <LinkButton to={page} variant="secondary">
            <span>
              <Words of={words.viewNext} hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>} />
            </span>
          </LinkButton>
        )}
      </Next>
    </Frame>
  );
}
