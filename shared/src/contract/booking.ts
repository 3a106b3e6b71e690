import {
  bookingChangeKinds,
  bookingSides,
  bookingStatuses,
  lessonDurations,
  limits,
  proposalLimits,
  roles,
} from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { defineCall, Envelope, ListEnvelope } from './call';
import { LessonProblem, problemAnswerBody, problemBody } from './lessonProblem';
import { PaymentState, Quoted } from './payment';
import {
  Closed,
  Id,
  Instant,
  Nullable,
  OneOf,
  Person,
  pageQuery,
  Stars,
  typedAs,
  WebAddress,
} from './schema';
import { Slot } from './slot';

export const noteExample = 'We are at quadratic equations, and the test is on Friday.';

/** Of a time that a tutor can agree to, to the tutor: their calendars elsewhere in which something lies then. */
const busyCalendars = Type.Optional(Type.Array(Type.String({ examples: ['Work'] })));

/** Other times for a booking, of which its other side may take one until they lapse. */
export const TimeProposal = Type.Object({
  _id: Id,
  by: Person,
  /** A parent is of the student's side. */
  bySide: OneOf(bookingSides),
  /** To the other side; may be empty. */
  note: Type.String({ examples: ['There is a school event that day.'] }),
  /** Those that have not passed, in order. They are not held: they were free when they were proposed. */
  times: Type.Array(Type.Object({ ...Slot.properties, busyCalendars })),
  createdAt: Instant,
  lapsesAt: Instant,
});
export type TimeProposal = Static<typeof TimeProposal>;

export const Booking = Type.Object({
  _id: Id,
  student: Person,
  tutor: Person,
  subject: Type.Object({
    _id: Id,
    name: Type.String({ examples: ['Mathematics'] }),
    category: Type.String({ examples: ['Science'] }),
  }),
  dateTime: Instant,
  endsAt: Instant,
  /** Minutes. */
  duration: Type.Integer({ examples: [90] }),
  status: OneOf(bookingStatuses),
  /** Paise, fixed when the booking was made. */
  price: Type.Integer({ examples: [90_000] }),
  meetingLink: Nullable(Type.String({ examples: ['https://meet.example.org/asha'] })),
  /** What the person who asked for the lesson wrote to the tutor; may be empty. */
  note: Type.String({ examples: [noteExample] }),
  /** 1 to 5, from the student's review; null while there is none. */
  rating: Nullable(Type.Integer({ examples: [5] })),
  /** Of the decline or the cancellation; null where none was given. */
  reason: Nullable(Type.String({ examples: ['I am unwell today.'] })),
  /** Until when the tutor answers a request: 48 hours, or the start; null for what does not wait. */
  answerBy: Nullable(Instant),
  /** Whether the student has had no lesson on Paadam before; of a request or a lesson that comes, else false. */
  isFirstLesson: Type.Boolean({ examples: [false] }),
  /** The one that waits for an answer; null while there is none. */
  proposal: Type.Optional(Nullable(TimeProposal)),
  /** Of one that was asked for together with others, weekly: which of how many; null for one by itself. */
  series: Type.Optional(
    Nullable(
      Type.Object({
        _id: Id,
        position: Type.Integer({ examples: [2] }),
        of: Type.Integer({ examples: [8] }),
      }),
    ),
  ),
  /** Of a request. */
  busyCalendars,
  /** Whether it is a trial lesson; absent: it is not. */
  isTrial: Type.Optional(Type.Boolean({ examples: [false] })),
  /** What is asked or was paid for it; null or absent: nothing. */
  payment: Type.Optional(Nullable(PaymentState)),
});
export type Booking = Static<typeof Booking>;

/** One step of a booking's life. */
const BookingEvent = Type.Object({
  status: OneOf(bookingStatuses),
  at: Instant,
  /** Who moved it, an operator by the marketplace's name; null where the clock did. */
  by: Nullable(Type.Object({ ...Person.properties, role: OneOf([...roles, 'operator']) })),
  reason: Nullable(Type.String({ examples: ['I am unwell today.'] })),
});

