import { endSessionsOf } from '../../access/sessions/changes';
import type { SessionUser } from '../../access/sessions/queries';
import { type AuditEvent, recordAudit } from '../../foundation/audit/changes';
import type { Transaction } from '../../foundation/db/openDatabase';
import type { Origin } from '../../foundation/http/clientAddress';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { passwordChangedMail } from './accountMails';
import { forgetCodes, updatePassword } from './changes';
import { normaliseEmail } from './normaliseEmail';
import { endTicketsOf } from './two-step/changes';

interface NewPassword {
  user: SessionUser;
  /** The hash that the account must still have; absent: any. */
  from?: string;
  /** The new hash. */
  to: string;
  event: Extract<AuditEvent, 'password-changed' | 'password-reset'>;
  /** Absent: a visitor. */
  actorId?: string;
  /** The one session that goes on; absent: none. */
  keptSessionId: string | undefined;
  at: Date;
}

/**
 * Gives an account a new password: its other sessions and unfinished sign-ins end, and with them what waits for a code,
 * another new password or a new address; its owner is told, and it is written down.
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
  await forgetCodes(tx, 'email', user.id);
  await forgetCodes(tx, 'reset', normaliseEmail(user.email));
  await recordAudit(tx, { event, userId: user.id, actorId }, origin);
  await enqueueMail(tx, passwordChangedMail(user, at, publicOrigin));
  return true;
};
