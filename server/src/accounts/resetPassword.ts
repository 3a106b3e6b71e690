import type { Body, Calls } from '@paadam/shared/contract';
import { inTransaction } from '../db/inTransaction';
import type { Origin } from '../http/clientAddress';
import type { Server } from '../http/server';
import { resetRateLimit } from '../rate-limits/changes';
import type { Session } from '../sessions/queries';
import { codeWrong, tryCode, useCode } from './codes';
import { resetCode } from './forgotPassword';
import { signInsAt, signInsOfKnownBrowsers } from './passwordAttempts';
import { hashPassword, refuseCommonPassword, refuseInCrowd } from './passwords';
import { findUser } from './queries';
import { setPassword } from './setPassword';

/**
 * Sets a new password with the mailed code. The failed sign-ins so far are forgotten, so that the owner gets in at once.
 * An attempt to register that waits at the address is none of the account's, and stays as it is.
 *
 * @param session of the browser that asks, which goes on where it is the account's own
 * @returns the hash of the new password
 * @throws HttpError `validation_failed` for a common password, which costs no try; where the code is not right, expired
 *   or spent
 */
export const resetPassword = async (
  { database, config }: Server,
  { email, otp, password }: Body<Calls['resetPassword']>,
  session: Session | null,
  origin: Origin,
): Promise<string> => {
  refuseCommonPassword(password);
  refuseInCrowd();
  const codeId = await tryCode(database, resetCode(email), otp);
  // Costly, so it is left to who has the code.
  const to = await hashPassword(password);
  const at = new Date();

  await inTransaction(database, async (tx) => {
    await useCode(tx, codeId);
    const user = await findUser(tx, email);
    if (!user) throw codeWrong();
    const keptSessionId = session?.user.id === user.id ? session.id : undefined;
    const change = { user, to, event: 'password-reset', keptSessionId, at } as const;
    await setPassword(tx, change, origin, config.publicOrigin);
    await resetRateLimit(tx, signInsAt(email));
    await resetRateLimit(tx, signInsOfKnownBrowsers(user.id));
  });
  return to;
};