/** What happened to a booking besides its states. */
const BookingChange = Type.Object({
  kind: OneOf(bookingChangeKinds),
  at: Instant,
  /** Who did it; null where the clock did. */
  by: Nullable(Type.Object({ ...Person.properties, role: OneOf(roles) })),
  /** Of a move: the start before, and since; else null. */
  from: Nullable(Instant),
  to: Nullable(Instant),
  /** What the other side was told with it. */
  note: Nullable(Type.String({ examples: ['There is a school event that day.'] })),
});

/** A booking of a series, as the pages of the others name it. */
const SeriesMember = Type.Object({
  _id: Id,
  position: Type.Integer({ examples: [3] }),
  dateTime: Instant,
  endsAt: Instant,
  status: OneOf(bookingStatuses),
  busyCalendars,
});

/** A booking with who made it and what happened to it, oldest first. */
export const BookingDetails = Type.Object({
  ...Booking.properties,
  createdAt: Instant,
  bookedBy: Person,
  /** All bookings of its series, itself among them, in their order; absent for one by itself. */
  seriesBookings: Type.Optional(Type.Array(SeriesMember)),
  timeline: Type.Array(BookingEvent),
  /** Proposals of other times, moves and meeting links, oldest first. */
  changes: Type.Optional(Type.Array(BookingChange)),
  /** What is said to have gone wrong in it; null or absent: nothing. */
  problem: Type.Optional(Nullable(LessonProblem)),
  /** The student's; null while there is none. */
  review: Nullable(
    Type.Object({
      rating: Stars,
      comment: Type.String({ examples: ['Patient, and always well prepared.'] }),
      createdAt: Instant,
    }),
  ),
});
export type BookingDetails = Static<typeof BookingDetails>;

/** What a list of bookings can be narrowed to, and how it is ordered. */
export const bookingListQuery = Closed({
  ...pageQuery,
  /** One state, which is also the way to see cancelled and expired bookings. */
  status: Type.Optional(OneOf(bookingStatuses)),
  /** Lessons that start at this instant or later. */
  from: Type.Optional(Instant),
  /** Lessons that start before this instant. */
  to: Type.Optional(Instant),
  /** Lessons that have stars, or have none. */
  rated: Type.Optional(OneOf(['yes', 'no'])),
  /** By the start of the lesson; latest first unless told. */
  order: Type.Optional(OneOf(['latest', 'earliest'])),
});
export type BookingListQuery = Static<typeof bookingListQuery>;

/** What lies ahead, over all pages and whatever the list is narrowed to. */
const aheadCounts = {
  /** Accepted lessons that have not ended. */
  upcomingCount: Type.Integer({ examples: [3] }),
  /** Requests that wait for the tutor's answer. */
  waitingCount: Type.Integer({ examples: [1] }),
};

/** A list of bookings, with the upcoming lessons of their student. */
export const bookingsWithCounts = { ...ListEnvelope(Booking).properties, ...aheadCounts };

export const tutorBookings = defineCall('tutorBookings', {
  summary: 'The bookings of a tutor, latest first',
  who: ['tutor'],
  params: Closed({ id: Id }),
  query: bookingListQuery,
  status: 200,
  answer: Type.Object(bookingsWithCounts),
  errors: ['malformed_request', 'not_found'],
});

export const studentBookings = defineCall('studentBookings', {
  summary: 'The bookings of a student, latest first; for the student and linked parents',
  who: ['student', 'parent'],
  params: Closed({ id: Id }),
  query: bookingListQuery,
  status: 200,
  answer: Type.Object({
    ...bookingsWithCounts,
    /** Accepted and completed lessons, over all pages. */
    sessionCount: Type.Integer({ examples: [12] }),
  }),
  errors: ['malformed_request', 'not_found'],
});

