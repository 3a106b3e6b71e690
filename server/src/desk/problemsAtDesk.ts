import type { Body, Data, DeskCalls, Query } from '@paadam/shared/contract';
import { formatPaise } from '@paadam/shared/domain';
import { detailsOf } from '../bookings/bookingDetails';
import { deskName } from '../bookings/peopleOf';
import { decideProblemRow } from '../bookings/problems/changes';
import { findProblem, holdToReport, toProblem } from '../bookings/problems/queries';
import { tellOfProblem } from '../bookings/problems/tellOfProblem';
import { getBooking, ofBooking } from '../bookings/queries';
import { IdPosition, readPage } from '../calls/page';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { HttpError, invalidFields } from '../http/HttpError';
import { attendanceOf } from '../lesson-room/attendanceOf';
import { heldAmount, settleHeld } from '../money/changes';
import { cleanText } from '../text/cleanText';
import type { At, DeskServer } from './at';
import { recordAtDesk } from './changes';
import { listProblems } from './queries';

const notWaiting = () =>
  new HttpError('status_stale', 'This does not wait for a decision. Please reload the page.');
const noSuchReport = () => new HttpError('not_found', 'There is no such report.');

/** @returns one page of what is said to have gone wrong, the newest first; nothing of what was said is in it */
export const problemsAtDesk = async (
  database: Database,
  { status, ...page }: Query<DeskCalls['deskProblems']>,
): Promise<{ data: Data<DeskCalls['deskProblems']>; nextCursor: string | null }> => {
  const { rows, nextCursor } = await readPage(
    page,
    IdPosition,
    (after, count) => listProblems(database, { status, after, count }),
    ({ id }) => id,
  );
  const data = rows.map(({ id, startsAt, createdAt, ...row }) => ({
    _id: id,
    ...row,
    dateTime: startsAt.toISOString(),
    createdAt: createdAt.toISOString(),
  }));
  return { data, nextCursor };
};

/** @returns a report with all that speaks for either side @throws HttpError `not_found` */
export const readProblem = (
  database: Database,
  id: string,
  { operatorId, network }: At,
): Promise<Data<DeskCalls['deskProblem']>> =>
  inTransaction(database, async (tx) => {
    const problem = await findProblem(tx, id);
    if (!problem) throw noSuchReport();
    const { bookingId } = problem;
    const about = { kind: 'booking', id: bookingId } as const;
    await recordAtDesk(tx, { operatorId, action: 'problem-read', about, network });
    return {
      problem: toProblem(problem),
      booking: await detailsOf(tx, await getBooking(tx, bookingId)),
      attendance: await attendanceOf(tx, bookingId),
      held: await heldAmount(tx, bookingId),
    };
  });

/**
 * Decides what the two sides do not agree on: both are told, and the money follows.
 *
 * @throws HttpError `not_found`; `validation_failed`; `status_stale` where it does not wait for it, or not any more
 */
export const decideProblem = (
  { news, config }: DeskServer,
  id: string,
  { refund, reason: given }: Body<DeskCalls['decideProblem']>,
  { operatorId, network }: At,
): Promise<void> =>
  news.inTransaction(async (tx, tell) => {
    const reason = cleanText(given);
    if (!reason) throw invalidFields({ reason: 'Say why.' });
    const found = await findProblem(tx, id);
    if (!found) throw noSuchReport();
    const { bookingId } = found;
    await holdToReport(tx, bookingId, ofBooking(bookingId));
    if ((await findProblem(tx, id))?.status !== 'disputed') throw notWaiting();
    const held = await heldAmount(tx, bookingId);
    if (refund > (held ?? 0)) {
      throw invalidFields({
        refund: held ? `At most ${formatPaise(held)} can go back.` : 'Nothing is held for this lesson.',
      });
    }
    const decision = { id, refund: held === null ? null : refund, reason, decidedBy: operatorId };
    if (!(await decideProblemRow(tx, decision))) throw notWaiting();
    if (refund > 0) await settleHeld(tx, config.money, bookingId, refund);
    const booking = await getBooking(tx, bookingId);
    const problem = await findProblem(tx, id);
    if (!problem) throw noSuchReport();
    const by = { id: operatorId, name: deskName, role: 'operator' } as const;
    await tellOfProblem(tx, tell, config, { event: 'problem-decided', booking, by, problem });
    const about = { kind: 'booking', id: bookingId } as const;
    const detail = { refund, reason };
    await recordAtDesk(tx, { operatorId, action: 'problem-decided', about, detail, network });
  });
