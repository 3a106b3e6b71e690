import {
  durations,
  limits,
  seriesAnswers,
  seriesDateReasons,
  seriesDateStates,
  seriesLimits,
} from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Booking, NamedAttempt, noteExample } from './booking';
import { defineCall, Envelope } from './call';
import { Quoted } from './payment';
import { Closed, Id, Instant, Nullable, OneOf, TimeZone, typedAs } from './schema';
import { Slot } from './slot';

/** One of the dates on which weekly lessons would lie. */
export const SeriesDate = Type.Object({
  dateTime: Instant,
  endsAt: Instant,
  state: OneOf(seriesDateStates),
  /** Null for what is free or past. */
  why: Nullable(OneOf(seriesDateReasons)),
  /** The same for people; null for what is free. */
  message: Nullable(Type.String({ examples: ['Asha Rao is full that day.'] })),
  /** Other starts on that day of the tutor's calendar, the nearest three in order; none for what is free. */
  alternatives: Type.Array(Slot),
});
export type SeriesDate = Static<typeof SeriesDate>;

export const SeriesPreview = Type.Object({
  /** The tutor's, on whose clock every lesson starts at the same time, over changes of the clock as well. */
  timeZone: TimeZone,
  dates: Type.Array(SeriesDate),
  /** How many lessons may be asked for at once now. */
  most: Type.Integer({ examples: [12] }),
});
export type SeriesPreview = Static<typeof SeriesPreview>;

/** The bookings that were made or changed together, in the order of their time. */
const SeriesBookings = Type.Object({ _id: Id, bookings: Type.Array(Booking) });
export type SeriesBookings = Static<typeof SeriesBookings>;

const asked = { student: Id, tutor: Id, subject: Id, duration: OneOf(durations, typedAs('signs')) };

export const previewSeries = defineCall('previewSeries', {
  summary:
    'How each date of weekly lessons stands, at the same time on the tutor’s clock; for the student, or a linked parent for that child',
  who: ['student', 'parent'],
  body: Closed({
    ...asked,
    /** The first of them. */
    dateTime: Instant,
    weeks: Type.Integer({ minimum: seriesLimits.weeks.min, maximum: seriesLimits.weeks.max, examples: [8] }),
  }),
  status: 200,
  answer: Envelope(SeriesPreview),
  errors: ['validation_failed', 'not_found', 'series_too_early'],
});

export const createSeries = defineCall('createSeries', {
  summary:
    'Ask a tutor for weekly lessons, all or none; each is a booking of its own. A clash answers with how each date stands now',
  who: ['student', 'parent'],
  headers: NamedAttempt,
  body: Closed({
    ...asked,
    /** On the same day of the tutor's week, one a week at most. */
    dates: Type.Array(Instant, {
      minItems: seriesLimits.weeks.min,
      maxItems: seriesLimits.weeks.max,
      examples: [['2026-11-23T04:30:00.000Z', '2026-11-30T04:30:00.000Z']],
    }),
    /** To the tutor. */
    note: Type.Optional(
      Type.String({ ...typedAs('text'), maxLength: limits.noteCharacters, examples: [noteExample] }),
    ),
  }),
  status: 201,
  answer: Envelope(SeriesBookings),
  errors: [
    'validation_failed',
    'not_found',
    'slot_taken',
    'series_too_early',
    'idempotency_key_reused',
    'too_many_requests',
  ],
});

export const answerSeries = defineCall('answerSeries', {
  summary:
    'Moves all bookings of a series that the caller can still move there: the tutor accepts, declines or cancels them, the student or a linked parent cancels them',
  who: 'signed-in',
  params: Closed({ id: Id }),
  body: Closed({
    status: OneOf(seriesAnswers),
    /** A booking of the series: only it and those after it. Absent: all. */
    from: Type.Optional(Id),
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
  answer: Envelope(SeriesBookings),
  errors: ['forbidden', 'not_found', 'status_stale', 'quote_changed'],
});
