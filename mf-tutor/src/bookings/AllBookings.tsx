import { groupBySeries, useBookings } from '@paadam/bookings/screens';
import type { Booking } from '@paadam/shared/contract';
import { isUpcoming, isWaiting } from '@paadam/shared/domain';
import { allSettled, firstProblem, LoadProblem, MoreRows, type MoreRowsProps } from '@paadam/shared/loading';
import { dataOf } from '@paadam/shared/state';
import { Badge, Card, EmptyState } from '@paadam/shared/ui';
import { NothingWaitingDrawing } from '@paadam/shared/ui/drawings/NothingWaitingDrawing';
import { Rows } from '@paadam/shared/ui/rows';
import { useNow } from '@paadam/shared/ui/useNow';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId } from 'react';
import * as words from '../messages/bookings';
import { BookingRow } from './BookingRow';
import { BookingsSkeleton } from './BookingsSkeleton';
import { Fold, Groups, Section } from './booking.styles';
import { SeriesRow } from './SeriesRow';

/** All that is of interest: what waits, what comes, and folded away below it what lies behind. */
export function AllBookings() {
  const { requests, upcoming, past, declined, waiting, coming } = useTutorBookings();
  const all = [requests, upcoming, past, declined];
  if (!allSettled(all)) return <BookingsSkeleton />;
  const problem = firstProblem(all);
  const anyShown = all.some(({ list }) => list.data !== undefined);
  const aheadKnown = requests.list.data !== undefined && upcoming.list.data !== undefined;
  return (
    <>
      {problem && <LoadProblem problem={problem.problem} besideList={anyShown} onRetry={problem.retry} />}
      {anyShown && (
        <Groups>
          {aheadKnown && waiting.length + coming.length === 0 && (
            <Card>
              <EmptyState drawing={<NothingWaitingDrawing />} title={words.nothingAhead()}>
                {words.nothingAheadText()}
              </EmptyState>
            </Card>
          )}
          <BookingGroup
            title={words.requests()}
            what={words.requestsLower()}
            bookings={waiting}
            overAll={dataOf(requests.list)?.waitingCount}
            isGrouped
            paged={requests}
          />
          <BookingGroup
            title={words.upcoming()}
            what={words.upcomingLower()}
            bookings={coming}
            overAll={dataOf(upcoming.list)?.upcomingCount}
            paged={upcoming}
          />
          <PastBookings past={past} declined={declined} />
        </Groups>
      )}
    </>
  );
}

type PastBookingsProps = Pick<ReturnType<typeof useTutorBookings>, 'past' | 'declined'>;

/** What lies behind and what was declined, folded away: a visit is about what waits and what comes. */
function PastBookings({ past, declined }: PastBookingsProps) {
  const given = dataOf(past.list)?.rows ?? [];
  const refused = dataOf(declined.list)?.rows ?? [];
  if (given.length + refused.length === 0) return null;
  return (
    <Fold>
      <summary>
        <ChevronRight size={20} aria-hidden />
        {words.pastAndDeclined()}
      </summary>
      <Groups>
        <BookingGroup title={words.past()} what={words.pastLower()} bookings={given} paged={past} />
        <BookingGroup
          title={words.declined()}
          what={words.declinedLower()}
          bookings={refused}
          paged={declined}
        />
      </Groups>
    </Fold>
  );
}

interface BookingGroupProps extends Pick<MoreRowsProps, 'what'> {
  title: string;
  /** Those of the list that are shown. */
  bookings: readonly Booking[];
  /** How many there are over all pages, where that is known. */
  overAll?: number | undefined;
  /** Whether those that were asked for together are one entry. */
  isGrouped?: boolean;
  /** Its list. */
  paged: MoreRowsProps['paged'] & { loadMore: () => void };
}

/** Bookings that stand alike, with their number; nothing where there are none. */
function BookingGroup({ title, what, bookings, overAll, isGrouped = false, paged }: BookingGroupProps) {
  const titleId = useId();
  if (bookings.length === 0) return null;
  const goesOn = Boolean(dataOf(paged.list)?.nextCursor);
  const number = goesOn ? (overAll ?? `${bookings.length}+`) : bookings.length;
  return (
    <Section aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} <Badge>{number}</Badge>
      </h2>
      <Rows role="list">
        {(isGrouped ? groupBySeries(bookings) : bookings.map((booking) => [booking] as const)).map(
          ([first, ...others]) =>
            others.length > 0 ? (
              <SeriesRow key={first._id} bookings={[first, ...others]} />
            ) : (
              <BookingRow key={first._id} booking={first} />
            ),
        )}
      </Rows>
      <MoreRows paged={paged} what={what} onMore={paged.loadMore} />
    </Section>
  );
}

/**
 * The tutor's bookings, each state in the order in which it matters and by pages of its own: the requests that wait and
 * the lessons that come, the soonest first; what lies behind, the latest first. The clock moves a booking on while it is
 * on the screen: then all are loaded again.
 */
const useTutorBookings = () => {
  const now = useNow();
  const requests = useBookings('requests', 'tutor', { status: 'pending', order: 'earliest' });
  const upcoming = useBookings('upcoming', 'tutor', { status: 'accepted', order: 'earliest' });
  const past = useBookings('past', 'tutor', { status: 'completed', order: 'latest' });
  const declined = useBookings('declined', 'tutor', { status: 'declined', order: 'latest' });

  const waiting = (dataOf(requests.list)?.rows ?? []).filter((booking) => isWaiting(booking, now));
  const coming = (dataOf(upcoming.list)?.rows ?? []).filter((booking) => isUpcoming(booking, now));
  const overdue =
    (dataOf(requests.list)?.rows.length ?? 0) > waiting.length ||
    (dataOf(upcoming.list)?.rows.length ?? 0) > coming.length;
  const [reloadRequests, reloadUpcoming, reloadPast] = [requests.reload, upcoming.reload, past.reload];
  useEffect(() => {
    if (!overdue) return;
    reloadRequests();
    reloadUpcoming();
    reloadPast();
  }, [overdue, reloadRequests, reloadUpcoming, reloadPast]);

  return { requests, upcoming, past, declined, waiting, coming };
};
