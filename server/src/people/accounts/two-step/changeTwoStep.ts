import type { Body, Calls, TwoStepSecret } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { endSessionsOf } from '../../../access/sessions/changes';
import type { Session } from '../../../access/sessions/queries';
import { type AuditEvent, recordAudit } from '../../../foundation/audit/changes';
import { inTransaction } from '../../../foundation/db/inTransaction';
import type { Transaction } from '../../../foundation/db/openDatabase';
import type { Origin } from '../../../foundation/http/clientAddress';
import { HttpError } from '../../../foundation/http/HttpError';
import type { Mail } from '../../../foundation/mail/mail';
import { enqueueMail } from '../../../foundation/mail/mailQueue';
import * as words from '../../../messages/accounts';
import { countAttempt, forgetAttempts, passwordChangesOf } from '../passwordAttempts';
import { passwordWrong, refuseInCrowd, verifyPassword } from '../passwords';
import { passwordHashOf } from '../queries';
import { appAddress, drawAppSecret, pictureOf } from './appCodes';
import {
  confirmSecret,
  endTicketsOf,
  removeSecret,
  replaceRecoveryCodes,
  saveUnconfirmedSecret,
} from './changes';
import { findSecret, findUnconfirmedSecret, type SealedSecret } from './queries';
import { drawRecoveryCodes, hashRecoveryCode } from './recoveryCodes';
import { appCodeWrong, placeOf, readSecondStep, spendSecondStep } from './secondStep';
import { recoveryCodesMail, twoStepOffMail, twoStepOnMail } from './twoStepMails';

type Server = Pick<FastifyInstance, 'database' | 'config' | 'sealer'>;
type PasswordAndCode = Body<Calls['turnOnTwoStep']>;

/** Draws a secret for the caller's app, which asks for nothing until it is confirmed. @throws HttpError `status_stale` */
export const drawSecretFor = async (
  { database, sealer }: Server,
  { user }: Session,
): Promise<TwoStepSecret> => {
  const secret = drawAppSecret();
  const sealed = { userId: user.id, secret: sealer.seal(secret, placeOf(user.id)) };
  if (!(await saveUnconfirmedSecret(database, sealed))) throw isOnAlready();
  const address = appAddress(secret, user.email);
  return { secret, address, picture: pictureOf(address) };
};

/**
 * Turns two-step sign-in on, and ends every session but the one that asks: the others began without a second step.
 *
 * @returns the recovery codes, which are not shown again
 * @throws HttpError `password_wrong`, `code_wrong`, `code_expired`, `status_stale`, `too_many_requests`
 */
export const turnOn = async (
  server: Server,
  session: Session,
  given: PasswordAndCode,
  origin: Origin,
): Promise<string[]> => {
  const { database, sealer } = server;
  const { user } = session;
  await checkPassword(server, user.id, given.password);
  const pending = await findUnconfirmedSecret(database, user.id, limits.twoStep.setupMinutes);
  if (pending?.isOn) throw isOnAlready();
  if (!pending || pending.isExpired) {
    throw new HttpError('code_expired', words.thePictureIsTooOldPlease);
  }
  const step = readSecondStep(sealer, pending, given.code);
  if (step.by !== 'app') throw appCodeWrong();
  const codes = drawRecoveryCodes();
  await inTransaction(database, async (tx) => {
    if (!(await confirmSecret(tx, pending, step.step))) throw isOnAlready();
    await replaceRecoveryCodes(tx, user.id, hashesOf(user.id, codes));
    await endSessionsOf(tx, user.id, session.id);
    await writeDown(
      tx,
      session,
      origin,
      'two-step-on',
      twoStepOnMail(user, new Date(), server.config.publicOrigin),
    );
  });
  return codes;
};

/** @throws HttpError as `turnOn` */
export const turnOff = (
  server: Server,
  session: Session,
  given: PasswordAndCode,
  origin: Origin,
): Promise<void> =>
  withBoth(server, session, given, async (tx, sealed) => {
    if (!(await removeSecret(tx, sealed))) throw isOff();
    await endTicketsOf(tx, sealed.userId);
    const mail = twoStepOffMail(session.user, new Date(), server.config.publicOrigin);
    await writeDown(tx, session, origin, 'two-step-off', mail);
  });

/** @returns new recovery codes in place of all before, which are not shown again @throws HttpError as `turnOn` */
export const renewRecoveryCodes = async (
  server: Server,
  session: Session,
  given: PasswordAndCode,
  origin: Origin,
): Promise<string[]> => {
  const codes = drawRecoveryCodes();
  await withBoth(server, session, given, async (tx, { userId }) => {
    await replaceRecoveryCodes(tx, userId, hashesOf(userId, codes));
    const mail = recoveryCodesMail(session.user, new Date(), server.config.publicOrigin);
    await writeDown(tx, session, origin, 'recovery-codes-made', mail);
  });
  return codes;
};

/** Does the work for who has given the password and an unused code, of the app or for recovery. */
const withBoth = async (
  server: Server,
  { user }: Session,
  { password, code }: PasswordAndCode,
  work: (tx: Transaction, sealed: SealedSecret) => Promise<void>,
): Promise<void> => {
  await checkPassword(server, user.id, password);
  const sealed = await findSecret(server.database, user.id);
  if (!sealed) throw isOff();
  const step = readSecondStep(server.sealer, sealed, code);
  await inTransaction(server.database, async (tx) => {
    await spendSecondStep(tx, sealed, step);
    await work(tx, sealed);
  });
};

/** Counts a failure, which `writeDown` forgets. @throws HttpError `password_wrong` or `too_many_requests` */
const checkPassword = async ({ database }: Server, userId: string, password: string): Promise<void> => {
  refuseInCrowd();
  await countAttempt(database, passwordChangesOf(userId), 'passwordsAndCodes');
  const passwordHash = await passwordHashOf(database, userId);
  if (!(await verifyPassword(passwordHash, password))) throw passwordWrong('password');
};

const writeDown = async (
  tx: Transaction,
  { user }: Session,
  origin: Origin,
  event: AuditEvent,
  mail: Mail,
): Promise<void> => {
  await forgetAttempts(tx, passwordChangesOf(user.id));
  await recordAudit(tx, { event, userId: user.id, actorId: user.id }, origin);
  await enqueueMail(tx, mail);
};

const hashesOf = (userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => hashRecoveryCode(userId, code));

const isOnAlready = (): HttpError => new HttpError('status_stale', words.twoStepSignInIsOn);

const isOff = (): HttpError => new HttpError('status_stale', words.twoStepSignInIsOff);
