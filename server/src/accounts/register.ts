import type { Body, Calls } from '@paadam/shared/contract';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { knownTimeZone } from '../profiles/knownTimeZone';
import { normaliseEmail } from './normaliseEmail';
import { hashPassword, refuseCommonPassword } from './passwords';
import { findRegistration, saveRegistration } from './queries';
import { drawSecret, hashSecret } from './secrets';
import { refuseSend, sendRegistrationCode, takeSendTurn } from './sendCode';

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
    const turn = await takeSendTurn(tx, 'register', email);
    const isRepetition = earlier && normaliseEmail(earlier.email) === normaliseEmail(email);
    if (!turn.granted && !(turn.cause === 'pause' && isRepetition)) refuseSend(turn);

    const id = await saveRegistration(tx, attempt);
    if (turn.granted) await sendRegistrationCode(tx, { id, email: attempt.email }, publicOrigin);
    return secret;
  });
};
