import type { Answer, Booking, Calls } from '@paadam/shared/contract';
import type { UnknownAction } from '@paadam/shared/state';
import {
  callApi,
  createPagedSlice,
  type Page,
  type PageQuery,
  type SagaGenerator,
} from '@paadam/shared/state';
import { type BookingsQuestion, isAnswerTo } from './bookingsQuestion';
import { bookingsActions, changesBookings } from './bookingsSlice';

export interface BookingsPage extends Page<Booking> {
  /** A student's accepted and completed lessons over all pages. */
  sessionCount?: number;
  /** Accepted lessons that have not ended, over all pages and whatever the list is narrowed to. */
  upcomingCount: number;
  /** Requests that wait for the tutor, likewise. */
  waitingCount: number;
}

/** A screen may show several lists, each under a name of its own. */
export interface ListedQuestion extends BookingsQuestion {
  list: string;
}

function* fetchPage(
  page: PageQuery,
  { list: _, role, id, ...question }: ListedQuestion,
): SagaGenerator<BookingsPage> {
  const query = { ...question, ...page };
  if (role === 'tutor') return toPage(yield* callApi((api) => api.tutorBookings({ params: { id }, query })));
  if (role === 'parent') {
    return toPage(yield* callApi((api) => api.parentBookings({ params: { parentId: id }, query })));
  }
  const answer = yield* callApi((api) => api.studentBookings({ params: { id }, query }));
  return { ...toPage(answer), sessionCount: answer.sessionCount };
}

const toPage = ({
  data,
  nextCursor,
  upcomingCount,
  waitingCount,
}: Answer<Calls['tutorBookings']>): BookingsPage => ({ rows: data, nextCursor, upcomingCount, waitingCount });

/** What has been done to a booking shows at once, also in lists that are not on the screen. */
const followChange = (page: BookingsPage, action: UnknownAction, question: ListedQuestion): BookingsPage => {
  const { bookingCreated, bookingChanged, bookingReviewed } = bookingsActions;
  if (bookingCreated.match(action)) {
    const { booking } = action.payload;
    return isAnswerTo(booking, question)
      ? { ...page, rows: addInOrder(page, booking, question.order) }
      : page;
  }
  if (bookingChanged.match(action)) {
    const { booking } = action.payload;
    const stays = isAnswerTo(booking, question) ? [booking] : [];
    return { ...page, rows: page.rows.flatMap((row) => (row._id === booking._id ? stays : [row])) };
  }
  if (bookingReviewed.match(action)) {
    const { booking, rating } = action.payload.review;
    return { ...page, rows: page.rows.map((row) => (row._id === booking ? { ...row, rating } : row)) };
  }
  return page;
};

/**
 * @returns the rows with a new booking where the server's order has it. Beyond the last row of a list that goes on, it
 *   is on a page that is not there yet.
 */
const addInOrder = (
  { rows, nextCursor }: BookingsPage,
  booking: Booking,
  order: BookingsQuestion['order'] = 'latest',
): Booking[] => {
  const start = Date.parse(booking.dateTime);
  const place = rows.findIndex(({ dateTime }) =>
    order === 'latest' ? Date.parse(dateTime) <= start : Date.parse(dateTime) > start,
  );
  if (place >= 0) return [...rows.slice(0, place), booking, ...rows.slice(place)];
  return nextCursor === null ? [...rows, booking] : rows;
};

/** Lists of bookings, by the names that their screens gave them. */
export const bookingLists = createPagedSlice({
  name: 'bookings/lists',
  fetchPage,
  keyOf: ({ list }: ListedQuestion) => list,
  // Of weeks and filters that were looked through, the latest show at once on the way back.
  keptAfterLeft: 12,
  refreshOn: changesBookings,
  follow: followChange,
});
