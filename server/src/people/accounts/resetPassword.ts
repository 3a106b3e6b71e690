import type { Body, Calls } from '@paadam/shared/contract';
import type { Session } from '../../access/sessions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Origin } from '../../foundation/http/clientAddress';
import type { Server } from '../../foundation/http/server';
import { codeWrong, tryCode, useCode } from './codes';
import { resetCode } from './forgotPassword';
import { countsOf, forgetAttempts, signInsAt, signInsOfKnownBrowsers } from './passwordAttempts';
import { hashPassword, refuseEasyPassword, refuseInCrowd } from './passwords';
import { findUser } from './queries';
import { setPassword } from './setPassword';

/**
 * Sets a new password with the mailed code. The failed sign-ins so far are forgotten, so that the owner gets in at once.
 * An attempt to register that waits at the address is none of the account's, and stays as it is.
 *
 * @param session of the browser that asks, which goes on where it is the account's own; `browser` is of `browserOf`
 * @returns the hash of the new password
 * @throws HttpError `validation_failed` for a password that is easily guessed, which costs no try unless it is the account's
 *   name; where the code is not right, expired or spent
 */
export const resetPassword = async (
  { database, config }: Server,
  { email, otp, password }: Body<Calls['resetPassword']>,
  { session, browser }: { session: Session | null; browser: string | undefined },
  origin: Origin,
): Promise<string> => {
  refuseEasyPassword(password, { email });
  refuseInCrowd();
  if (!browser) throw codeWrong();
  const codeId = await tryCode(database, resetCode({ email, browser }), otp);
  // The name is known only here: it must not tell anybody else whose account it is.
  const owner = await findUser(database, email);
  if (owner) refuseEasyPassword(password, owner);
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
    const { network } = origin;
    for (const from of [browser, undefined]) {
      await forgetAttempts(tx, countsOf(signInsAt(email, { browser: from, network })));
    }
    await forgetAttempts(tx, countsOf(signInsOfKnownBrowsers(user.id)));
  });
  return to;
};
