import { Muted } from '@paadam/shared/bookings/screens';
import { formatMoment } from '@paadam/shared/domain';
import { LoadProblem, MoreRows } from '@paadam/shared/loading';
import { Card } from '@paadam/shared/ui';
import { ClassLink } from '../own-classes/ClassLink';
import { ClassSection } from '../own-classes/ClassSection';
import { countOf } from '../own-classes/countOf';
import { LeaveReview } from '../own-classes/LeaveReview';
import type { useReviewsDue } from '../own-classes/useReviewsDue';
import { DueRow } from './reviewParts';

/** The completed classes that the student has not reviewed; nothing where there are none. */
export function ReviewsDue({ due, reload, loadMore, ...paged }: ReturnType<typeof useReviewsDue>) {
  const { list } = paged;
  if (list.status === 'failed' && !list.data) {
    return <LoadProblem problem={list.problem} besideList={false} onRetry={reload} />;
  }
  if (due.length === 0) return null;
  return (
    <ClassSection title="Classes to review" count={countOf(due.length, list.data)}>
      {list.status === 'failed' && <LoadProblem problem={list.problem} besideList onRetry={reload} />}
      <Card as="ul" role="list">
        {due.map((booking) => (
          <DueRow key={booking._id}>
            <div>
              <h3>
                <ClassLink bookingId={booking._id}>{booking.subject.name}</ClassLink>
              </h3>
              <Muted>with {booking.tutor.name}</Muted>
              <Muted as="time" dateTime={booking.dateTime}>
                {formatMoment(booking.dateTime)}
              </Muted>
            </div>
            <div data-actions>
              <LeaveReview booking={booking} />
            </div>
          </DueRow>
        ))}
      </Card>
      <MoreRows paged={paged} what="classes to review" onMore={loadMore} />
    </ClassSection>
  );
}
