import { groupBySeries, StatusFilter, useBookings } from '@paadam/bookings/screens';
import { type BookingStatus, bookingStatuses } from '@paadam/shared/domain';
import { LoadProblem, MoreRows } from '@paadam/shared/loading';
import { useSearchParams } from '@paadam/shared/router';
import { dataOf } from '@paadam/shared/state';
import { Card, EmptyState, PageTitle, VisuallyHidden } from '@paadam/shared/ui';
import { NothingWaitingDrawing } from '@paadam/shared/ui/drawings/NothingWaitingDrawing';
import { Rows } from '@paadam/shared/ui/rows';
import { TimeZoneNote } from '@paadam/shared/ui/TimeZoneNote';
import * as words from '../messages/bookings';
import { AllBookings } from './AllBookings';
import { BookingRow } from './BookingRow';
import { BookingsSkeleton } from './BookingsSkeleton';
import { Filters, Groups } from './booking.styles';
import { Decisions } from './Decisions';
import { SeriesRow } from './SeriesRow';

/** The tutor's bookings, those that wait for an answer first; or those of one status, which stands in the address. */
export default function BookingsPage() {
  const [address, setAddress] = useSearchParams();
  const status = bookingStatuses.find((known) => known === address.get('status'));
  return (
    <Decisions>
      <PageTitle lead={<TimeZoneNote />}>{words.title()}</PageTitle>
      <Filters>
        <StatusFilter
          value={status}
          onChange={(chosen) => setAddress(chosen ? { status: chosen } : {}, { preventScrollReset: true })}
        />
      </Filters>
      {status ? <BookingsInState key={status} status={status} /> : <AllBookings />}
    </Decisions>
  );
}

/** The tutor's bookings of one status; what is still to come the soonest first, all else the latest first. */
function BookingsInState({ status }: { status: BookingStatus }) {
  const order = status === 'pending' || status === 'accepted' ? 'earliest' : 'latest';
  const { list, more, reload, loadMore } = useBookings('in-state', 'tutor', { status, order });
  const rows = dataOf(list)?.rows;
  return (
    <>
      {list.status === 'failed' && (
        <LoadProblem problem={list.problem} besideList={rows !== undefined} onRetry={reload} />
      )}
      {rows && (
        <Groups>
          {rows.length === 0 && (
            <Card>
              <EmptyState drawing={<NothingWaitingDrawing />} title={words.noneInState({ status })}>
                {words.chooseAnother()}
              </EmptyState>
            </Card>
          )}
          {rows.length > 0 && (
            <Rows role="list">
              {(status === 'pending' ? groupBySeries(rows) : rows.map((booking) => [booking] as const)).map(
                ([first, ...others]) =>
                  others.length > 0 ? (
                    <SeriesRow key={first._id} bookings={[first, ...others]} />
                  ) : (
                    <BookingRow key={first._id} booking={first} />
                  ),
              )}
            </Rows>
          )}
          <MoreRows paged={{ list, more }} what={words.bookingsLower()} onMore={loadMore} />
          <VisuallyHidden role="status">
            {list.status === 'loaded' && words.shown({ count: rows.length })}
          </VisuallyHidden>
        </Groups>
      )}
      {!rows && list.status !== 'failed' && <BookingsSkeleton />}
    </>
  );
}
