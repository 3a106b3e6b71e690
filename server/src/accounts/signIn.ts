import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { HttpError } from '../http/HttpError';
import { forgetTurns, type Pace, takeTurn } from '../throttles/takeTurn';
import { normaliseEmail } from './normaliseEmail';
import { verifyPassword } from './passwords';
import {
  bindRegistration,
  findLatestRegistration,
  findRegistration,
  findUser,
  type Registration,
} from './queries';
import { drawSecret, hashSecret } from './secrets';
import { sendRegistrationCode, takeSendTurn } from './sendCode';
import { type NewSession, rotateSession } from './sessions';

/** Ten failures in 15 minutes; then one try after 30 seconds, a minute, and so on up to 15 minutes. */
const failures: Pace = { windowSeconds: 900, pause: { after: 10, seconds: 30, maxSeconds: 900 } };

interface Browser {
  userAgent: string;
  endedSessionId: string | undefined;
  registrationSecret: string | undefined;
  /** Whether it has signed in to the account with this hash of a password before. */
  isKnownTo(passwordHash: string): boolean;
}

export type SignIn =
  | { outcome: 'signed-in'; session: NewSession; passwordHash: string }
  /** The address waits for its code; the secret binds the browser to that attempt. */
  | { outcome: 'unverified'; registrationSecret: string };

/**
 * Signs in, in the place of the browser's earlier session. Exactly one password is verified, whether or not the address
 * has an account, so that the time tells nothing.
 *
 * @throws HttpError `credentials_wrong`, or `too_many_requests` after too many failures
 */
export const signIn = async (
  database: Database,
  credentials: { email: string; password: string },
  browser: Browser,
  publicOrigin: string,
): Promise<SignIn> => {
  const { email, password } = credentials;
  const user = await findUser(database, email);
  const attempt = user ? undefined : await pendingAttempt(database, email, browser.registrationSecret);
  const passwordHash = (user ?? attempt)?.passwordHash ?? null;
  const counted =
    user && browser.isKnownTo(user.passwordHash)
      ? { what: 'sign-in:known-browser', whose: user.id }
      : { what: 'sign-in', whose: normaliseEmail(email) };

  // Counted as a failure before it is known to be one: parallel tries cannot pass the count.
  const turn = await takeTurn(database, counted, failures);
  if (!turn.granted) throw tooManyFailures(turn.retryAfter);
  if (!(await verifyPassword(passwordHash, password))) {
    throw new HttpError('credentials_wrong', 'The e-mail address or the password is not right.');
  }
  await forgetTurns(database, counted);

  if (attempt) {
    const registrationSecret = await bindAndSendCode(
      database,
      attempt,
      browser.registrationSecret,
      publicOrigin,
    );
    return { outcome: 'unverified', registrationSecret };
  }
  // Only an account or an attempt has a password that verifies.
  if (!user) throw new Error('A password was verified without an account.');
  const { passwordHash: _, ...sessionUser } = user;
  const session = await inTransaction(database, (tx) => rotateSession(tx, sessionUser, browser));
  return { outcome: 'signed-in', session, passwordHash: user.passwordHash };
};

/** @returns this browser's attempt at the address, else the newest of any browser */
const pendingAttempt = async (
  database: Database,
  email: string,
  secret: string | undefined,
): Promise<Registration | undefined> => {
  const own = secret ? await findRegistration(database, hashSecret(secret)) : undefined;
  return own && normaliseEmail(own.email) === normaliseEmail(email)
    ? own
    : findLatestRegistration(database, email);
};

/** Lets this browser confirm the attempt. Within the pause between two codes the one on its way stays good. */
const bindAndSendCode = (
  database: Database,
  attempt: Registration,
  secret: string | undefined,
  publicOrigin: string,
): Promise<string> =>
  inTransaction(database, async (tx) => {
    const isBound = secret !== undefined && hashSecret(secret) === attempt.browserHash;
    const bound = isBound ? secret : drawSecret();
    if (!isBound) await bindRegistration(tx, attempt.id, hashSecret(bound));
    const turn = await takeSendTurn(tx, attempt.email);
    if (turn.granted) await sendRegistrationCode(tx, attempt, publicOrigin);
    return bound;
  });

const tooManyFailures = (retryAfter: number): HttpError =>
  new HttpError(
    'too_many_requests',
    `There were too many failed sign-ins for this account. Please try again in ${inWords(retryAfter)}.`,
    { retryAfter },
  );

const inWords = (seconds: number): string =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
