import type { DeskSession, TwoStepSecret } from '@paadam/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { csrfTokenOf, hashSecret } from '../../access/sessions/secrets';
import { inTransaction } from '../../foundation/db/inTransaction';
import { isOwnNetwork } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import type { Counted, RateLimit } from '../../foundation/rate-limits/rateLimit';
import { normaliseEmail } from '../../people/accounts/normaliseEmail';
import { countAttempt, forgetAttempts } from '../../people/accounts/passwordAttempts';
import {
  hashPassword,
  matchPassword,
  refuseEasyPassword,
  signInInTurn,
} from '../../people/accounts/passwords';
import { appAddress, drawAppSecret, pictureOf, stepOfCode } from '../../people/accounts/two-step/appCodes';
import {
  beginDeskSession,
  endDeskSession,
  endDeskSessionsOf,
  findInvited,
  recordAtDesk,
  renewPassword,
  saveAppSecret,
  spendAppStep,
  takeCodeTry,
  takeInvitation,
} from './changes';
import { markKnownAtDesk, setDeskCookie } from './deskCookie';
import type { DeskSessionRow } from './deskRoute';
import { type DeskOperator, findOperatorByEmail } from './queries';

type Server = Pick<FastifyInstance, 'database' | 'config' | 'sealer'>;

/** Five failures in 15 minutes; then one try after 30 seconds, a minute, and so on up to 15 minutes. */
const failures: RateLimit = { windowSeconds: 900, backoff: { after: 5, seconds: 30, maxSeconds: 900 } };
const aDay = (after: number): RateLimit => ({
  windowSeconds: 86_400,
  backoff: { after, seconds: 30, maxSeconds: 900 },
});
const ofNetwork = aDay(50);
const ofAddress = aDay(1_000);
const anyNumber: RateLimit = { windowSeconds: 86_400 };

/** The browser of a sign-in at the desk. */
export interface DeskBrowser {
  network: string;
  /** Of `deskBrowserOf`. */
  browser: string | undefined;
  /** Whether the operator with this password hash has signed in there before. */
  isKnownTo(passwordHash: string): boolean;
}

/**
 * Counts failures as at the portals' sign-in (0007, 0037): by browser, then by network and by address. A browser in which the operator
 * signed in before, or used an invitation's link, has its own count, so that strangers' failures do not affect it.
 *
 * @param known the id of the operator whose known browser it is; null: the browser is not known
 */
const signInsAt = (email: string, { network, browser }: DeskBrowser, known: string | null): Counted[] =>
  known
    ? [{ subject: { what: 'desk-sign-in:known-browser', whose: known }, limit: failures }]
    : [
        { subject: { what: 'desk-sign-in', whose: `${browser ?? network} ${email}` }, limit: failures },
        {
          subject: { what: 'desk-sign-in:network', whose: `${network} ${email}` },
          // Behind a proxy that TRUST_PROXY does not name, all clients have this machine's own address.
          limit: isOwnNetwork(network) ? anyNumber : ofNetwork,
        },
        { subject: { what: 'desk-sign-in:address', whose: email }, limit: ofAddress },
      ];

/** Not forgotten with the right password: who has that and not the app would begin anew with each. */
const codesOf = (operatorId: string, isKnown: boolean): Counted[] => [
  {
    subject: { what: isKnown ? 'desk-code:known-browser' : 'desk-code', whose: operatorId },
    limit: failures,
  },
];

/** A sealed secret opens only where it was sealed for. */
const placeOf = (operatorId: string): string => `operator:${operatorId}`;

const sessionOf = (
  step: DeskSession['step'],
  operator: DeskOperator | null,
  cookie: string,
): DeskSession => ({
  step,
  operator: operator && toOwnOperator(operator),
  token: csrfTokenOf(cookie),
});

export const toOwnOperator = ({ id, ...operator }: DeskOperator): NonNullable<DeskSession['operator']> => ({
  _id: id,
  ...operator,
});

/**
 * The first step. Nothing tells of the second before the password is right; the operator of the sample data, where there is
 * such, needs none.
 *
 * @throws HttpError `credentials_wrong`, `too_many_requests`
 */
export const signInAtDesk = (
  { database, config }: Server,
  given: { email: string; password: string },
  { from, reply, before }: { from: DeskBrowser; reply: FastifyReply; before: DeskSessionRow | null },
): Promise<DeskSession> =>
  signInInTurn(async () => {
    const { network } = from;
    const email = normaliseEmail(given.email);
    const found = await findOperatorByEmail(database, email);
    const isKnown = Boolean(found?.passwordHash && from.isKnownTo(found.passwordHash));
    const counted = signInsAt(email, from, isKnown && found ? found.id : null);
    await countAttempt(database, counted);
    const mayTry = found && !found.disabledAt && (!found.isTest || config.sampleData);
    const form = await matchPassword(mayTry ? found.passwordHash : null, given.password);
    if (!found || !mayTry || form === undefined) {
      await recordAtDesk(database, { operatorId: found?.id ?? null, action: 'sign-in-failed', network });
      throw new HttpError('credentials_wrong', () => 'The e-mail address or the password is not right.');
    }
    const isComplete = found.isTest;
    const renewed = form === 'as typed' ? await hashPassword(given.password) : null;
    const cookie = await inTransaction(database, async (tx) => {
      if (renewed) await renewPassword(tx, { id: found.id, from: found.passwordHash, to: renewed });
      if (before) await endDeskSession(tx, before.id);
      await forgetAttempts(tx, counted);
      if (isComplete) await recordAtDesk(tx, { operatorId: found.id, action: 'signed-in', network });
      return beginDeskSession(tx, { operatorId: found.id, isComplete });
    });
    setDeskCookie(reply, cookie);
    if (isComplete && found.passwordHash) markKnownAtDesk(reply, found.passwordHash);
    const { id, name, rights } = found;
    if (isComplete) return sessionOf('in', { id, name, email: found.email, rights }, cookie);
    return sessionOf(found.hasApp ? 'code' : 'set-up', null, cookie);
  });

