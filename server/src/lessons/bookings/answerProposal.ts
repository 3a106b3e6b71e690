import type { Body, Booking, calls } from '@paadam/shared/contract';
import { proposalEnds, sideOf } from '@paadam/shared/domain';
import type { SessionUser } from '../../access/sessions/queries';
import { HttpError, invalidFields, noSuch } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { enqueueAll } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import * as words from '../../messages/bookings';
import type { Interval } from '../../people/availability/interval';
import { parseInstant } from '../../people/availability/parseInstant';
import { isDueInTheWay } from '../../people/availability/queries';
import { forgetNextFree, keepRecord } from '../../people/tutors/changes';
import type { TutorRow } from '../../people/tutors/queries/findTutor';
import { askForPayment } from '../ledger/changes';
import { clockJobs } from './bookingClock';
import { mailsAbout } from './bookingMails';
import { notesAbout } from './bookingNotes';
import { clashOf } from './changes/insertBooking';
import {
  addChange,
  endProposal,
  findProposal,
  holdToMove,
  moveToAgreedTime,
} from './changes/proposalChanges';
import { checkDay, newTimeTaken, tutorOf } from './movableTimes';
import { findBooking, getBooking, ofCaller } from './queries';
import { settleBookings } from './settleBookings';
import { toBooking } from './toBooking';

type Answer = Body<typeof calls.answerProposal>;

interface Asked {
  bookingId: string;
  proposalId: string;
}

/**
 * Answers a proposal of other times, or takes it back.
 *
 * @throws HttpError `not_found` where the caller has no part in the booking, or it has no such proposal; `forbidden` where the answer is
 *   for the other side to give; `validation_failed` where the time is none of those proposed; `status_stale` where the
 *   proposal waits no more; `slot_taken` with what is free that day, while the proposal goes on waiting
 */
export const answerProposal = async (
  server: Server,
  caller: SessionUser,
  asked: Asked,
  answer: Answer,
  now: Date,
): Promise<Booking> => {
  const { database } = server;
  const start = answer.dateTime === undefined ? undefined : parseInstant(answer.dateTime);
  if (answer.answer === 'taken' && !start) throw invalidFields({ dateTime: words.pleaseChooseOneOfTheTimes });
  const booking = await findBooking(database, asked.bookingId, ofCaller(caller));
  if (!booking) throw noSuch('booking');
  const tutor = await tutorOf(database, booking);
  for (;;) {
    try {
      return await end(server, caller, { ...asked, tutor }, answer.answer, start);
    } catch (error) {
      const clash = clashOf(error);
      if (!clash || !start) throw error;
      const length = booking.endsAt.getTime() - booking.startsAt.getTime();
      const time: Interval = { start, end: new Date(start.getTime() + length) };
      const { id: tutorId, rules } = tutor;
      const calendars = { tutorId, gapMinutes: rules.gapMinutes, studentId: booking.student._id };
      // A request that has expired stands in the way until the clock has come to it.
      const isDue = await isDueInTheWay(database, calendars, time);
      if (isDue && (await settleBookings(server)) > 0) continue;
      throw await newTimeTaken(database, clash, { booking, tutor, caller }, time, now);
    }
  }
};

const end = (
  { config, news }: Server,
  caller: SessionUser,
  { bookingId, proposalId, tutor }: Asked & { tutor: TutorRow },
  answer: Answer['answer'],
  start: Date | undefined,
): Promise<Booking> =>
  news.inTransaction(async (tx, tell) => {
    const held = await holdToMove(tx, bookingId, ofCaller(caller));
    if (!held) throw noSuch('booking');
    const proposal = await findProposal(tx, bookingId, proposalId);
    if (!proposal) throw new HttpError('not_found', words.thereIsNoSuchProposal);
    const actor = sideOf(caller.role) === proposal.bySide ? 'proposer' : 'other';
    if (!proposalEnds[answer].some((by) => by === actor)) {
      throw new HttpError('forbidden', words.thisIsForTheOtherSide);
    }
    const status = proposal.status === 'open' && proposal.isOver ? 'lapsed' : proposal.status;
    if (status !== 'open') throw new HttpError('status_stale', () => words.proposalEnded({ status }));
    const booking = async () => getBooking(tx, bookingId);

    if (answer === 'taken') {
      const time = proposal.times.find((one) => one.start.getTime() === start?.getTime());
      if (!time) throw invalidFields({ dateTime: words.thisIsNoneOfTheTimes });
      if (time.start.getTime() <= Date.now()) {
        throw invalidFields({ dateTime: words.thisTimeHasPassedPleaseChoose });
      }
      await checkDay(tx, tutor, bookingId, time);
      await endProposal(tx, proposalId, 'taken', time.start);
      const before = await moveToAgreedTime(tx, { bookingId, to: time, by: caller });
      if (!before) throw new HttpError('status_stale', words.thisLessonCannotBeMovedAny);
      if (before.status === 'pending') await askForPayment(tx, config.money, bookingId);
      const moved = await booking();
      const about = {
        event: 'moved',
        booking: moved,
        by: caller,
        from: before.from,
        isAcceptance: before.status === 'pending',
      } as const;
      tell(notesAbout(about));
      await enqueueAll(tx, [...clockJobs(moved), ...mailsAbout(about, config.publicOrigin).map(mailJob)]);
      await forgetNextFree(tx, [held.tutorId]);
      if (before.status === 'pending') await keepRecord(tx, [held.tutorId]);
      return toBooking(moved, caller.role);
    }

    await endProposal(tx, proposalId, answer);
    await addChange(tx, {
      bookingId,
      kind: answer === 'declined' ? 'declined-move' : 'withdrawn-move',
      actorId: caller.id,
    });
    const left = await booking();
    const event = answer === 'declined' ? 'move-declined' : 'move-withdrawn';
    const about = { event, booking: left, by: caller } as const;
    tell(notesAbout(about));
    await enqueueAll(tx, mailsAbout(about, config.publicOrigin).map(mailJob));
    return toBooking(left, caller.role);
  });
