import type { Body, Data, DeskCalls, Query } from '@paadam/shared/contract';
import { type ApprovalAnswer, deskLimits, formatPaise } from '@paadam/shared/domain';
import { IdPosition, readPage } from '../../access/calls/page';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import { HttpError, invalidFields } from '../../foundation/http/HttpError';
import { detailsOf } from '../../lessons/bookings/bookingDetails';
import { deskName } from '../../lessons/bookings/peopleOf';
import { decideProblemRow } from '../../lessons/bookings/problems/changes';
import { findProblem, holdToReport, toProblem } from '../../lessons/bookings/problems/queries';
import { tellOfProblem } from '../../lessons/bookings/problems/tellOfProblem';
import { getBooking, ofBooking } from '../../lessons/bookings/queries';
import { heldAmount, settleHeld } from '../../lessons/ledger/changes';
import { findPaymentOf } from '../../lessons/ledger/queries';
import { attendanceOf } from '../../portals/lesson-room/attendanceOf';
import { findRecordRemoval } from '../../portals/lesson-room/queries';
import type { NoteFor } from '../../realtime/news/changes';
import { decideIn } from './approvals';
import { insertApproval, recordAtDesk } from './changes';
import type { DeskActor, DeskServer } from './deskActor';
import { sumByOperators } from './money/queries';
import { listApprovals, listProblems } from './queries';
import { toApproval } from './toApproval';

const notWaiting = () =>
  new HttpError('status_stale', () => 'This does not wait for a decision. Please reload the page.');
const noSuchReport = () => new HttpError('not_found', () => 'There is no such report.');

/** @returns one page of what is said to have gone wrong, the newest first; that it was read is written down with it */
export const problemsAtDesk = (
  database: Database,
  { status, ...page }: Query<DeskCalls['deskProblems']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: Data<DeskCalls['deskProblems']>; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const { rows, nextCursor } = await readPage(
      page,
      IdPosition,
      (after, count) => listProblems(tx, { status, after, count }),
      ({ id }) => id,
    );
    const detail = { status: status ?? null, found: rows.length };
    await recordAtDesk(tx, { operatorId, action: 'problems-read', detail, network });
    const data = rows.map(({ id, startsAt, createdAt, ...row }) => ({
      _id: id,
      ...row,
      dateTime: startsAt.toISOString(),
      createdAt: createdAt.toISOString(),
    }));
    return { data, nextCursor };
  });

/** @returns a report with all that speaks for either side @throws HttpError `not_found` */
export const readProblem = (
  database: Database,
  id: string,
  { operatorId, network }: DeskActor,
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
      recordRemovedAt: (await findRecordRemoval(tx, bookingId))?.toISOString() ?? null,
      held: await heldAmount(tx, bookingId),
      waiting: (await listApprovals(tx, id)).map(toApproval)[0] ?? null,
    };
  });

interface Decision {
  id: string;
  /** Paise. */
  refund: number;
  reason: string;
}

/**
 * Decides what the two sides do not agree on: both are told, and the money follows. Where much goes back, with what operators have
 * sent back of it before, it waits for a second operator.
 *
 * @throws HttpError `not_found`; `validation_failed`; `status_stale` where it does not wait for it, or not any more
 */
export const decideProblem = (
  server: Pick<DeskServer, 'news' | 'config'>,
  id: string,
  { refund, reason }: Body<DeskCalls['decideProblem']>,
  actor: DeskActor,
): Promise<Data<DeskCalls['decideProblem']>> =>
  server.news.inTransaction(async (tx, tell) => {
    const decision = { id, refund, reason };
    const { bookingId } = await checkDecision(tx, decision);
    const payment = await findPaymentOf(tx, bookingId);
    const inAll = refund + (payment ? await sumByOperators(tx, payment.id) : 0);
    if (refund === 0 || inAll <= deskLimits.refundAlone) {
      await decideIt(tx, tell, server, decision, actor);
      return { outcome: 'decided' };
    }
    const { operatorId, network } = actor;
    const detail = { reason, amount: refund };
    if (!(await insertApproval(tx, { act: 'big-decision', aboutId: id, detail, askedBy: operatorId }))) {
      throw new HttpError('status_stale', () => 'A decision waits for a second operator already.');
    }
    const about = { kind: 'booking', id: bookingId } as const;
    await recordAtDesk(tx, { operatorId, action: 'decision-asked', about, detail, network });
    return { outcome: 'asked' };
  });

/**
 * Approves a decision that another operator asks for, which is made with it, or refuses it; or takes one's own back.
 *
 * @throws HttpError `not_found`; `forbidden` for one's own, or to take back another's; `status_stale` if it is decided already;
 *   as `decideProblem` where it cannot be any more
 */
export const decideProblemApproval = (
  server: DeskServer,
  { id, answer }: { id: string; answer: ApprovalAnswer },
  actor: DeskActor,
): Promise<void> =>
  server.news.inTransaction(async (tx, tell) => {
    const { aboutId, detail } = await decideIn(tx, { id, answer, right: 'cases' }, actor);
    const { operatorId, network } = actor;
    const problem = await findProblem(tx, aboutId);
    const about = problem && ({ kind: 'booking', id: problem.bookingId } as const);
    await recordAtDesk(tx, { operatorId, action: answer, ...(about && { about }), detail, network });
    if (answer !== 'approved') return;
    const decision = { id: aboutId, refund: Number(detail.amount), reason: String(detail.reason) };
    await checkDecision(tx, decision);
    await decideIt(tx, tell, server, decision, actor);
  });

/** @returns which booking it is about, which is held until the transaction ends */
const checkDecision = async (tx: Transaction, { id, refund }: Decision): Promise<{ bookingId: string }> => {
  const found = await findProblem(tx, id);
  if (!found) throw noSuchReport();
  const { bookingId } = found;
  await holdToReport(tx, bookingId, ofBooking(bookingId));
  if ((await findProblem(tx, id))?.status !== 'disputed') throw notWaiting();
  const held = await heldAmount(tx, bookingId);
  if (refund > (held ?? 0)) {
    throw invalidFields({
      refund: held
        ? () => `At most ${formatPaise(held)} can go back.`
        : () => 'Nothing is held for this lesson.',
    });
  }
  return { bookingId };
};

const decideIt = async (
  tx: Transaction,
  tell: (notes: readonly NoteFor[]) => void,
  { config }: Pick<DeskServer, 'config'>,
  { id, refund, reason }: Decision,
  { operatorId, network }: DeskActor,
): Promise<void> => {
  const { bookingId } = (await findProblem(tx, id)) ?? {};
  if (!bookingId) throw noSuchReport();
  const held = await heldAmount(tx, bookingId);
  const decided = { id, refund: held === null ? null : refund, reason, decidedBy: operatorId };
  if (!(await decideProblemRow(tx, decided))) throw notWaiting();
  if (refund > 0) await settleHeld(tx, config.money, bookingId, refund);
  const booking = await getBooking(tx, bookingId);
  const problem = await findProblem(tx, id);
  if (!problem) throw noSuchReport();
  const by = { id: operatorId, name: deskName, role: 'operator' } as const;
  await tellOfProblem(tx, tell, config, { event: 'problem-decided', booking, by, problem });
  const about = { kind: 'booking', id: bookingId } as const;
  await recordAtDesk(tx, {
    operatorId,
    action: 'problem-decided',
    about,
    detail: { refund, reason },
    network,
  });
};
