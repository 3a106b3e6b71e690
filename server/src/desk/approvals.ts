import type { ApprovalAnswer } from '@paadam/shared/domain';
import { HttpError } from '../http/HttpError';
import type { At, DeskServer } from './at';
import { decide, recordAtDesk } from './changes';
import { findApproval } from './queries';
import { suspendIn } from './suspend';

/**
 * Approves what another operator asks for, which is done with it, or refuses it; or takes one's own back.
 *
 * @throws HttpError `not_found`; `forbidden` for one's own, or to take back another's; `status_stale` where it is decided
 */
export const decideApproval = (
  server: DeskServer,
  { id, answer }: { id: string; answer: ApprovalAnswer },
  at: At,
): Promise<void> =>
  server.news.inTransaction(async (tx, tell) => {
    const { operatorId, network } = at;
    const decided = await decide(tx, { id, answer, operatorId });
    if (!decided) throw await refusalOf(server, id, at);
    const about = { kind: 'person', id: decided.aboutId } as const;
    await recordAtDesk(tx, { operatorId, action: answer, about, detail: decided.detail, network });
    if (answer !== 'approved') return;
    const { reason } = decided.detail;
    await suspendIn(tx, tell, server, { userId: decided.aboutId, reason: String(reason), until: null }, at);
  });

const refusalOf = async ({ database }: DeskServer, id: string, { operatorId }: At): Promise<HttpError> => {
  const approval = await findApproval(database, id);
  if (!approval) return new HttpError('not_found', 'Nobody asks for this.');
  if (approval.answer) return new HttpError('status_stale', 'This is decided already.');
  return approval.askedBy === operatorId
    ? new HttpError('forbidden', 'Another operator has to decide this.')
    : new HttpError('forbidden', 'Who asked for it can take it back; you can refuse it.');
};
