import type { BookingsPage } from '@paadam/bookings';
import { StatusBadge } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import { MoreRows, type Paged } from '@paadam/shared/loading';
import { Button, Card, EmptyState, StarRating } from '@paadam/shared/ui';
import { Muted } from '@paadam/shared/ui/rows';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/dashboard';
import { ClassLink } from '../own-classes/ClassLink';
import { ClassSection } from '../own-classes/ClassSection';
import { LeaveReview } from '../own-classes/LeaveReview';
import { linkedBox } from '../own-classes/linkedBox';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--paadam-space-1) var(--paadam-space-4);
  align-items: center;
  padding-block: var(--paadam-space-4);
  ${linkedBox}

  /* Its button leaves the text nothing on a phone: it stands below it there. */
  &:lang(ta) {
    display: flex;
    flex-wrap: wrap;

    & > :first-child {
      flex: 1 1 9rem;
      min-width: 0;
    }

    & > [data-actions] {
      margin-inline-start: auto;
    }
  }

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:not(:last-child) {
    border-bottom: 1px solid var(--paadam-line);
  }
`;

const End = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  justify-items: end;
`;

/** A visit is about what comes; the rest is a press away. */
const shownAtFirst = 5;

interface CompletedClassesProps {
  paged: Paged<BookingsPage>;
  /** Those that have ended since the list was loaded. */
  justEnded: readonly Booking[];
  onMore: () => void;
}

/** Given, the latest first. */
export function CompletedClasses({ paged, justEnded, onMore }: CompletedClassesProps) {
  const known = paged.list.data?.rows ?? [];
  const classes = [...justEnded.filter(({ _id }) => !known.some((row) => row._id === _id)), ...known];
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? classes : classes.slice(0, shownAtFirst);
  const folded = classes.length - shownAtFirst;
  return (
    <ClassSection title={words.completedClasses()}>
      {classes.length > 0 ? (
        <Card as="ul" role="list">
          {shown.map((booking) => (
            <CompletedClass key={booking._id} booking={booking} />
          ))}
        </Card>
      ) : (
        <Card>
          <EmptyState title={words.noCompletedClassesYet()} />
        </Card>
      )}
      {folded > 0 && (
        <div>
          <Button variant="secondary" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {isUnfolded ? words.showFewer() : words.showEarlierLessons()}
          </Button>
        </div>
      )}
      {(isUnfolded || folded <= 0) && (
        <MoreRows paged={paged} what={words.completedLessons()} onMore={onMore} />
      )}
    </ClassSection>
  );
}

/** A class that was given, with the stars that the student gave for it, or the way to give some. */
function CompletedClass({ booking }: { booking: Booking }) {
  const { tutor, dateTime, status, rating } = booking;
  return (
    <Row>
      <div>
        <h3>
          <ClassLink bookingId={booking._id}>{booking.subject.name}</ClassLink>
        </h3>
        <Muted>{words.withTutor({ name: tutor.name })}</Muted>
        <Muted as="time" dateTime={dateTime}>
          {formatMoment(dateTime)}
        </Muted>
      </div>
      <End data-actions>
        <StatusBadge status="completed" />
        {rating !== null && <StarRating average={rating} />}
        {rating === null && status === 'completed' && <LeaveReview booking={booking} />}
      </End>
    </Row>
  );
}
