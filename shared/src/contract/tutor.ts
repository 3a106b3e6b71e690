import { type Static, Type } from 'typebox';
import { Booking } from './booking';
import { defineCall, Envelope, ListEnvelope } from './call';
import {
  Closed,
  GivenEmail,
  GivenName,
  Id,
  Instant,
  Month,
  Nullable,
  OneOf,
  Person,
  PictureAddress,
  pageQuery,
} from './schema';

/** A student as their tutor sees them. */
export const TaughtStudent = Type.Object({
  _id: Id,
  name: GivenName,
  email: GivenEmail,
  profileUrl: Nullable(PictureAddress),
  /** Names of the subjects of their lessons. */
  subjects: Type.Array(Type.String({ examples: ['Mathematics'] })),
  completed: Type.Integer({ examples: [8] }),
  /** Accepted and completed lessons. */
  booked: Type.Integer({ examples: [12] }),
  /** Minutes of the completed lessons. */
  minutes: Type.Integer({ examples: [540] }),
});
export type TaughtStudent = Static<typeof TaughtStudent>;

export const tutorStudents = defineCall('tutorStudents', {
  summary: 'The students with an accepted or completed lesson with the tutor, by name',
  who: ['tutor'],
  params: Closed({ id: Id }),
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(TaughtStudent),
  errors: ['malformed_request', 'not_found'],
});

export const tutorDashboard = defineCall('tutorDashboard', {
  summary: 'The tutor’s figures, today’s lessons and the requests that wait',
  who: ['tutor'],
  status: 200,
  answer: Envelope(
    Type.Object({
      /** Students with a completed lesson. */
      studentsTaught: Type.Integer({ examples: [14] }),
      /** Accepted lessons that have not ended. */
      upcomingBookings: Type.Integer({ examples: [3] }),
      /** Paise: the accepted and completed lessons of this month, by the calendar of the tutor's zone. */
      earningsThisMonth: Type.Integer({ examples: [1_080_000] }),
      /** Accepted and completed lessons of today, by the tutor's clock, in order. */
      today: Type.Array(Booking),
      /** The requests that wait for the tutor's answer, over all. */
      requestCount: Type.Integer({ examples: [1] }),
      /** The first 20 of them, by the start of the lesson. */
      requests: Type.Array(Booking),
      /** The first 20 lessons for which the other side proposes other times, by their start. */
      proposals: Type.Optional(Type.Array(Booking)),
    }),
  ),
  errors: [],
});

const EarningsRow = Type.Object({
  booking: Id,
  dateTime: Instant,
  student: Person,
  /** The subject's name. */
  subject: Type.String({ examples: ['Mathematics'] }),
  /** Minutes. */
  duration: Type.Integer({ examples: [90] }),
  status: OneOf(['accepted', 'completed']),
  /** Paise. */
  price: Type.Integer({ examples: [90_000] }),
});

/** What a tutor earned in a month of the calendar of the tutor's zone. */
export const EarningsMonth = Type.Object({
  month: Month,
  /** Paise. */
  total: Type.Integer({ examples: [1_080_000] }),
  /** By the start of the lesson, latest first. */
  lessons: Type.Array(EarningsRow),
});
export type EarningsMonth = Static<typeof EarningsMonth>;

export const tutorEarnings = defineCall('tutorEarnings', {
  summary:
    'Earnings by month, the latest first; months without a lesson are left out. A page has 12 months unless told',
  who: ['tutor'],
  query: Closed(pageQuery),
  status: 200,
  answer: Type.Object({
    ...ListEnvelope(EarningsMonth).properties,
    /** Paise, over all pages. */
    total: Type.Integer({ examples: [1_080_000] }),
  }),
  errors: ['malformed_request'],
});
