import type { Body, Calls } from '@paadam/shared/contract';
import type { Language } from '@paadam/shared/domain';
import { drawSecret, hashSecret } from '../../access/sessions/secrets';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { knownTimeZone } from '../availability/knownTimeZone';
import { saveRegistration } from './changes';
import { normaliseEmail } from './normaliseEmail';
import { hashPassword, refuseEasyPassword, refuseInCrowd } from './passwords';
import { findRegistration } from './queries';
import { countRegistrationSend, refuseSend, sendRegistrationCode } from './sendCode';

const defaultTimeZone = 'Asia/Kolkata';

/** The browser that registers. */
export interface Registrant {
  /** Of its earlier attempt. */
  secret: string | undefined;
  /** Of `networkOf`. */
  network: string;
  /** Of the page on which they register. */
  language: Language;
}

/**
 * Takes down an attempt to register, bound to one browser, and mails a code. A repetition from the same browser within
 * the pause between two codes corrects the attempt, and the code on its way stays good.
 *
 * @returns the secret that binds the browser to this attempt
 */
export const register = async (
  database: Database,
  applicant: Body<Calls['register']>,
  { secret: browserSecret, network, language }: Registrant,
  publicOrigin: string,
): Promise<string> => {
  const { name, email, password, role } = applicant;
  refuseEasyPassword(password, applicant);
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
      language,
    };
    const isRepetition = earlier && normaliseEmail(earlier.email) === normaliseEmail(email);
    const id = await saveRegistration(tx, attempt);
    const result = await countRegistrationSend(tx, { id, email }, network);
    if (!result.allowed && !(result.cause === 'backoff' && isRepetition)) refuseSend(result);
    if (result.allowed) await sendRegistrationCode(tx, { id, email: attempt.email, language }, publicOrigin);
    return secret;
  });
};

/** Mails a new code for this browser's attempt at that address. Without one nothing happens, and no notice is sent. */
export const resendCode = (
  database: Database,
  email: string,
  { secret: browserSecret, network }: Registrant,
  publicOrigin: string,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const attempt = browserSecret ? await findRegistration(tx, hashSecret(browserSecret)) : undefined;
    if (!attempt || normaliseEmail(attempt.email) !== normaliseEmail(email)) return;
    const result = await countRegistrationSend(tx, attempt, network);
    if (!result.allowed) refuseSend(result);
    await sendRegistrationCode(tx, attempt, publicOrigin);
  });
