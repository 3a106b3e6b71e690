import { type ApprovalAnswer, deskLimits, rightOfAct } from '@paadam/shared/domain';
import type { Transaction } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import { decide, recordAtDesk } from './changes';
import type { DeskActor, DeskServer } from './deskActor';
import { findApproval, shareAHand } from './queries';
import { suspendIn } from './suspend';

interface Decision {
  id: string;
  answer: ApprovalAnswer;
}

/**
 * Approves what another operator asks for, which is done with it, or refuses it; or takes one's own back.
 *
 * @throws HttpError `not_found`; `forbidden` to approve one's own request, to withdraw another operator's, or if the two operators are
 *   not independent; `status_stale` if it is decided already
 */
export const decideApproval = (server: DeskServer, decision: Decision, actor: DeskActor): Promise<void> =>
  server.news.inTransaction(async (tx, tell) => {
    const { operatorId, network } = actor;
    const { answer } = decision;
    const { aboutId, detail } = await decideIn(tx, { ...decision, right: 'people' }, actor);
    const about = { kind: 'person', id: aboutId } as const;
    await recordAtDesk(tx, { operatorId, action: answer, about, detail, network });
    if (answer !== 'approved') return;
    await suspendIn(tx, tell, server, { userId: aboutId, reason: String(detail.reason), until: null }, actor);
  });

/** The operator who added the other one, or sent a new link, could control both. Any operator may decline, since that does nothing. */
const notIndependent = (): string =>
  `Another operator has to approve this: within the last ${deskLimits.independentDays} days you or who asks was added, invited or changed by the other, or both by the same operator.`;

/**
 * @param right what the call asks for: acts that need another are not for it
 * @returns what was asked for, decided
 * @throws HttpError as `decideApproval`
 */
export const decideIn = async (
  tx: Transaction,
  { id, answer, right }: Decision & { right: (typeof rightOfAct)[keyof typeof rightOfAct] },
  { operatorId }: DeskActor,
) => {
  const approval = await findApproval(tx, id);
  if (!approval || rightOfAct[approval.act] !== right) {
    throw new HttpError('not_found', () => 'Nobody asks for this.');
  }
  const { askedBy } = approval;
  if (answer === 'approved' && askedBy !== operatorId && (await shareAHand(tx, askedBy, operatorId))) {
    throw new HttpError('forbidden', notIndependent);
  }
  const decided = await decide(tx, { id, answer, operatorId });
  if (decided) return decided;
  const now = await findApproval(tx, id);
  if (now?.answer) throw new HttpError('status_stale', () => 'This is decided already.');
  throw approval.askedBy === operatorId
    ? new HttpError('forbidden', () => 'Another operator has to decide this.')
    : new HttpError('forbidden', () => 'Who asked for it can take it back; you can refuse it.');
};
