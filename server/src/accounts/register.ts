import type { Body, Calls } from '@paadam/shared/contract';
import { knownTimeZone } from '../calendar/knownTimeZone';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { drawSecret, hashSecret } from '../sessions/secrets';
import { saveRegistration } from './changes';
import { normaliseEmail } from './normaliseEmail';
import { hashPassword, refuseCommonPassword, refuseInCrowd } from './passwords';
import { findRegistration } from './queries';
import { countSend, refuseSend, sendRegistrationCode } from './sendCode';

const defaultTimeZone = 'Asia/Kolkata';

/**
 * Takes down an attempt to register, bound to one browser, and mails a code. A repetition from the same browser within
 * the pause between two codes corrects the attempt, and the code on its way stays good.
 *
 * @param browserSecret of the browser's earlier attempt
 * @returns the secret that binds the browser to this attempt
 */
export const register = async (
  database: Database,
  applicant: Body<Calls['register']>,
  browserSecret: string | undefined,
  publicOrigin: string,
): Promise<string> => {
  const { name, email, password, role } = applicant;
  refuseCommonPassword(password);
  refuseInCrowd();
  const timeZone = knownTimeZone(applicant.timeZone ?? defaultTimeZone);
  const passwordHash = await hashPassword(password);

  return inTransaction(database, async (tx) => {
    const earlier = browserSecret ? await findRegistration(tx, hashSecret(browserSecret)) : undefined;
    const secret = (earlier && browserSecret) || drawSecret();
    const attempt = {
      browserHash: hashSecret(secret),
      name: name.trim(),
      email: email.trim(),
      passwordHash,
      role,
      timeZone,
    };
    const result = await countSend(tx, 'register', email);
    const isRepetition = earlier && normaliseEmail(earlier.email) === normaliseEmail(email);
    if (!result.allowed && !(result.cause === 'backoff' && isRepetition)) refuseSend(result);

    const id = await saveRegistration(tx, attempt);
    if (result.allowed) await sendRegistrationCode(tx, { id, email: attempt.email }, publicOrigin);
    return secret;
  });
};

/** Mails a new code for this browser's attempt at that address. Without one nothing happens, and nobody is told. */
export const resendCode = (
  database: Database,
  email: string,
  browserSecret: string | undefined,
  publicOrigin: string,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const attempt = browserSecret ? await findRegistration(tx, hashSecret(browserSecret)) : undefined;
    if (!attempt || normaliseEmail(attempt.email) !== normaliseEmail(email)) return;
    const result = await countSend(tx, 'register', attempt.email);
    if (!result.allowed) refuseSend(result);
    await sendRegistrationCode(tx, attempt, publicOrigin);
  });
