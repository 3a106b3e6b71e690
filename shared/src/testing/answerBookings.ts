import type { Booking, BookingListQuery } from '@paadam/shared/contract';
import { hiddenStatuses, isUpcoming, isWaiting, lessonStatuses, limits } from '@paadam/shared/domain';
import { list } from './fixtures';
import { apiUrl, HttpResponse, http, server } from './server';

/** The addresses of the lists of bookings, by who asks. */
export const bookingsUrls = {
  tutor: apiUrl('/bookings/tutor/:id'),
  student: apiUrl('/bookings/student/:id'),
  parent: apiUrl('/parent/bookings/:id'),
} as const;

type Role = keyof typeof bookingsUrls;
type Query = Partial<Record<keyof BookingListQuery, string>>;

const isAskedFor = (booking: Booking, { status, from, to, rated }: Query): boolean => {
  const start = Date.parse(booking.dateTime);
  return (
    (status ? booking.status === status : !hiddenStatuses.some((hidden) => hidden === booking.status)) &&
    (!from || start >= Date.parse(from)) &&
    (!to || start < Date.parse(to)) &&
    (!rated || (rated === 'yes') === (booking.rating !== null))
  );
};

/** A page of them, whose cursor is the id of its last row. */
const pageOf = (bookings: readonly Booking[], query: Query) => {
  const { order = 'latest', cursor, limit = limits.pageRows.standard } = query;
  const direction = order === 'earliest' ? 1 : -1;
  const found = bookings
    .filter((booking) => isAskedFor(booking, query))
    .sort((one, other) => direction * (Date.parse(one.dateTime) - Date.parse(other.dateTime)));
  const from = cursor ? found.findIndex(({ _id }) => _id === cursor) + 1 : 0;
  const rows = found.slice(from, from + Number(limit));
  const last = rows.at(-1);
  return { rows, nextCursor: last && last !== found.at(-1) ? last._id : null };
};

/** What an answer says beside its rows, over all pages. */
const besides = (role: Role, bookings: readonly Booking[]) => {
  const count = (is: (booking: Booking) => boolean) => bookings.filter(is).length;
  const now = Date.now();
  return {
    upcomingCount: count((booking) => isUpcoming(booking, now)),
    waitingCount: count((booking) => isWaiting(booking, now)),
    ...(role === 'student' && {
      sessionCount: count(({ status }) => lessonStatuses.some((lesson) => lesson === status)),
    }),
  };
};

/**
 * Answers for these bookings as the server does, to a tutor, a student and a parent alike: what is asked for, in the
 * order asked for, page by page. Whose they are is not looked at.
 *
 * @returns the queries that came
 */
export const answerBookings = (bookings: readonly Booking[]): URLSearchParams[] => {
  const asked: URLSearchParams[] = [];
  const answer = (role: Role) =>
    http.get(bookingsUrls[role], ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const { rows, nextCursor } = pageOf(bookings, Object.fromEntries(query));
      return HttpResponse.json(list(rows, { ...besides(role, bookings), nextCursor }));
    });
  server.use(answer('tutor'), answer('student'), answer('parent'));
  return asked;
};
