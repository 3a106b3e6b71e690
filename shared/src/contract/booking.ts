import { bookingStatuses, durations } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope, ListEnvelope } from './call';
import { Closed, Id, Instant, Nullable, OneOf, Person, pageQuery } from './schema';

export const Booking = Type.Object({
  _id: Id,
  student: Person,
  tutor: Person,
  subject: Type.Object({ _id: Id, name: Type.String(), category: Type.String() }),
  dateTime: Instant,
  endsAt: Instant,
  /** Minutes. */
  duration: Type.Integer(),
  status: OneOf(bookingStatuses),
  /** Paise, fixed when the booking was made. */
  price: Type.Integer(),
  meetingLink: Nullable(Type.String()),
  /** 1 to 5, from the student's review; null while there is none. */
  rating: Nullable(Type.Integer()),
});
export type Booking = Static<typeof Booking>;

/** `status` asks for one state, which is also the way to see cancelled and expired bookings. */
const listQuery = Closed({ ...pageQuery, status: Type.Optional(OneOf(bookingStatuses)) });

export const tutorBookings = defineCall({
  method: 'GET',
  path: '/bookings/tutor/:id',
  summary: 'The bookings of a tutor, latest first',
  who: ['tutor'],
  params: Closed({ id: Id }),
  query: listQuery,
  status: 200,
  answer: ListEnvelope(Booking),
  errors: [],
});

export const studentBookings = defineCall({
  method: 'GET',
  path: '/bookings/student/:id',
  summary: 'The bookings of a student, latest first; for the student and linked parents',
  who: ['student', 'parent'],
  params: Closed({ id: Id }),
  query: listQuery,
  status: 200,
  answer: Type.Object({
    ...ListEnvelope(Booking).properties,
    /** Accepted and completed lessons, over all pages. */
    sessionCount: Type.Integer(),
  }),
  errors: [],
});

export const createBooking = defineCall({
  method: 'POST',
  path: '/bookings/create',
  summary: 'Ask a tutor for a lesson; for the student, or a linked parent for that child',
  who: ['student', 'parent'],
  body: Closed({ student: Id, tutor: Id, subject: Id, dateTime: Instant, duration: OneOf(durations) }),
  status: 201,
  answer: Envelope(Booking),
  errors: ['validation_failed', 'not_found', 'slot_taken'],
});

export const setBookingStatus = defineCall({
  method: 'PUT',
  path: '/bookings/status',
  summary: 'The tutor accepts, declines or cancels a booking',
  who: ['tutor'],
  body: Closed({
    bookingId: Id,
    status: OneOf(['accepted', 'declined', 'cancelled']),
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  status: 200,
  answer: Envelope(Booking),
  errors: ['not_found', 'status_stale'],
});