export const RequestRoom = Type.Object({
  /** Whether the student has had no lesson on Paadam yet: until then few requests may wait. */
  isNew: Type.Boolean({ examples: [true] }),
  /** How many more requests to this tutor may wait for an answer now. */
  left: Type.Integer({ examples: [1] }),
  /** Why another request would be refused, and what helps; null: it would not be, as far as that goes. */
  refusal: Nullable(
    Type.String({
      examples: ['You have 3 requests that wait for an answer. Please wait until one is answered.'],
    }),
  ),
  /** The trial lesson that the tutor offers; null: none. */
  trial: Type.Optional(
    Nullable(
      Type.Object({
        /** Paise. */
        price: Type.Integer({ examples: [15_000] }),
        /** Why the student cannot have it; null: nothing is in its way. */
        refusal: Nullable(Type.String({ examples: ['You have had a trial lesson with Meera Nair.'] })),
      }),
    ),
  ),
});
export type RequestRoom = Static<typeof RequestRoom>;

export const requestRoom = defineCall('requestRoom', {
  summary: 'Whether a student may ask a tutor for one more lesson now; for the student and linked parents',
  who: ['student', 'parent'],
  query: Closed({ student: Id, tutor: Id }),
  status: 200,
  answer: Envelope(RequestRoom),
  errors: ['not_found'],
});

export const NamedAttempt = Type.Object({
  /** Names this attempt, so that a repetition of it counts once; kept for a day. */
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: limits.idempotencyKeyCharacters,
      examples: ['0b54f6f2-7f3c-4a86-9f0d-2f4f5d0c9a11'],
    }),
  ),
});

export const createBooking = defineCall('createBooking', {
  summary: 'Ask a tutor for a lesson; for the student, or a linked parent for that child',
  who: ['student', 'parent'],
  headers: NamedAttempt,
  body: Closed({
    student: Id,
    tutor: Id,
    subject: Id,
    dateTime: Instant,
    /** "0.5" is that of a trial lesson, and of nothing else. */
    duration: OneOf(lessonDurations, typedAs('signs')),
    kind: Type.Optional(OneOf(['trial'])),
    /** To the tutor. */
    note: Type.Optional(
      Type.String({ ...typedAs('text'), maxLength: limits.noteCharacters, examples: [noteExample] }),
    ),
  }),
  status: 201,
  answer: Envelope(Booking),
  errors: [
    'validation_failed',
    'not_found',
    'slot_taken',
    'trial_not_open',
    'idempotency_key_reused',
    'too_many_requests',
  ],
});

export const setBookingStatus = defineCall('setBookingStatus', {
  summary: 'The tutor accepts, declines or cancels a booking',
  who: ['tutor'],
  body: Closed({
    bookingId: Id,
    status: OneOf(['accepted', 'declined', 'cancelled']),
    reason: Type.Optional(
      Type.String({
        ...typedAs('text'),
        maxLength: limits.reasonCharacters,
        examples: ['I am unwell today.'],
      }),
    ),
    quoted: Quoted,
  }),
  status: 200,
  answer: Envelope(Booking),
  errors: ['not_found', 'status_stale', 'quote_changed'],
});

export const ownBookings = defineCall('ownBookings', {
  summary: 'The caller’s own bookings, latest first; a parent’s are the children’s',
  who: 'signed-in',
  query: bookingListQuery,
  status: 200,
  answer: ListEnvelope(Booking),
  errors: ['malformed_request'],
});

export const booking = defineCall('booking', {
  summary: 'One booking with its timeline; for its tutor, its student and a linked parent',
  who: 'signed-in',
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(BookingDetails),
  errors: ['not_found'],
});

export const cancelBooking = defineCall('cancelBooking', {
  summary: 'The student, or a linked parent, cancels a booking; it is kept, as cancelled',
  who: ['student', 'parent'],
  params: Closed({ id: Id }),
  query: Closed({ quoted: Quoted }),
  status: 200,
  answer: Envelope(Booking),
  errors: ['not_found', 'status_stale', 'quote_changed'],
});

