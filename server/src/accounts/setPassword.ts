import { type AuditEvent, recordAudit } from '../audit/changes';
import type { Transaction } from '../db/openDatabase';
import type { Origin } from '../http/clientAddress';
import { enqueueMail } from '../mail/mailQueue';
import { endSessionsOf } from '../sessions/changes';
import type { SessionUser } from '../sessions/queries';
import { passwordChangedMail } from './accountMails';
import { forgetEmailCodes, updatePassword } from './changes';
import { endTicketsOf } from './two-step/changes';

interface NewPassword {
  user: SessionUser;
  /** The hash that the account must still have; absent: any. */
  from?: string;
  /** The new hash. */
  to: string;
  event: Extract<AuditEvent, 'password-changed' | 'password-reset'>;
  /** Absent: nobody was signed in. */
  actorId?: string;
  /** The one session that goes on; absent: none. */
  keptSessionId: string | undefined;
  at: Date;
}

/**
 * Gives an account a new password: its other sessions and unfinished sign-ins end, and with them a change of its address that waits for its code;
 * its owner is told, and it is written down.
 *
 * @returns whether it was given
 */
export const setPassword = async (
  tx: Transaction,
  { user, from, to, event, actorId, keptSessionId, at }: NewPassword,
  origin: Origin,
  publicOrigin: string,
): Promise<boolean> => {
  // First, for it waits for the sign-ins under way (`beginSession`), whose sessions then end with the others.
  if (!(await updatePassword(tx, user.id, { from, to }))) return false;
  await endSessionsOf(tx, user.id, keptSessionId);
  await endTicketsOf(tx, user.id);
  await forgetEmailCodes(tx, user.id);
  await recordAudit(tx, { event, userId: user.id, actorId }, origin);
  await enqueueMail(tx, passwordChangedMail(user, at, publicOrigin));
  return true;
};
