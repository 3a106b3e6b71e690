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
 * Signs in, in the place of the browser's earlier session. An attempt to register that waits for its code answers to its
 * own password, whether or not the address has an account, and the two are always looked up and verified together: else
 * who has tried to register an address could learn, from the answer or from its time, whether it has an account.
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
  const [user, attempt] = await Promise.all([
    findUser(database, email),
    findAttempt(database, email, browser.registrationSecret),
  ]);
  const counted =
    user && browser.isKnownTo(user.passwordHash)
      ? { what: 'sign-in:known-browser', whose: user.id }
      : { what: 'sign-in', whose: normaliseEmail(email) };

  // Counted as a failure before it is known to be one: parallel tries cannot pass the count.
  const turn = await takeTurn(database, counted, failures);
  if (!turn.granted) throw tooManyFailures(turn.retryAfter);
  const [isUsers, isAttempts] = await Promise.all([
    verifyPassword(user?.passwordHash ?? null, password),
    verifyPassword(attempt?.passwordHash ?? null, password),
  ]);
  if (user && isUsers) {
    await forgetTurns(database, counted);
    const { passwordHash, ...sessionUser } = user;
    const session = await inTransaction(database, (tx) => rotateSession(tx, sessionUser, browser));
    return { outcome: 'signed-in', session, passwordHash };
  }
  if (attempt && isAttempts) {
    // The turns stay counted: else an attempt of one's own would be a way to guess at the account without end.
    const { registrationSecret: secret } = browser;
    const registrationSecret = await bindAndSendCode(database, attempt, secret, publicOrigin);
    return { outcome: 'unverified', registrationSecret };
  }
  throw new HttpError('credentials_wrong', 'The e-mail address or the password is not right.');
};

/** @returns this browser's attempt at the address, else the newest of any browser */
const findAttempt = async (
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
