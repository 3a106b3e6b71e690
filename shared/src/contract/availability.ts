import { autoAccepts, bookingRuleLimits, exceptionKinds, gaps, steps } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Booking } from './booking';
import { defineCall, Envelope } from './call';
import { CalendarDay, Closed, EndOfTime, Id, Nullable, OneOf, TimeOfDay, typedAs } from './schema';

const { noticeMinutes, windowDays, lessonsADay, exceptionNoteCharacters, exceptions } = bookingRuleLimits;

const oneOf = <const T extends readonly number[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'integer', enum: [...values], examples: [values.at(-1)] });

/** How a tutor takes bookings. */
export const BookingRules = Closed({
  /** Between a request and the start of the lesson, at least; not where the tutor proposes the time. */
  noticeMinutes: Type.Integer({ minimum: 0, maximum: noticeMinutes, examples: [120] }),
  /** Between two lessons, at least; of lessons that are made or moved from now on. */
  gapMinutes: oneOf(gaps),
  /** How many days ahead lessons can start. */
  windowDays: Type.Integer({ minimum: windowDays.from, maximum: windowDays.to, examples: [90] }),
  /** On a day of the tutor's calendar, at most; null: any number. */
  lessonsADay: Nullable(Type.Integer({ minimum: 1, maximum: lessonsADay, examples: [6] })),
  /** The open times that are offered start at multiples of it, on the tutor's clock. */
  stepMinutes: oneOf(steps),
  /** Whose requests are accepted by themselves: no one's, of those who had a lesson with the tutor, or all. */
  autoAccept: OneOf(autoAccepts),
});
export type BookingRules = Static<typeof BookingRules>;

const noteExample = 'Pongal';

/** Days of the calendar of the tutor's zone on which the tutor is off, or open beyond the week. */
const exceptionFields = {
  kind: OneOf(exceptionKinds),
  firstDay: CalendarDay,
  /** It is meant as well; the same as the first for a single day. */
  lastDay: CalendarDay,
  /** On each of the days, "HH:MM" on the clock of the tutor's zone; both null: the whole day, which extra hours cannot be. */
  startTime: Nullable(TimeOfDay),
  endTime: Nullable(EndOfTime),
};

export const AvailabilityException = Type.Object({
  _id: Id,
  ...exceptionFields,
  /** The tutor's own; no one else sees it. */
  note: Type.String({ examples: [noteExample] }),
});
export type AvailabilityException = Static<typeof AvailabilityException>;

export const exceptionsOf = defineCall('exceptions', {
  summary: `The tutor’s days off and extra hours that touch the days asked for, in order; of the days to come unless told`,
  who: ['tutor'],
  query: Closed({
    from: Type.Optional(CalendarDay),
    to: Type.Optional(CalendarDay),
  }),
  status: 200,
  answer: Envelope(Type.Array(AvailabilityException)),
  errors: ['validation_failed', 'malformed_request'],
});

export const addException = defineCall('addException', {
  summary: `Take days off, or open extra hours; at most ${exceptions} lie ahead. Lessons that stand within days off stay, and come with the answer`,
  who: ['tutor'],
  body: Closed({
    ...exceptionFields,
    note: Type.Optional(
      Type.String({ ...typedAs('text'), maxLength: exceptionNoteCharacters, examples: [noteExample] }),
    ),
  }),
  status: 201,
  answer: Type.Object({
    ...Envelope(AvailabilityException).properties,
    /** Requests and lessons to come that lie, at least in part, within what is off now; in order. */
    lessons: Type.Array(Booking),
  }),
  errors: ['validation_failed'],
});

export const removeException = defineCall('removeException', {
  summary: 'Take days off, or extra hours, back',
  who: ['tutor'],
  params: Closed({ id: Id }),
  status: 200,
  answer: Envelope(Type.Null()),
  errors: ['not_found'],
});

const Holiday = Type.Object({ day: CalendarDay, name: Type.String({ examples: ['Republic Day'] }) });
export type Holiday = Static<typeof Holiday>;

export const holidays = defineCall('holidays', {
  summary:
    'Days of the year to come that the operator names as holidays, in order: none is a day off by itself',
  who: ['tutor'],
  status: 200,
  answer: Envelope(Type.Array(Holiday)),
  errors: [],
});

export const bookingRules = defineCall('bookingRules', {
  summary: 'How the tutor takes bookings',
  who: ['tutor'],
  status: 200,
  answer: Envelope(BookingRules),
  errors: [],
});

export const saveBookingRules = defineCall('saveBookingRules', {
  summary: 'Choose how bookings are taken; lessons that stand stay as they are',
  who: ['tutor'],
  body: BookingRules,
  status: 200,
  answer: Envelope(BookingRules),
  errors: ['validation_failed'],
});
