import { type Browser, beginSession, type NewSession } from '../../access/sessions/changes';
import { drawSecret, hashSecret } from '../../access/sessions/secrets';
import { recordAudit } from '../../foundation/audit/changes';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/accounts';
import { bindRegistration, updatePassword } from './changes';
import {
  countAttempt,
  countFailure,
  countsOf,
  refusalOfAttempt,
  signInsAt,
  signInsOfKnownBrowsers,
} from './passwordAttempts';
import { hashPassword, matchPassword, signInInTurn, verifyPassword } from './passwords';
import { findCandidates, findCandidatesAndCount, type Registration } from './queries';
import { countRegistrationSend, sendRegistrationCode } from './sendCode';
import { issueTicket } from './two-step/changes';

interface SigningBrowser extends Browser {
  registrationSecret: string | undefined;
  /** Of `browserOf`. */
  browserHash: string | undefined;
  /** Whether it has signed in to any account before. */
  isMarked: boolean;
  /** Whether it has signed in to the account with this hash of a password before. */
  isKnownTo(passwordHash: string): boolean;
}

export type SignIn =
  | { outcome: 'signed-in'; session: NewSession; passwordHash: string }
  /** The account asks for a code as well; the ticket is this browser's way to `finishSignIn`. */
  | { outcome: 'second-step'; ticket: string }
  /** The address waits for its code; the secret binds the browser to that attempt. */
  | { outcome: 'unverified'; registrationSecret: string };

/**
 * Signs in, in the place of the browser's earlier session, or asks for the second step, which nothing tells of before the
 * password is right. An attempt to register that waits for its code answers to its
 * own password, whether or not the address has an account. Where one waits, two passwords are always verified, the
 * account's and the attempt's, and where none waits one is, with no one's hash in the place of a missing account's: so
 * neither a stranger nor who has made the attempt can learn, from the answer or from its time, whether there is an account.
 *
 * What the time does tell is that an attempt waits at the address: a person, perhaps the person who asks, has typed it into
 * the form within the last week. That is as true of addresses with an account as of others, anybody can bring it about
 * for any address, and to hide it every sign-in would have to cost two verifications.
 *
 * @throws HttpError `credentials_wrong`, `too_many_requests` after too many failures, or `unavailable` in a crowd
 */
export const signIn = (
  database: Database,
  person: { email: string; password: string },
  browser: SigningBrowser,
  publicOrigin: string,
): Promise<SignIn> => signInInTurn(() => signInNow(database, person, browser, publicOrigin));

const signInNow = async (
  database: Database,
  { email, password }: { email: string; password: string },
  browser: SigningBrowser,
  publicOrigin: string,
): Promise<SignIn> => {
  const { user, attempt, counted } = await countAndFind(database, email, browser);
  const [usersForm, isAttempts] = await Promise.all([
    matchPassword(user?.passwordHash ?? null, password),
    attempt ? verifyPassword(attempt.passwordHash, password) : false,
  ]);
  const isUsers = usersForm !== undefined;
  if (user && isUsers) {
    const { passwordHash: stored, ...sessionUser } = user;
    const passwordHash =
      usersForm === 'as typed' ? await renewHash(database, user.id, stored, password) : stored;
    const failures = countsOf(counted);
    const session = await beginSession(database, { user: sessionUser, passwordHash }, failures, browser);
    if (session) return { outcome: 'signed-in', session, passwordHash };
    const ticket = await issueTicket(database, { user: sessionUser, passwordHash }, failures, browser.origin);
    if (ticket) return { outcome: 'second-step', ticket };
  }
  await countFailure(database, counted);
  if (attempt && isAttempts && !(user && isUsers)) {
    // The turns stay counted: else an attempt of one's own would be a way to guess at the account without end.
    const registrationSecret = await bindAndSendCode(database, attempt, browser, publicOrigin);
    return { outcome: 'unverified', registrationSecret };
  }
  await recordAudit(database, { event: 'sign-in-failed', userId: user?.id ?? null }, browser.origin);
  throw new HttpError('credentials_wrong', words.theEMailAddressOrThe);
};

/**
 * Replaces a hash of the password as typed with a hash of the prepared password, so that any keyboard that can type the password opens
 * the account. Sessions stay; other browsers are no longer known.
 *
 * @returns the hash that the account has now
 */
const renewHash = async (
  database: Database,
  userId: string,
  from: string,
  password: string,
): Promise<string> => {
  const to = await hashPassword(password);
  const isRenewed = await inTransaction(database, (tx) => updatePassword(tx, userId, { from, to }));
  // Otherwise another call changed the password meanwhile, and this sign-in must fail.
  return isRenewed ? to : from;
};

/**
 * Finds the account that the attempt may mean and counts it, in one statement where the account's own browser is not known: every round
 * trip to the database is paid for by every sign-in. What is counted is a failure until it is known to be none; that of a
 * network and of an address is counted once it is one (`countFailure`), since most are none.
 *
 * @throws HttpError `too_many_requests`
 */
const countAndFind = async (
  database: Database,
  email: string,
  { registrationSecret, isMarked, isKnownTo, browserHash: browser, origin }: SigningBrowser,
) => {
  const browserHash = registrationSecret && hashSecret(registrationSecret);
  if (isMarked) {
    const found = await findCandidates(database, email, browserHash);
    const { user } = found;
    if (user && isKnownTo(user.passwordHash)) {
      const counted = signInsOfKnownBrowsers(user.id);
      await countAttempt(database, [counted.own]);
      return { ...found, counted };
    }
  }
  const counted = signInsAt(email, { browser, network: origin.network });
  const { isAllowed, ...found } = await findCandidatesAndCount(database, email, browserHash, counted);
  if (!isAllowed) throw await refusalOfAttempt(database, countsOf(counted));
  return { ...found, counted };
};

/** Lets this browser confirm the attempt. Within the pause between two codes the one on its way stays good. */
const bindAndSendCode = (
  database: Database,
  attempt: Registration,
  { registrationSecret: secret, origin }: SigningBrowser,
  publicOrigin: string,
): Promise<string> =>
  inTransaction(database, async (tx) => {
    const isBound = secret !== undefined && hashSecret(secret) === attempt.browserHash;
    const bound = isBound ? secret : drawSecret();
    if (!isBound) await bindRegistration(tx, attempt.id, hashSecret(bound));
    const result = await countRegistrationSend(tx, attempt, origin.network);
    if (result.allowed) await sendRegistrationCode(tx, attempt, publicOrigin);
    return bound;
  });
