import type { Approval } from '@paadam/shared/contract';
import type { listApprovals } from './queries';

export const toApproval = ({
  id,
  askedAt,
  detail,
  ...approval
}: Awaited<ReturnType<typeof listApprovals>>[number]): Approval => ({
  _id: id,
  ...approval,
  reason: String(detail.reason ?? ''),
  amount: typeof detail.amount === 'number' ? detail.amount : null,
  askedAt: askedAt.toISOString(),
});
