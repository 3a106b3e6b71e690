import type { Body, Booking, calls } from '@paadam/shared/contract';
import { uuidv7 } from 'uuidv7';
import { studentOf } from '../../access/calls/studentOf';
import type { SessionUser } from '../../access/sessions/queries';
import { noSuch } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { localDay } from '../../people/availability/localDay';
import { isDueInTheWay, namesOfBusyCalendars } from '../../people/availability/queries';
import { findTutor, type TutorRow } from '../../people/tutors/queries/findTutor';
import { readBeforeBooking } from '../external-calendars/readDueCalendars';
import { askForPayment } from '../ledger/changes';
import { clockJobs } from './bookingClock';
import { mailsAbout } from './bookingMails';
import { notesAbout } from './bookingNotes';
import { isRepetition, keepFirstAnswer, type NamedRequest } from './changes/firstAnswers';
import { clashOf, insertBooking, isOfSuspended, LimitError, trialLimitOf } from './changes/insertBooking';
import { checkRequest, type Lesson } from './checkRequest';
import { findFirstAnswer, hashRequest } from './idempotency';
import { limitReached, noLessonsAtPresent, slotTaken, trialNotOpen } from './refusals';
import { settleBookings } from './settleBookings';
import { toBooking } from './toBooking';

type Asked = Body<typeof calls.createBooking>;

/**
 * Asks a tutor for a lesson.
 *
 * With a key, a repetition of a request that succeeded gives its answer again, whatever has become of the booking since,
 * and also where the two run at the same time. Only successes are kept: what was refused may be tried again with the
 * same key, and be judged anew.
 *
 * @param key of the caller's choice, for the repetitions of this request
 * @throws HttpError `not_found` where the student is not the caller's to book for, or there is no such tutor;
 *   `validation_failed`; `slot_taken`, with the times that are still free that day; `idempotency_key_reused` where the
 *   key was for another request; `too_many_requests` where the student has asked for enough for now
 */
export const createBooking = async (
  server: Server & Parameters<typeof readBeforeBooking>[0],
  caller: SessionUser,
  body: Asked,
  key: string | undefined,
  now: Date,
): Promise<Booking> => {
  const named = key === undefined ? null : { userId: caller.id, key, requestHash: hashRequest(body) };
  const { database } = server;
  const first = named && (await findFirstAnswer(database, named));
  if (first) return first;

  const student = await studentOf(database, caller, body.student);
  const tutor = await findTutor(database, body.tutor);
  if (!tutor) throw noSuch('tutor');
  const lesson = checkRequest(body, tutor, now);
  const attempt = { caller, student, tutor, lesson, now };
  if (tutor.hasOutsideCalendars) {
    await readBeforeBooking(server, tutor.id);
    // Hearsay of other calendars, and so nothing that the database's constraints know.
    const [busy = []] = await namesOfBusyCalendars(database, tutor.id, [lesson.time]);
    if (busy.length > 0) throw await slotTaken(database, 'tutor', attempt);
  }
  const note = body.note ?? '';
  const request = { caller, student, tutor, subjectId: body.subject, lesson, note, named };
  for (;;) {
    try {
      return await book(server, request);
    } catch (error) {
      if (isOfSuspended(error)) throw noLessonsAtPresent();
      const clash = clashOf(error);
      const isLimit = error instanceof LimitError;
      const trialLimit = trialLimitOf(error);
      if (!clash && !isLimit && !trialLimit && !isRepetition(error)) throw error;
      // What stands in the way may be this very request, sent twice and answered in the meantime.
      const answered = named && (await findFirstAnswer(database, named));
      if (answered) return answered;
      if (isLimit) throw limitReached(error, { isOwn: student.id === caller.id, student, tutor });
      if (trialLimit) {
        // What has expired counts until the clock has come to it.
        if ((await settleBookings(server)) > 0) continue;
        throw trialNotOpen(trialLimit, { isOwn: student.id === caller.id, student, tutor });
      }
      if (!clash) continue;
      // A request that has expired stands in the way until the clock has come to it.
      const calendars = { tutorId: tutor.id, gapMinutes: tutor.rules.gapMinutes, studentId: student.id };
      const isDue = await isDueInTheWay(database, calendars, lesson.time);
      const settled = isDue ? await settleBookings(server) : 0;
      if (settled === 0) throw await slotTaken(database, clash, attempt);
    }
  }
};

interface Request {
  caller: SessionUser;
  student: { id: string; name: string };
  tutor: TutorRow;
  subjectId: string;
  lesson: Lesson;
  note: string;
  named: NamedRequest | null;
}

/** The booking, the first row of its timeline, the mails about it and the answer for repetitions come together. */
const book = (
  { config, news }: Server,
  { caller, student, tutor, subjectId, lesson, note, named }: Request,
): Promise<Booking> =>
  news.inTransaction(async (tx, tell) => {
    const id = uuidv7();
    const made = await insertBooking(tx, {
      id,
      startsAt: lesson.time.start,
      endsAt: lesson.time.end,
      price: lesson.price,
      isTrial: lesson.isTrial,
      note,
      studentId: student.id,
      tutorId: tutor.id,
      subjectId,
      bookedBy: caller.id,
      day: localDay(lesson.time.start, tutor.timeZone),
    });
    const asked = made.status === 'accepted' ? await askForPayment(tx, config.money, id) : {};
    const booking = { ...made, ...asked };
    const event = booking.status === 'accepted' ? 'booked' : 'requested';
    const about = { event, booking, by: caller } as const;
    const mails = mailsAbout(about, config.publicOrigin);
    tell(notesAbout(about));
    await enqueueAll(tx, [...clockJobs(booking), ...mails.map(mailJob)]);
    const answer = toBooking(booking);
    if (named) await keepFirstAnswer(tx, named, answer);
    return answer;
  });
