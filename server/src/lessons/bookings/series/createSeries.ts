import type { Body, calls, SeriesBookings, SeriesDate } from '@paadam/shared/contract';
import { minutesOf, type PageLanguage, priceOf, seriesLimits } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import type { SessionUser } from '../../../access/sessions/queries';
import { HttpError, invalidFields } from '../../../foundation/http/HttpError';
import type { Server } from '../../../foundation/http/server';
import { enqueueAll } from '../../../foundation/jobs/enqueue';
import { mailJob } from '../../../foundation/mail/mailQueue';
import * as words from '../../../messages/series';
import type { Interval } from '../../../people/availability/interval';
import { localDay } from '../../../people/availability/localDay';
import { parseInstant } from '../../../people/availability/parseInstant';
import { readBeforeBooking } from '../../external-calendars/readDueCalendars';
import { askForPayment } from '../../ledger/changes';
import { clockJobs } from '../bookingClock';
import { isRepetition, keepFirstAnswer, type NamedRequest } from '../changes/firstAnswers';
import { clashOf, insertBooking, isOfSuspended, LimitError } from '../changes/insertBooking';
import { insertSeries } from '../changes/seriesChanges';
import { findFirstAnswerOf, hashRequest } from '../idempotency';
import type { BookingWithContacts } from '../queries';
import { limitReached, noLessonsAtPresent } from '../refusals';
import { settleBookings } from '../settleBookings';
import { toBooking } from '../toBooking';
import { checkSeriesDates } from './checkSeriesDates';
import { admitSeries } from './previewSeries';
import { seriesMails, seriesNotes } from './seriesNews';
import { daysBetween } from './weeklyTimes';

type Asked = Body<typeof calls.createSeries>;
type Admitted = Awaited<ReturnType<typeof admitSeries>>;

/** Of a clash that nothing explains any more, since whatever it was with has gone in the meantime. */
const mostTries = 4;

/**
 * Asks a tutor for weekly lessons: for all of the dates, or for none.
 *
 * @param key of the caller's choice, for the repetitions of this request, as of `createBooking`
 * @throws HttpError `not_found`; `validation_failed`; `series_too_early`; `slot_taken`, with how each date stands now;
 *   `idempotency_key_reused`; `too_many_requests` where the student may not ask for as many now
 */
export const createSeries = async (
  server: Server & Parameters<typeof readBeforeBooking>[0],
  caller: SessionUser,
  body: Asked,
  key: string | undefined,
  language: PageLanguage,
): Promise<SeriesBookings> => {
  const { database } = server;
  const { dates, ...rest } = body;
  const requestHash = hashRequest({ ...rest, dates: dates.join(' ') });
  const named = key === undefined ? null : { userId: caller.id, key, requestHash };
  const findAnswer = async () => named && (await findFirstAnswerOf<SeriesBookings>(database, named));
  const first = await findAnswer();
  if (first) return first;

  const admitted = await admitSeries(database, caller, body);
  const { tutor, student, most } = admitted;
  const isOwn = student.id === caller.id;
  const times = readDates(body, tutor.timeZone);
  await readBeforeBooking(server, tutor.id);
  const stand = () => checkSeriesDates(database, times, { tutor, student, isOwn, now: new Date(), language });
  for (let tries = 1; ; tries += 1) {
    const dates = await stand();
    if (dates.some(({ state }) => state !== 'free') || tries > mostTries) {
      // What stands in the way may be this very request, sent twice and answered in the meantime.
      const answered = await findAnswer();
      if (answered) return answered;
      throw datesGone(dates);
    }
    try {
      return await book(server, { caller, admitted, body, times, named });
    } catch (error) {
      if (isOfSuspended(error)) throw noLessonsAtPresent();
      const answered =
        clashOf(error) || error instanceof LimitError || isRepetition(error) ? await findAnswer() : undefined;
      if (answered) return answered;
      if (error instanceof LimitError) throw tooMany(error, { isOwn, student, tutor, most });
      // A request that has expired stands in the way until the clock has come to it.
      if (clashOf(error)) await settleBookings(server);
      else if (!isRepetition(error)) throw error;
    }
  }
};

/** @returns the times in order @throws HttpError `validation_failed` where they are no weekly lessons */
const readDates = ({ dates, duration }: Asked, timeZone: string): Interval[] => {
  const starts = dates
    .map((text) => {
      const start = parseInstant(text);
      if (!start) throw invalidFields({ dates: words.oneOfTheseMomentsDoesNot });
      return start;
    })
    .sort((a, b) => a.getTime() - b.getTime());
  const [first] = starts;
  if (!first) throw new Error('A series has no dates.');
  const days = starts.map((start) => daysBetween(first, start, timeZone));
  const isWeekly =
    days.every((day) => day % 7 === 0 && day < seriesLimits.weeks.max * 7) &&
    new Set(days).size === days.length;
  if (!isWeekly) {
    throw invalidFields({
      dates: () => words.weeklyLessonsLieOnTheSame({ max: seriesLimits.weeks.max }),
    });
  }
  const minutes = minutesOf(duration);
  return starts.map((start) => ({ start, end: new Date(start.getTime() + minutes * 60_000) }));
};

const datesGone = (dates: SeriesDate[]): HttpError =>
  new HttpError('slot_taken', words.someOfTheseDatesAreNot, { data: { slots: [], dates } });

const tooMany = (
  error: LimitError,
  { most, ...request }: Parameters<typeof limitReached>[1] & { most: number },
): HttpError =>
  most === 0 || error.limit === 'pace'
    ? limitReached(error, request)
    : new HttpError('too_many_requests', () => words.moreThanMayWait({ count: most }), {
        retryAfter: error.retryAfter,
      });

interface Request {
  caller: SessionUser;
  admitted: Admitted;
  body: Asked;
  times: readonly Interval[];
  named: NamedRequest | null;
}

/** All bookings, their timelines, the mails about them and the answer for repetitions come together, or not at all. */
const book = (
  { config, news }: Server,
  { caller, admitted: { student, tutor }, body, times, named }: Request,
): Promise<SeriesBookings> =>
  news.inTransaction(async (tx, tell) => {
    const series = { id: uuidv7(), weeks: times.length, timeZone: tutor.timeZone };
    const people = { studentId: student.id, tutorId: tutor.id, subjectId: body.subject, bookedBy: caller.id };
    await insertSeries(tx, { ...series, ...people });
    const price = priceOf(tutor.hourlyRate, minutesOf(body.duration));
    const note = body.note ?? '';
    const made: BookingWithContacts[] = [];
    for (const [index, { start, end }] of times.entries()) {
      const booking = await insertBooking(tx, {
        ...people,
        id: uuidv7(),
        startsAt: start,
        endsAt: end,
        price,
        note,
        day: localDay(start, tutor.timeZone),
        series: { _id: series.id, position: index + 1, of: times.length },
      });
      const asked = booking.status === 'accepted' ? await askForPayment(tx, config.money, booking.id) : {};
      made.push({ ...booking, ...asked });
    }
    const event = made[0]?.status === 'accepted' ? 'booked' : 'requested';
    const about = { event, bookings: made, by: caller } as const;
    tell(seriesNotes(about));
    const mails = seriesMails(about, config.publicOrigin);
    await enqueueAll(tx, [...made.flatMap((booking) => clockJobs(booking)), ...mails.map(mailJob)]);
    const answer = { _id: series.id, bookings: made.map((booking) => toBooking(booking, caller.role)) };
    if (named) await keepFirstAnswer(tx, named, answer);
    return answer;
  });
