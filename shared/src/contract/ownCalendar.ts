import { exceptionKinds } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { BookingRules } from './availability';
import { Booking } from './booking';
import { defineCall, Envelope } from './call';
import { Closed, Id, Instant, Nullable, OneOf } from './schema';

const Stretch = Type.Object({ dateTime: Instant, endsAt: Instant });
export type Stretch = Static<typeof Stretch>;

/** One stretch of days off, or of extra hours: the days are those of the tutor's calendar, the instants everybody's. */
const ExceptionStretch = Type.Object({
  _id: Id,
  kind: OneOf(exceptionKinds),
  note: Type.String({ examples: ['Pongal'] }),
  ...Stretch.properties,
});

/** When a tutor gives lessons, between two instants. */
const TutorHours = Type.Object({
  /** By the week and the extra hours, without what is off; all of it where the tutor has given no hours. */
  open: Type.Array(Stretch),
  exceptions: Type.Array(ExceptionStretch),
  /** Taken in the calendars that the tutor has elsewhere; those that overlap or touch are one. */
  busy: Type.Array(Stretch),
  stepMinutes: BookingRules.properties.stepMinutes,
});
export type TutorHours = Static<typeof TutorHours>;

export const OwnCalendar = Type.Object({
  /**
   * Requests that wait and lessons, given or to be given, in order: those of which a part lies between the two instants, and
   * those for which a time there is proposed.
   */
  bookings: Type.Array(Booking),
  /** A tutor's own; null for all others. */
  hours: Nullable(TutorHours),
  /** What the tutors of all that is to come ask of a time; a tutor's own alone. */
  rules: Type.Optional(
    Type.Array(
      Type.Object({
        tutor: Id,
        noticeMinutes: BookingRules.properties.noticeMinutes,
        windowDays: BookingRules.properties.windowDays,
      }),
    ),
  ),
});
export type OwnCalendar = Static<typeof OwnCalendar>;

export const ownCalendar = defineCall('ownCalendar', {
  summary:
    'What lies between two instants, at most 35 days apart: the caller’s lessons and requests, a parent’s are the children’s; to a tutor also the hours, and what is taken elsewhere',
  who: 'signed-in',
  query: Closed({ from: Instant, to: Instant }),
  status: 200,
  answer: Envelope(OwnCalendar),
  errors: ['validation_failed'],
});
