import type { Body, Calls } from '@paadam/shared/contract';
import type { Session } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Origin } from '../../foundation/http/clientAddress';
import type { Server } from '../../foundation/http/server';
import { countAttempt, forgetAttempts, passwordChangesOf } from './passwordAttempts';
import { hashPassword, passwordWrong, refuseEasyPassword, refuseInCrowd, verifyPassword } from './passwords';
import { passwordHashOf } from './queries';
import { setPassword } from './setPassword';

/**
 * Changes the caller's password, and ends every session but the one that asks.
 *
 * @returns the hash of the new password
 * @throws HttpError `validation_failed` for a password that is easily guessed, which costs no try; `password_wrong`; `too_many_requests`
 *   after too many failures
 */
export const changePassword = async (
  { database, config }: Server,
  { user, id: keptSessionId }: Session,
  { current, password }: Body<Calls['changePassword']>,
  origin: Origin,
): Promise<string> => {
  refuseEasyPassword(password, user);
  refuseInCrowd();
  const counted = passwordChangesOf(user.id);
  await countAttempt(database, counted);
  const from = await passwordHashOf(database, user.id);
  if (from === null || !(await verifyPassword(from, current))) throw passwordWrong();
  const to = await hashPassword(password);
  const at = new Date();

  const isChanged = await inTransaction(database, async (tx) => {
    const change = {
      user,
      from,
      to,
      event: 'password-changed',
      actorId: user.id,
      keptSessionId,
      at,
    } as const;
    if (!(await setPassword(tx, change, origin, config.publicOrigin))) return false;
    await forgetAttempts(tx, counted);
    return true;
  });
  // Another call has changed it in the meantime.
  if (!isChanged) throw passwordWrong();
  return to;
};
