import type { Body, Booking, calls } from '@paadam/shared/contract';
import { proposalLimits, sideOf } from '@paadam/shared/domain';
import type { SessionUser } from '../../access/sessions/queries';
import { HttpError, noSuch, type Sentence } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { waitInWords } from '../../foundation/http/waitInWords';
import { enqueueAll, type Job, jobFor } from '../../foundation/jobs/enqueue';
import { mailJob } from '../../foundation/mail/mailQueue';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import type { RateLimit } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/bookings';
import type { Interval } from '../../people/availability/interval';
import { readBeforeBooking } from '../external-calendars/readDueCalendars';
import { bookingClockQueue, clockJobs } from './bookingClock';
import { mailsAbout } from './bookingMails';
import { notesAbout } from './bookingNotes';
import { isRepetition, keepFirstAnswer, type NamedRequest } from './changes/firstAnswers';
import {
  addChange,
  endProposal,
  findOpenProposal,
  holdToMove,
  insertProposal,
  renewRequest,
} from './changes/proposalChanges';
import { findFirstAnswer, hashRequest } from './idempotency';
import { checkNewTimes, tutorOf } from './movableTimes';
import { findBooking, getBooking, ofCaller } from './queries';
import { toBooking } from './toBooking';

type Asked = Body<typeof calls.proposeTimes>;

/** Of one side, for one booking: each is a mail to the other. */
const pace: RateLimit = { windowSeconds: 3_600, max: 6 };

/** The booking is not one, or no longer, that the caller may propose other times for. */
const mayNot = (reason: Sentence): HttpError => new HttpError('status_stale', reason);

/**
 * @param role of who would propose
 * @returns why a booking in this state is not to be moved by a proposal; undefined: it may be
 */
const whyNot = (
  { status, hasStarted }: { status: Booking['status']; hasStarted: boolean },
  role: SessionUser['role'],
): Sentence | undefined => {
  if (status === 'accepted') {
    return hasStarted ? words.startedNotMovable : undefined;
  }
  if (status === 'pending') {
    return role === 'tutor' ? undefined : words.timeCanBeChanged;
  }
  return () => words.notMovable({ status });
};

/**
 * Proposes other times for a booking to its other side; until one is taken it stays where it is. With a key, a repetition
 * of a request that succeeded gives its answer again.
 *
 * @throws HttpError `not_found` where the caller has no part in the booking; `validation_failed`; `slot_taken` with what is free
 *   that day; `status_stale` where the booking is not to be moved so; `proposal_open` where the other side's waits for an
 *   answer; `idempotency_key_reused`; `too_many_requests`
 */
export const proposeTimes = async (
  server: Server & Parameters<typeof readBeforeBooking>[0],
  caller: SessionUser,
  bookingId: string,
  { times: asked, note: typed = '' }: Asked,
  key: string | undefined,
  now: Date,
): Promise<Booking> => {
  const { database } = server;
  const requestHash = hashRequest({ bookingId, times: asked.join(' '), note: typed });
  const named = key === undefined ? null : { userId: caller.id, key, requestHash };
  const first = named && (await findFirstAnswer(database, named));
  if (first) return first;

  const booking = await findBooking(database, bookingId, ofCaller(caller));
  if (!booking) throw noSuch('booking');
  const refusal = whyNot({ status: booking.status, hasStarted: booking.startsAt <= now }, caller.role);
  if (refusal) throw mayNot(refusal);
  const tutor = await tutorOf(database, booking);
  if (tutor.hasOutsideCalendars) await readBeforeBooking(server, tutor.id);
  const times = await checkNewTimes(database, { booking, tutor, caller }, asked, 'times', now);
  try {
    return await propose(server, { caller, bookingId, times, note: typed, named, now });
  } catch (error) {
    const answered = named && isRepetition(error) && (await findFirstAnswer(database, named));
    if (answered) return answered;
    throw error;
  }
};

interface Proposal {
  caller: SessionUser;
  bookingId: string;
  times: readonly Interval[];
  note: string;
  named: NamedRequest | null;
  now: Date;
}

/** The proposal, its line in the timeline, its clock, the mails about it and the answer for repetitions come together. */
const propose = (
  { config, news }: Server,
  { caller, bookingId, times, note, named, now }: Proposal,
): Promise<Booking> =>
  news.inTransaction(async (tx, tell) => {
    const held = await holdToMove(tx, bookingId, ofCaller(caller));
    if (!held) throw noSuch('booking');
    const refusal = whyNot(held, caller.role);
    if (refusal) throw mayNot(refusal);
    const bySide = sideOf(caller.role);
    const limit = await consumeRateLimit(
      tx,
      { what: 'time-proposal', whose: `${bookingId} ${bySide}` },
      pace,
    );
    if (!limit.allowed) {
      throw new HttpError(
        'too_many_requests',
        () => words.soManyTimesWereProposedFor({ wait: waitInWords(limit.retryAfter) }),
        { retryAfter: limit.retryAfter },
      );
    }
    const open = await findOpenProposal(tx, bookingId);
    if (open) {
      if (open.bySide !== bySide && !open.isOver) {
        throw new HttpError('proposal_open', words.otherTimesWereProposedForThis);
      }
      await endProposal(tx, open.id, open.isOver ? 'lapsed' : 'withdrawn');
      const kind = open.isOver ? 'lapsed-move' : 'withdrawn-move';
      await addChange(tx, { bookingId, kind, actorId: open.isOver ? null : caller.id });
    }
    if (held.status === 'pending') await renewRequest(tx, bookingId);
    const lapsesAt = new Date(
      Math.min(
        now.getTime() + proposalLimits.hours * 3_600_000,
        held.startsAt.getTime(),
        times.at(-1)?.start.getTime() ?? 0,
      ),
    );
    await insertProposal(tx, { bookingId, byId: caller.id, bySide, note, times, lapsesAt });
    await addChange(tx, { bookingId, kind: 'proposed', actorId: caller.id, note });
    const booking = await getBooking(tx, bookingId);
    const about = { event: 'proposed', booking, by: caller } as const;
    tell(notesAbout(about));
    const clock: Job[] = [
      jobFor(bookingClockQueue, { bookingId }, { startAfter: lapsesAt }),
      ...(held.status === 'pending' ? clockJobs(booking) : []),
    ];
    await enqueueAll(tx, [...clock, ...mailsAbout(about, config.publicOrigin).map(mailJob)]);
    const answer = toBooking(booking, caller.role);
    if (named) await keepFirstAnswer(tx, named, answer);
    return answer;
  });
