import type { DeskSession, TwoStepSecret } from '@paadam/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { normaliseEmail } from '../accounts/normaliseEmail';
import { countAttempt, forgetAttempts } from '../accounts/passwordAttempts';
import { hashPassword, refuseEasyPassword, signInInTurn, verifyPassword } from '../accounts/passwords';
import { appAddress, drawAppSecret, pictureOf, stepOfCode } from '../accounts/two-step/appCodes';
import { inTransaction } from '../db/inTransaction';
import { HttpError } from '../http/HttpError';
import type { Counted, RateLimit } from '../rate-limits/rateLimit';
import { csrfTokenOf, hashSecret } from '../sessions/secrets';
import {
  beginDeskSession,
  endDeskSession,
  endDeskSessionsOf,
  findInvited,
  recordAtDesk,
  saveAppSecret,
  spendAppStep,
  takeCodeTry,
  takeInvitation,
} from './changes';
import { setDeskCookie } from './deskCookie';
import type { DeskSessionRow } from './deskRoute';
import { type DeskOperator, findOperatorByEmail } from './queries';

type Server = Pick<FastifyInstance, 'database' | 'config' | 'sealer'>;

/** Five failures in 15 minutes; then one try after 30 seconds, a minute, and so on up to 15 minutes. */
const failures: RateLimit = { windowSeconds: 900, backoff: { after: 5, seconds: 30, maxSeconds: 900 } };
const aDay: RateLimit = { windowSeconds: 86_400, backoff: { after: 50, seconds: 30, maxSeconds: 900 } };

const signInsAt = (email: string, network: string): Counted[] => [
  { subject: { what: 'desk-sign-in', whose: `${network} ${email}` }, limit: failures },
  { subject: { what: 'desk-sign-in:address', whose: email }, limit: aDay },
];
/** Not forgotten with the right password: who has that and not the app would begin anew with each. */
const codesOf = (operatorId: string): Counted[] => [
  { subject: { what: 'desk-code', whose: operatorId }, limit: failures },
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
  { network, reply, before }: { network: string; reply: FastifyReply; before: DeskSessionRow | null },
): Promise<DeskSession> =>
  signInInTurn(async () => {
    const email = normaliseEmail(given.email);
    const counted = signInsAt(email, network);
    await countAttempt(database, counted);
    const found = await findOperatorByEmail(database, email);
    const mayTry = found && !found.disabledAt && (!found.isTest || config.sampleData);
    const isRight = await verifyPassword(mayTry ? found.passwordHash : null, given.password);
    if (!found || !mayTry || !isRight) {
      await recordAtDesk(database, { operatorId: found?.id ?? null, action: 'sign-in-failed', network });
      throw new HttpError('credentials_wrong', () => 'The e-mail address or the password is not right.');
    }
    const isComplete = found.isTest;
    const cookie = await inTransaction(database, async (tx) => {
      if (before) await endDeskSession(tx, before.id);
      await forgetAttempts(tx, counted);
      if (isComplete) await recordAtDesk(tx, { operatorId: found.id, action: 'signed-in', network });
      return beginDeskSession(tx, { operatorId: found.id, isComplete });
    });
    setDeskCookie(reply, cookie);
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
  { network, reply }: { network: string; reply: FastifyReply },
): Promise<DeskSession> => {
  const { operator, totpSecret: sealed } = session;
  const counted = codesOf(operator.id);
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
    // Another one, so that whoever knew the first cookie has nothing by it.
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
  return sessionOf('in', operator, cookie);
};

const over = (): HttpError =>
  new HttpError(
    'second_step_over',
    () => 'The time or the tries for the code are over. Please enter your password again.',
  );

/**
 * Sets the password of who was invited, and ends all sessions of theirs; the app is set up with the next sign-in.
 *
 * @throws HttpError `code_expired` where the link is spent or too old, `validation_failed` for an easy password
 */
export const takeUpInvitation = async (
  { database }: Server,
  { secret, password }: { secret: string; password: string },
  network: string,
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
  return { email: invited.email };
};
