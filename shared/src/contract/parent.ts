import { type Static, Type } from 'typebox';
import { Booking, bookingListQuery, bookingsWithCounts } from './booking';
import { defineCall, Envelope, ListEnvelope } from './call';
import { Profile, Tutor } from './profile';
import { Review } from './review';
import {
  CalendarDay,
  Closed,
  Code,
  Email,
  GivenEmail,
  GivenName,
  Id,
  Ignored,
  Instant,
  Nullable,
  Person,
  PictureAddress,
  pageQuery,
  Stars,
} from './schema';

export const LinkedChild = Type.Object({
  _id: Id,
  name: GivenName,
  email: GivenEmail,
  profileUrl: Nullable(PictureAddress),
});
export type LinkedChild = Static<typeof LinkedChild>;

export const parentProfile = defineCall('parentProfile', {
  summary: 'The parent and the linked children, with the average rating that the children gave',
  who: ['parent'],
  params: Closed({ parentId: Id }),
  status: 200,
  answer: Envelope(
    Type.Object({
      parent: Profile,
      children: Type.Array(LinkedChild),
      /** 1 to 5 over all the children's reviews; null while there is none. */
      averageRating: Nullable(Type.Number({ examples: [4.8] })),
    }),
  ),
  errors: ['not_found'],
});

export const parentBookings = defineCall('parentBookings', {
  summary: 'The bookings of all linked children, latest first',
  who: ['parent'],
  params: Closed({ parentId: Id }),
  query: bookingListQuery,
  status: 200,
  answer: Type.Object(bookingsWithCounts),
  errors: ['malformed_request', 'not_found'],
});

export const parentDashboard = defineCall('parentDashboard', {
  summary: 'The family at a glance: what comes next, what waits, and how each child does',
  who: ['parent'],
  status: 200,
  answer: Envelope(
    Type.Object({
      /** Accepted lessons of all children that have not ended. */
      upcomingCount: Type.Integer({ examples: [3] }),
      /** Requests of all children that wait for a tutor's answer. */
      waitingCount: Type.Integer({ examples: [1] }),
      /** The first five: upcoming lessons and then requests that wait, the soonest first; then the others, the latest first. */
      bookings: Type.Array(Booking),
      /** The first 20 lessons for which the tutor proposes other times, by their start. */
      proposals: Type.Optional(Type.Array(Booking)),
      /** In the order of their linking. */
      children: Type.Array(
        Type.Object({
          ...LinkedChild.properties,
          /** The soonest upcoming lesson; null while there is none. */
          next: Nullable(Booking),
          /** Of the completed lessons that began this month, by the parent's clock. */
          minutesThisMonth: Type.Integer({ examples: [240] }),
          /** The stars that the child gave last; null while there are none. */
          lastRating: Nullable(Stars),
        }),
      ),
    }),
  ),
  errors: [],
});

/** How a linked child's lessons go. */
export const ChildProgress = Type.Object({
  child: LinkedChild,
  /** Completed lessons. */
  completed: Type.Integer({ examples: [12] }),
  /** Accepted lessons that have not ended. */
  upcoming: Type.Integer({ examples: [2] }),
  /** Requests that wait for a tutor's answer. */
  waiting: Type.Integer({ examples: [1] }),
  /** Minutes of the completed lessons. */
  minutes: Type.Integer({ examples: [840] }),
  /** 1 to 5 over the child's reviews; null while there is none. */
  averageRating: Nullable(Type.Number({ examples: [4.8] })),
  /** Completed lessons by subject, those with the most minutes first. */
  subjects: Type.Array(
    Type.Object({
      ...Person.properties,
      lessons: Type.Integer({ examples: [8] }),
      minutes: Type.Integer({ examples: [600] }),
    }),
  ),
  /** Completed lessons of the last eight weeks, this one last, each from its Monday in the parent's zone. */
  weeks: Type.Array(
    Type.Object({
      from: CalendarDay,
      lessons: Type.Integer({ examples: [2] }),
      minutes: Type.Integer({ examples: [120] }),
    }),
  ),
});
export type ChildProgress = Static<typeof ChildProgress>;

export const childProgress = defineCall('childProgress', {
  summary: 'How a linked child’s lessons go: figures, subjects, and the last weeks',
  who: ['parent'],
  params: Closed({ childId: Id }),
  status: 200,
  answer: Envelope(ChildProgress),
  errors: ['not_found'],
});

export const requestLink = defineCall('requestLink', {
  summary:
    'Ask a child to be linked: the child is mailed a code. The answer is the same for an unknown address',
  who: ['parent'],
  body: Closed({ studentEmail: Email, parentId: Ignored }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['validation_failed', 'already_linked', 'code_sent_recently', 'too_many_requests'],
});

export const verifyLink = defineCall('verifyLink', {
  summary: 'Link the child with the code that was mailed to it',
  who: ['parent'],
  body: Closed({ studentEmail: Email, otp: Code, parentId: Ignored }),
  status: 200,
  answer: Envelope(LinkedChild),
  errors: ['validation_failed', 'code_wrong', 'code_expired', 'code_spent', 'code_tries_used_up'],
});

export const unlinkChild = defineCall('unlinkChild', {
  summary: 'The parent ends the link to a child',
  who: ['parent'],
  params: Closed({ childId: Id }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['not_found'],
});

export const unlinkParent = defineCall('unlinkParent', {
  summary: 'The student ends the link to a parent',
  who: ['student'],
  params: Closed({ parentId: Id }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['not_found'],
});

export const parentReviews = defineCall('parentReviews', {
  summary: 'The reviews that the linked children gave, newest first',
  who: ['parent'],
  query: Closed({
    ...pageQuery,
    /** One of the children. */
    child: Type.Optional(Id),
  }),
  status: 200,
  answer: ListEnvelope(Review),
  errors: ['malformed_request', 'not_found'],
});

/** A tutor who taught, or will teach, one of the children. */
export const FamilyTutor = Type.Object({
  ...Tutor.properties,
  /** The children with an accepted or completed lesson. */
  students: Type.Array(Person),
  /** Accepted and completed lessons of all of them. */
  lessons: Type.Integer({ examples: [12] }),
  /** The start of the latest of these lessons. */
  lastLessonAt: Instant,
});
export type FamilyTutor = Static<typeof FamilyTutor>;

export const parentTutors = defineCall('parentTutors', {
  summary: 'The tutors of the linked children’s lessons, the latest lesson first',
  who: ['parent'],
  query: Closed(pageQuery),
  status: 200,
  answer: ListEnvelope(FamilyTutor),
  errors: ['malformed_request'],
});
