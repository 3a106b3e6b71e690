import type { Body, Booking, calls } from '@paadam/shared/contract';
import { problemLimits, sideOf } from '@paadam/shared/domain';
import type { SessionUser } from '../../../access/sessions/queries';
import { HttpError, noSuch } from '../../../foundation/http/HttpError';
import type { Server } from '../../../foundation/http/server';
import { enqueue } from '../../../foundation/jobs/enqueue';
import * as words from '../../../messages/bookings';
import { getBooking, ofCaller } from '../queries';
import { toBooking } from '../toBooking';
import { insertProblem } from './changes';
import { problemClockQueue } from './problemClock';
import { countProblemsOf, findProblemOf, holdToReport } from './queries';
import { tellOfProblem } from './tellOfProblem';

/**
 * Says what went wrong in a lesson, from its start until a day after its end. Its money waits from then on.
 *
 * @throws HttpError `not_found` where the caller has no part in the lesson; `validation_failed`; `status_stale` where it is too
 *   early or too late for it, or a person has said so already
 */
export const reportProblem = (
  { config, news }: Pick<Server, 'config' | 'news'>,
  caller: SessionUser,
  bookingId: string,
  { kind, text }: Body<typeof calls.reportProblem>,
): Promise<Booking> =>
  news.inTransaction(async (tx, tell) => {
    const held = await holdToReport(tx, bookingId, ofCaller(caller));
    if (!held) throw noSuch('booking');
    if (!held.mayReport) {
      throw new HttpError('status_stale', words.thisCanBeSaidFromThe);
    }
    // Both sides are mailed each time.
    if ((await countProblemsOf(tx, bookingId)) >= problemLimits.reports) {
      throw new HttpError('status_stale', words.saidOften);
    }
    const report = { bookingId, kind, text, byId: caller.id, bySide: sideOf(caller.role) };
    const answerBy = await insertProblem(tx, report);
    const problem = await findProblemOf(tx, bookingId);
    if (!problem) throw new Error('A report that was added is not there.');
    if (!answerBy) {
      throw new HttpError('status_stale', () => words.hasSaidAlreadyWhatWentWrong({ name: problem.by.name }));
    }
    await enqueue(tx, problemClockQueue, { bookingId }, { startAfter: answerBy });
    const booking = await getBooking(tx, bookingId);
    await tellOfProblem(tx, tell, config, { event: 'problem-reported', booking, by: caller, problem });
    return toBooking(booking, caller.role);
  });
