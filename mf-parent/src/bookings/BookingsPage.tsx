import {
  CancelDialog,
  groupBySeries,
  mayCancel,
  SeriesDialog,
  StatusFilter,
  useBookings,
} from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { LoadProblem, MoreRows } from '@paadam/shared/loading';
import { useHasPage } from '@paadam/shared/portal';
import { dataOf } from '@paadam/shared/state';
import { Button, Card, EmptyState, LinkButton, PageTitle, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { NoLessonsDrawing } from '@paadam/shared/ui/drawings/NoLessonsDrawing';
import { NothingWaitingDrawing } from '@paadam/shared/ui/drawings/NothingWaitingDrawing';
import { useFocusAfter } from '@paadam/shared/ui/focus';
import { Rows } from '@paadam/shared/ui/rows';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import { useNow } from '@paadam/shared/ui/useNow';
import { useState } from 'react';
import { ChildFilter } from '../family-filter/ChildFilter';
import { FilterRow } from '../family-filter/FilterRow';
import { useFamilyFilter } from '../family-filter/useFamilyFilter';
import * as words from '../messages/bookings';
import { BookingCard } from './BookingCard';
import { Actions, Frame, Room } from './booking.styles';
import { SeriesCard } from './SeriesCard';

/** The lessons of all children, or of one, in every state. */
export default function BookingsPage() {
  const { children, child, status, choose, clear } = useFamilyFilter();
  const { list, more, reload, loadMore } = useBookings(
    'family',
    child ? 'student' : 'parent',
    status && { status },
    child,
  );
  const rows = dataOf(list)?.rows;
  const now = useNow();
  const [toCancel, setToCancel] = useState<{ booking: Booking; isSeries: boolean } | null>(null);
  const place = useFocusAfter<HTMLElement>(toCancel !== null, rows);
  return (
    <>
      <PageTitle lead={<TimeZoneNote />}>{words.title()}</PageTitle>
      <FilterRow>
        {children.length > 1 && (
          <ChildFilter linked={children} value={child} onChange={(chosen) => choose('child', chosen)} />
        )}
        <StatusFilter value={status} onChange={(chosen) => choose('status', chosen)} />
      </FilterRow>
      <VisuallyHidden role="status">
        {list.status === 'loaded' &&
          (child || status) &&
          words.bookingsShown({ count: list.data.rows.length })}
      </VisuallyHidden>
      <Room ref={place} tabIndex={-1} aria-label={words.list()} aria-busy={list.status === 'loading'}>
        {list.status === 'failed' && (
          <LoadProblem problem={list.problem} besideList={Boolean(rows)} onRetry={reload} />
        )}
        {rows?.length === 0 && <NoBookings filtered={Boolean(child || status)} onClear={clear} />}
        {rows && rows.length > 0 && (
          <Rows role="list">
            {groupBySeries(rows, (booking) => mayCancel(booking, 'parent', now)).map((entry) => {
              const [booking] = entry;
              const mayEnd = mayCancel(booking, 'parent', now);
              return entry.length > 1 ? (
                <SeriesCard
                  key={booking._id}
                  bookings={entry}
                  onCancel={() => setToCancel({ booking, isSeries: true })}
                />
              ) : (
                <BookingCard
                  key={booking._id}
                  booking={booking}
                  onCancel={mayEnd ? () => setToCancel({ booking, isSeries: false }) : undefined}
                />
              );
            })}
          </Rows>
        )}
        {!rows && list.status !== 'failed' && <BookingsSkeleton />}
        {rows && <MoreRows paged={{ list, more }} what={words.what()} onMore={loadMore} />}
      </Room>
      {toCancel && !toCancel.isSeries && (
        <CancelDialog booking={toCancel.booking} onClose={() => setToCancel(null)} />
      )}
      {toCancel?.isSeries && (
        <SeriesDialog
          booking={toCancel.booking}
          status="cancelled"
          who="parent"
          onClose={() => setToCancel(null)}
        />
      )}
    </>
  );
}

interface NoBookingsProps {
  /** A filter is set: other bookings may be there. */
  filtered: boolean;
  onClear: () => void;
}

/** In place of the bookings, where there are none. */
function NoBookings({ filtered, onClear }: NoBookingsProps) {
  const hasTutors = useHasPage('/tutors');
  return (
    <Card>
      {filtered ? (
        <EmptyState
          drawing={<NothingWaitingDrawing />}
          title={words.noBookingsLikeThese()}
          action={
            <Button variant="secondary" onClick={onClear}>
              {words.showAllBookings()}
            </Button>
          }
        >
          {words.chooseOthers()}
        </EmptyState>
      ) : (
        <EmptyState
          drawing={<NoLessonsDrawing />}
          title={words.noBookingsYet()}
          action={hasTutors && <LinkButton to="/tutors">{words.findATutor()}</LinkButton>}
        >
          {words.noBookingsText()}
        </EmptyState>
      )}
    </Card>
  );
}

/** Bookings on their way. */
function BookingsSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{words.loadingBookings()}</VisuallyHidden>
      <Rows aria-hidden>
        {[1, 2, 3, 4, 5].map((place) => (
          <Frame as="li" key={place}>
            <Skeleton width="4rem" height="4.25rem" radius="var(--paadam-radius-control)" />
            <Skeleton width="16rem" height="5.4rem" />
            <Actions>
              <Skeleton width="9rem" height="2.75rem" radius="var(--paadam-radius-control)" />
            </Actions>
          </Frame>
        ))}
      </Rows>
    </>
  );
}