export const payBooking = defineCall('payBooking', {
  summary:
    'Open the way to pay for an accepted lesson; for its student and linked parents. Asked again, it is the same as long as it is open',
  who: ['student', 'parent'],
  body: Closed({
    bookingId: Id,
    /** Pay with the caller’s credit, which has to cover all of it. */
    useCredit: Type.Optional(Type.Boolean({ examples: [false] })),
  }),
  status: 200,
  answer: Envelope(Booking),
  errors: ['not_found', 'payment_not_due', 'already_paid', 'credit_too_small', 'gateway_unavailable'],
});

export const setMeetingLink = defineCall('setMeetingLink', {
  summary: 'The tutor says where the lesson takes place, while the booking is accepted',
  who: ['tutor'],
  params: Closed({ id: Id }),
  body: Closed({ meetingLink: Nullable(WebAddress) }),
  status: 200,
  answer: Envelope(Booking),
  errors: ['validation_failed', 'not_found', 'status_stale'],
});

export const bookingTimes = defineCall('bookingTimes', {
  summary:
    'Free starts that a booking could be moved to, in order: both sides are free then, and its own time is not in its way',
  who: 'signed-in',
  params: Closed({ id: Id }),
  query: Closed({ from: Instant, to: Instant }),
  status: 200,
  answer: Envelope(Type.Array(Slot)),
  errors: ['validation_failed', 'not_found'],
});

export const proposeTimes = defineCall('proposeTimes', {
  summary:
    'Either side of an accepted lesson proposes other times to the other, or the tutor to who asks for one; a newer proposal of the same side withdraws the one before',
  who: 'signed-in',
  params: Closed({ id: Id }),
  headers: NamedAttempt,
  body: Closed({
    times: Type.Array(Instant, { minItems: 1, maxItems: proposalLimits.times }),
    /** To the other side. */
    note: Type.Optional(
      Type.String({
        ...typedAs('text'),
        maxLength: proposalLimits.noteCharacters,
        examples: ['There is a school event that day.'],
      }),
    ),
  }),
  status: 201,
  answer: Envelope(Booking),
  errors: [
    'validation_failed',
    'not_found',
    'status_stale',
    'slot_taken',
    'proposal_open',
    'idempotency_key_reused',
    'too_many_requests',
  ],
});

export const answerProposal = defineCall('answerProposal', {
  summary:
    'The other side takes one of the proposed times, or none; or the side that proposed them withdraws',
  who: 'signed-in',
  params: Closed({ id: Id, proposal: Id }),
  body: Closed({
    answer: OneOf(['taken', 'declined', 'withdrawn']),
    /** The one that is taken. */
    dateTime: Type.Optional(Instant),
  }),
  status: 200,
  answer: Envelope(Booking),
  errors: ['validation_failed', 'forbidden', 'not_found', 'status_stale', 'slot_taken'],
});

export const changeBookingTime = defineCall('changeBookingTime', {
  summary: 'Who asks for a lesson, or a linked parent, asks for another time, while the request waits',
  who: ['student', 'parent'],
  params: Closed({ id: Id }),
  body: Closed({ dateTime: Instant }),
  status: 200,
  answer: Envelope(Booking),
  errors: ['validation_failed', 'not_found', 'status_stale', 'slot_taken', 'too_many_requests'],
});

export const reportProblem = defineCall('reportProblem', {
  summary: 'Say what went wrong in a lesson, from its start until 24 hours after its end; its money waits',
  who: 'signed-in',
  params: Closed({ id: Id }),
  body: problemBody,
  status: 201,
  answer: Envelope(Booking),
  errors: ['validation_failed', 'not_found', 'status_stale'],
});

export const answerProblem = defineCall('answerProblem', {
  summary: 'The other side agrees to what went wrong, or does not; or the side that said it takes it back',
  who: 'signed-in',
  params: Closed({ id: Id }),
  body: problemAnswerBody,
  status: 200,
  answer: Envelope(Booking),
  errors: ['forbidden', 'not_found', 'status_stale'],
});