/** Draws a secret for the app, which its first code confirms. @throws HttpError `status_stale` where there is one */
export const drawDeskSecret = async (
  { database, sealer }: Server,
  { operator }: DeskSessionRow,
): Promise<TwoStepSecret> => {
  const secret = drawAppSecret();
  const sealed = sealer.seal(secret, placeOf(operator.id));
  if (!(await saveAppSecret(database, { operatorId: operator.id, secret: sealed }))) {
    throw new HttpError('status_stale', () => 'Your app is set up already. Please sign in again.');
  }
  const address = appAddress(secret, `${operator.email} (desk)`);
  return { secret, address, picture: pictureOf(address) };
};

/**
 * The second step; with a first code, the app is set up.
 *
 * @throws HttpError `code_wrong`, `code_spent`, `too_many_requests`; `second_step_over` where only the password leads on
 */
export const takeDeskCode = async (
  { database, sealer }: Server,
  session: DeskSessionRow,
  given: string,
  { from, reply }: { from: DeskBrowser; reply: FastifyReply },
): Promise<DeskSession> => {
  const { network } = from;
  const { operator, totpSecret: sealed, passwordHash } = session;
  const counted = codesOf(operator.id, passwordHash !== null && from.isKnownTo(passwordHash));
  await countAttempt(database, counted, 'codes');
  const triesLeft = await takeCodeTry(database, session.id);
  if (triesLeft === undefined || sealed === null) throw over();
  const refuse = async (code: 'code_wrong' | 'code_spent', message: string): Promise<never> => {
    await recordAtDesk(database, { operatorId: operator.id, action: 'code-failed', network });
    if (triesLeft > 0) throw new HttpError(code, () => message, { fields: { code: () => message } });
    await endDeskSession(database, session.id);
    throw over();
  };
  const step = stepOfCode(sealer.open(sealed, placeOf(operator.id)), given.replace(/\s/g, ''), Date.now());
  if (step === null) {
    return refuse('code_wrong', 'That code is not right. Please enter the one that the app shows now.');
  }
  const cookie = await inTransaction(database, async (tx) => {
    if (!(await spendAppStep(tx, { operatorId: operator.id, secret: sealed, step }))) return null;
    // Another one, so that the person who knew the first cookie has nothing by it.
    await endDeskSession(tx, session.id);
    await forgetAttempts(tx, counted);
    if (!session.hasApp) await recordAtDesk(tx, { operatorId: operator.id, action: 'app-set-up', network });
    await recordAtDesk(tx, { operatorId: operator.id, action: 'signed-in', network });
    return beginDeskSession(tx, { operatorId: operator.id, isComplete: true });
  });
  if (cookie === null) {
    return refuse(
      'code_spent',
      'This code was used before. Please wait for the next one that the app shows.',
    );
  }
  setDeskCookie(reply, cookie);
  if (passwordHash) markKnownAtDesk(reply, passwordHash);
  return sessionOf('in', operator, cookie);
};

const over = (): HttpError =>
  new HttpError(
    'second_step_over',
    () => 'The time or the tries for the code are over. Please enter your password again.',
  );

/**
 * Sets the password of an invited operator and ends all their sessions; the next sign-in sets up the app. It works even if strangers have
 * used up the address's tries. So does this browser's next sign-in, since the browser is known from here on.
 *
 * @throws HttpError `code_expired` where the link is spent or too old, `validation_failed` for an easy password
 */
export const takeUpInvitation = async (
  { database }: Server,
  { secret, password }: { secret: string; password: string },
  { network, reply }: { network: string; reply: FastifyReply },
): Promise<{ email: string }> => {
  const invitationHash = hashSecret(secret);
  const invited = await findInvited(database, invitationHash);
  const isOver = () =>
    new HttpError(
      'code_expired',
      () => 'This link was used before, or is too old. Please ask for a new one.',
    );
  if (!invited) throw isOver();
  refuseEasyPassword(password, invited);
  const passwordHash = await hashPassword(password);
  await inTransaction(database, async (tx) => {
    const { id } = invited;
    if (!(await takeInvitation(tx, { id, invitationHash, passwordHash }))) throw isOver();
    await endDeskSessionsOf(tx, id);
    await recordAtDesk(tx, { operatorId: id, action: 'password-set', network });
  });
  markKnownAtDesk(reply, passwordHash);
  return { email: invited.email };
};
