import { type Browser, beginSession, type NewSession } from '../../access/sessions/changes';
import { hashSecret } from '../../access/sessions/secrets';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { forgetPassword, insertUser } from './changes';
import { codeSpent, codeWrong, tryCode, useCode } from './codes';
import { normaliseEmail } from './normaliseEmail';
import { countsOf, signInsAt } from './passwordAttempts';
import { findRegistration } from './queries';
import { registrationCode } from './sendCode';

/**
 * Makes the account of this browser's attempt and signs it in.
 *
 * @param code the digits
 * @returns the session, with the hash of the account's password
 * @throws HttpError where the code is not right, expired or spent
 */
export const verifyRegistration = async (
  database: Database,
  attemptOf: {
    email: string;
    code: string;
    browserSecret: string | undefined;
    browserHash: string | undefined;
  },
  browser: Browser,
): Promise<{ session: NewSession; passwordHash: string }> => {
  const { email, code, browserSecret } = attemptOf;
  const attempt = browserSecret ? await findRegistration(database, hashSecret(browserSecret)) : undefined;
  if (!attempt || normaliseEmail(attempt.email) !== normaliseEmail(email)) throw codeWrong();
  const codeId = await tryCode(database, registrationCode(attempt), code);

  return inTransaction(database, async (tx) => {
    await useCode(tx, codeId);
    const { name, passwordHash, role, timeZone, language } = attempt;
    if (passwordHash === null) throw codeSpent();
    const user = await insertUser(tx, {
      name,
      email: attempt.email,
      passwordHash,
      role,
      timeZone,
      language,
    });
    // Another browser's attempt at the same address was confirmed in the meantime.
    if (!user) throw codeSpent();
    await forgetPassword(tx, attempt.id);
    const whence = { browser: attemptOf.browserHash, network: browser.origin.network };
    const failures = countsOf(signInsAt(email, whence));
    const session = await beginSession(tx, { user, passwordHash }, failures, browser);
    if (!session) throw new Error('An account that was just made is missing.');
    return { session, passwordHash };
  });
};
