import { type Static, Type } from 'typebox';
import { Booking } from './booking';
import { defineCall, Envelope, ListEnvelope } from './call';
import { Closed, Id, Instant, Month, Nullable, OneOf, Person, pageQuery } from './schema';

/** A student as their tutor sees them. */
export const TaughtStudent = Type.Object({
  _id: Id,
  name: Type.String(),
  email: Type.String(),
  profileUrl: Nullable(Type.String()),
  /** Names of the subjects of their lessons. */
  subjects: Type.Array(Type.String()),
  completed: Type.Integer(),
  /** Accepted and completed lessons. */
  booked: Type.Integer(),
  /** Minutes of the completed lessons. */
  minutes: Type.Integer(),
});
export type TaughtStudent = Static<typeof TaughtStudent>;

export const tutorStudents = defineCall({
  method: 'GET',
  path: '/:id/students',
  summary: 'The students with an accepted or completed lesson with the tutor, by name',
  who: ['tutor'],
  params: Closed({ id: Id }),
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(TaughtStudent),
  errors: ['malformed_request', 'not_found'],
});

export const tutorDashboard = defineCall({
  method: 'GET',
  path: '/tutor/dashboard',
  summary: 'The tutor’s figures, today’s lessons and the requests that wait',
  who: ['tutor'],
  status: 200,
  answer: Envelope(
    Type.Object({
      /** Students with a completed lesson. */
      studentsTaught: Type.Integer(),
      /** Accepted lessons that have not ended. */
      upcomingBookings: Type.Integer(),
      /** Paise: the accepted and completed lessons of this month, by the calendar of the tutor's zone. */
      earningsThisMonth: Type.Integer(),
      /** Accepted and completed lessons of today, by the tutor's clock, in order. */
      today: Type.Array(Booking),
      /** The requests that wait for an answer, over all. */
      requestCount: Type.Integer(),
      /** The first 20 of them, by the start of the lesson. */
      requests: Type.Array(Booking),
    }),
  ),
  errors: [],
});

const EarningsRow = Type.Object({
  booking: Id,
  dateTime: Instant,
  student: Person,
  /** The subject's name. */
  subject: Type.String(),
  /** Minutes. */
  duration: Type.Integer(),
  status: OneOf(['accepted', 'completed']),
  /** Paise. */
  price: Type.Integer(),
});

/** What a tutor earned in a month of the calendar of the tutor's zone. */
export const EarningsMonth = Type.Object({
  month: Month,
  /** Paise. */
  total: Type.Integer(),
  /** By the start of the lesson, latest first. */
  lessons: Type.Array(EarningsRow),
});
export type EarningsMonth = Static<typeof EarningsMonth>;

export const tutorEarnings = defineCall({
  method: 'GET',
  path: '/tutor/earnings',
  summary:
    'Earnings by month, the latest first; months without a lesson are left out. A page has 12 months unless told',
  who: ['tutor'],
  query: Closed(pageQuery),
  status: 200,
  answer: Type.Object({
    ...ListEnvelope(EarningsMonth).properties,
    /** Paise, over all pages. */
    total: Type.Integer(),
  }),
  errors: ['malformed_request'],
});
