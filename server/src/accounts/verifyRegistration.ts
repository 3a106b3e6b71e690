import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { codeSpent, codeWrong, tryCode, useCode } from './codes';
import { normaliseEmail } from './normaliseEmail';
import { findRegistration, forgetPassword, insertUser } from './queries';
import { hashSecret } from './secrets';
import { registrationCode } from './sendCode';
import { type NewSession, rotateSession } from './sessions';

/**
 * Makes the account of this browser's attempt and signs it in.
 *
 * @param code the digits
 * @param endedSessionId the browser's session so far
 * @throws HttpError where the code is not right, expired or spent
 */
export const verifyRegistration = async (
  database: Database,
  attemptOf: { email: string; code: string; browserSecret: string | undefined },
  browser: { userAgent: string; endedSessionId: string | undefined },
): Promise<NewSession> => {
  const { email, code, browserSecret } = attemptOf;
  const attempt = browserSecret ? await findRegistration(database, hashSecret(browserSecret)) : undefined;
  if (!attempt || normaliseEmail(attempt.email) !== normaliseEmail(email)) throw codeWrong();
  const codeId = await tryCode(database, registrationCode(attempt), code);

  return inTransaction(database, async (tx) => {
    await useCode(tx, codeId);
    const { name, passwordHash, role, timeZone } = attempt;
    if (passwordHash === null) throw codeSpent();
    const user = await insertUser(tx, { name, email: attempt.email, passwordHash, role, timeZone });
    // Another browser's attempt at the same address was confirmed in the meantime.
    if (!user) throw codeSpent();
    await forgetPassword(tx, attempt.id);
    return rotateSession(tx, user, browser);
  });
};
