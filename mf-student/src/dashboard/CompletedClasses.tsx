import type { BookingsPage } from '@paadam/shared/bookings';
import type { Booking } from '@paadam/shared/contract';
import { MoreRows, type Paged } from '@paadam/shared/loading';
import { Card, EmptyState } from '@paadam/shared/ui';
import { ClassSection } from '../own-classes/ClassSection';
import { CompletedClass } from './CompletedClass';

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
  return (
    <ClassSection title="Completed Classes">
      {classes.length > 0 ? (
        <Card as="ul" role="list">
          {classes.map((booking) => (
            <CompletedClass key={booking._id} booking={booking} />
          ))}
        </Card>
      ) : (
        <Card>
          <EmptyState title="No completed classes yet" />
        </Card>
      )}
      <MoreRows paged={paged} what="completed classes" onMore={onMore} />
    </ClassSection>
  );
}
