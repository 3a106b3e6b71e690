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
  askedAt: askedAt.toISOString(),
});
