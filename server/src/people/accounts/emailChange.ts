import type { Body, Calls } from '@paadam/shared/contract';
import { endSessionsOf } from '../../access/sessions/changes';
import type { Session, SessionUser } from '../../access/sessions/queries';
import { recordAudit } from '../../foundation/audit/changes';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Transaction } from '../../foundation/db/openDatabase';
import type { Origin } from '../../foundation/http/clientAddress';
import { HttpError, invalidFields } from '../../foundation/http/HttpError';
import type { Server } from '../../foundation/http/server';
import { enqueueMail } from '../../foundation/mail/mailQueue';
import { consumeRateLimit } from '../../foundation/rate-limits/changes';
import type { RateLimit } from '../../foundation/rate-limits/rateLimit';
import * as words from '../../messages/accounts';
import { addressTakenMail, emailChangeAskedMail, emailChangedMail, emailCodeMail } from './accountMails';
import { type CodeSubject, hasCode, isTaken, updateEmail } from './changes';
import { codeSpent, issueHopelessCode, prepareCode, tryCode, useCode } from './codes';
import { normaliseEmail } from './normaliseEmail';
import { countAttempt, emailChangesOf, forgetAttempts } from './passwordAttempts';
import { passwordWrong, refuseInCrowd, verifyPassword } from './passwords';
import { findUser, passwordHashOf } from './queries';
import { countSend, refuseSend } from './sendCode';

/** Over all addresses that one account asks for, so that no one writes to strangers in our name. */
const accountLimit: RateLimit = { windowSeconds: 3_600, max: 10 };
/** Over all accounts that ask for one address, so that no one's mailbox is flooded. */
const mailboxLimit: RateLimit = { windowSeconds: 3_600, max: 10 };

/** What a code that moves an account is for: one account and one address. To any other account its digits are of no use. */
const emailCode = (userId: string, email: string): CodeSubject => ({
  purpose: 'email',
  target: `${userId} ${normaliseEmail(email)}`,
});

/**
 * Takes down that a person wants another address: a code goes to the new one, a notice to the present one. Whether the new
 * one has an account is told to its mailbox alone.
 *
 * @throws HttpError `validation_failed` for the present address, which costs no try; `password_wrong`;
 *   `code_sent_recently`; `too_many_requests` after too many failures, or mails
 */
export const requestEmailChange = async (
  { database, config }: Server,
  { user }: Session,
  { email, current }: Body<Calls['requestEmailChange']>,
  origin: Origin,
): Promise<void> => {
  if (normaliseEmail(email) === normaliseEmail(user.email)) {
    throw invalidFields({ email: words.thisIsYourAddressAlreadyPlease });
  }
  refuseInCrowd();
  const counted = emailChangesOf(user.id);
  await countAttempt(database, counted);
  const hash = await passwordHashOf(database, user.id);
  if (!(await verifyPassword(hash, current))) throw passwordWrong();
  const at = new Date();

  // By itself: a password that was right is no failure, also where the code has to wait.
  await forgetAttempts(database, counted);
  await inTransaction(database, async (tx) => {
    await countMails(tx, user, email);
    await sendEmailCode(tx, user, email, config.publicOrigin);
    await enqueueMail(tx, emailChangeAskedMail(user, email.trim(), at, config.publicOrigin));
    await recordAudit(tx, { event: 'email-change-asked', userId: user.id, actorId: user.id }, origin);
  });
};

/** Mails a new code to the address that was asked for. Where it was not asked for nothing happens, and no notice is sent. */
export const resendEmailCode = ({ database, config }: Server, user: SessionUser, email: string) =>
  inTransaction(database, async (tx) => {
    if (!(await hasCode(tx, emailCode(user.id, email)))) return;
    await countMails(tx, user, email);
    await sendEmailCode(tx, user, email, config.publicOrigin);
  });

/** @throws HttpError where the next code has to wait; a refused one counts for nothing */
const countMails = async (tx: Transaction, user: SessionUser, email: string): Promise<void> => {
  const ofPair = await countSend(tx, 'email', emailCode(user.id, email).target);
  if (!ofPair.allowed) refuseSend(ofPair);
  const ofMailbox = await consumeRateLimit(
    tx,
    { what: 'email-change-mail', whose: normaliseEmail(email) },
    mailboxLimit,
  );
  if (!ofMailbox.allowed) refuseSend(ofMailbox);
  const ofAccount = await consumeRateLimit(tx, { what: 'email-change', whose: user.id }, accountLimit);
  if (ofAccount.allowed) return;
  const { retryAfter } = ofAccount;
  throw new HttpError('too_many_requests', words.youHaveAskedForManyCodes, {
    retryAfter,
  });
};

/** To who asks, an address that has an account looks as any other: its mail says so, and nothing fits its code. */
const sendEmailCode = async (
  tx: Transaction,
  user: SessionUser,
  email: string,
  publicOrigin: string,
): Promise<void> => {
  const subject = emailCode(user.id, email);
  const owner = await findUser(tx, email);
  if (owner) {
    await issueHopelessCode(tx, subject);
    await enqueueMail(tx, addressTakenMail(email.trim(), publicOrigin, owner.language));
  } else {
    const codeId = await prepareCode(tx, subject);
    await enqueueMail(tx, emailCodeMail(email.trim(), codeId, user.language));
  }
};

/**
 * Gives the caller's account the address that the code was mailed to, and ends every session but the one that asks.
 *
 * @returns the address
 * @throws HttpError where the code is not right, expired or spent, or another account has got the address meanwhile
 */
export const changeEmail = async (
  { database, config }: Server,
  { user, id: keptSessionId }: Session,
  { email: asked, otp }: Body<Calls['changeEmail']>,
  origin: Origin,
): Promise<string> => {
  const codeId = await tryCode(database, emailCode(user.id, asked), otp);
  const email = asked.trim();
  const at = new Date();
  const change = async (tx: Transaction) => {
    await useCode(tx, codeId);
    const before = await updateEmail(tx, user.id, email);
    await endSessionsOf(tx, user.id, keptSessionId);
    await recordAudit(tx, { event: 'email-changed', userId: user.id, actorId: user.id }, origin);
    await enqueueMail(tx, emailChangedMail({ ...user, email: before }, email, at, config.publicOrigin));
  };
  try {
    await inTransaction(database, change);
  } catch (error) {
    throw isTaken(error) ? codeSpent() : error;
  }
  return email;
};
