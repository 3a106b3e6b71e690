import type { Body, Booking, calls } from '@paadam/shared/contract';
import {
  agreedRefundPercent,
  type BookingEvent,
  type ProblemAnswer,
  percentOf,
  sideOf,
} from '@paadam/shared/domain';
import type { SessionUser } from '../../../access/sessions/queries';
import { HttpError, noSuch } from '../../../foundation/http/HttpError';
import type { Server } from '../../../foundation/http/server';
import * as words from '../../../messages/bookings';
import { heldAmount, settleHeld } from '../../ledger/changes';
import { getBooking, ofCaller } from '../queries';
import { toBooking } from '../toBooking';
import { endProblem } from './changes';
import { findProblem, holdToReport } from './queries';
import { tellOfProblem } from './tellOfProblem';

type Answer = Body<typeof calls.answerProblem>;

const events = {
  agreed: 'problem-agreed',
  disputed: 'problem-disputed',
  withdrawn: 'problem-withdrawn',
} as const satisfies Record<ProblemAnswer, BookingEvent>;

/**
 * The other side agrees to a report, so that the money follows, or does not, so that an operator decides; or who made it takes it
 * back. Agreeing to what has no rule brings it to an operator as well.
 *
 * @throws HttpError `not_found`; `forbidden` where the answer is for the other side to give; `status_stale` where it waits no more
 */
export const answerProblem = (
  { config, news }: Pick<Server, 'config' | 'news'>,
  caller: SessionUser,
  bookingId: string,
  { problem: id, answer, text = '' }: Answer,
): Promise<Booking> =>
  news.inTransaction(async (tx, tell) => {
    if (!(await holdToReport(tx, bookingId, ofCaller(caller)))) throw noSuch('booking');
    const before = await findProblem(tx, id);
    if (before?.bookingId !== bookingId) throw new HttpError('not_found', words.thereIsNoSuchReport);
    const isOwn = sideOf(caller.role) === before.bySide;
    if (isOwn !== (answer === 'withdrawn')) {
      throw new HttpError('forbidden', isOwn ? words.thisIsForTheOtherSide : words.onlyWhoHasSaidItCan);
    }
    const percent = agreedRefundPercent(before.kind, before.bySide);
    const held = await heldAmount(tx, bookingId);
    // Where nothing was paid there is nothing to decide about either.
    const to = answer === 'agreed' && percent === null && held !== null ? 'disputed' : answer;
    const refund = to === 'agreed' && held !== null ? percentOf(held, percent ?? 0) : null;
    const said = isOwn ? null : { byId: caller.id, text };
    if (!(await endProblem(tx, { id, to, answer: said, refund }))) {
      throw new HttpError('status_stale', words.thisReportDoesNotWaitFor);
    }
    if (refund) await settleHeld(tx, config.money, bookingId, refund);
    const booking = await getBooking(tx, bookingId);
    const problem = await findProblem(tx, id);
    if (!problem) throw new Error('A report that was answered is not there.');
    await tellOfProblem(tx, tell, config, { event: events[to], booking, by: caller, problem });
    return toBooking(booking, caller.role);
  });
