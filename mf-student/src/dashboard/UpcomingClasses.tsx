import type { BookingsPage } from '@paadam/shared/bookings';
import { JoinLink, Rows } from '@paadam/shared/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { MoreRows, type Paged } from '@paadam/shared/loading';
import { Card, EmptyState } from '@paadam/shared/ui';
import { ClassCard } from '../own-classes/ClassCard';
import { ClassSection } from '../own-classes/ClassSection';
import { countOf } from '../own-classes/countOf';
import { FindTutor } from '../own-classes/FindTutor';

interface UpcomingClassesProps {
  paged: Paged<BookingsPage>;
  /** Those of the list that are not over. */
  classes: readonly Booking[];
  /** Milliseconds of the epoch. */
  now: number;
  onMore: () => void;
}

/** Accepted, and not over yet. */
export function UpcomingClasses({ paged, classes, now, onMore }: UpcomingClassesProps) {
  return (
    <ClassSection title="Upcoming Classes" count={countOf(classes.length, paged.list.data)}>
      {classes.length > 0 ? (
        <Rows role="list">
          {classes.map((booking) => (
            <ClassCard key={booking._id} booking={booking}>
              <JoinLink booking={booking} now={now} />
            </ClassCard>
          ))}
        </Rows>
      ) : (
        <Card>
          <EmptyState title="No upcoming classes scheduled" action={<FindTutor />} />
        </Card>
      )}
      <MoreRows paged={paged} what="upcoming classes" onMore={onMore} />
    </ClassSection>
  );
}
