import { createHash, randomBytes, randomInt } from 'node:crypto';
import { limits } from '@paadam/shared/domain';
import { uuidv7 } from 'uuidv7';
import { equalInConstantTime } from '../../access/sessions/secrets';
import type { Database, Queryable, Transaction } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import { fillCode } from '../../foundation/mail/fillCode';
import type { Mail, MailTransport } from '../../foundation/mail/mail';
import * as words from '../../messages/accounts';
import {
  type CodeSubject,
  hasNoTriesLeft,
  replaceCode,
  setCodeHash,
  spendCode,
  takeCodeTry,
} from './changes';

/**
 * The row's id is the salt, so that no table of all the million hashes helps. No hash can hide six digits from who
 * computes them all; ten minutes, five tries and the browser's cookie are what protects a code.
 */
const hashCode = (id: string, code: string): string =>
  createHash('sha256').update(`${id}:${code}`).digest('base64url');

/** @returns six digits, each of the million equally likely */
const drawCode = (): string => String(randomInt(10 ** limits.code.digits)).padStart(limits.code.digits, '0');

/**
 * Prepares a code, to be drawn when its mail is sent (`sendMail`): a mail that waits for its turn holds no digits, so that
 * a copy of the database opens nothing. An earlier code for the same subject is dead.
 *
 * @returns its id, for the mail
 */
export const prepareCode = async (tx: Transaction, subject: CodeSubject): Promise<string> => {
  const id = uuidv7();
  await replaceCode(tx, subject, id, notDrawn);
  return id;
};

/** Is the hash of nothing. */
const notDrawn = '';

/**
 * Sends a mail, with fresh digits where a code is to stand in it: tried again, it carries others, and those of the try
 * before are dead. A mail whose code was replaced or spent meanwhile is not sent.
 */
export const sendMail = async (
  database: Database,
  transport: Pick<MailTransport, 'send'>,
  mail: Mail,
): Promise<void> => {
  const { codeId } = mail;
  if (codeId === undefined) return transport.send(mail);
  const code = drawCode();
  const isWaitedFor = await setCodeHash(database, codeId, hashCode(codeId, code));
  if (isWaitedFor) await transport.send(fillCode(mail, code));
};

/** Makes a code that no digits fit, for a subject that must behave as any other and never succeed. */
export const issueHopelessCode = (tx: Transaction, subject: CodeSubject): Promise<void> =>
  replaceCode(tx, subject, uuidv7(), randomBytes(32).toString('base64url'));

/**
 * Tries a code. The try is counted before the digits are looked at, by one statement of its own, so that no number of
 * parallel tries gets more than five, and none comes back when the caller's work fails.
 *
 * @returns the code's id, for `useCode`
 * @throws HttpError saying "expired" or "spent" only to who gives the right digits
 */
export const tryCode = async (database: Database, subject: CodeSubject, digits: string): Promise<string> => {
  const code = await takeCodeTry(database, subject);
  if (!code) throw await refusalWithoutTry(database, subject);
  if (!equalInConstantTime(code.codeHash, hashCode(code.id, digits))) throw codeWrong(code.triesLeft);
  if (code.isSpent) throw codeSpent();
  if (code.isExpired) {
    throw new HttpError('code_expired', words.thisCodeHasExpiredPleaseAsk);
  }
  return code.id;
};

const refusalWithoutTry = async (queryable: Queryable, subject: CodeSubject): Promise<HttpError> =>
  (await hasNoTriesLeft(queryable, subject))
    ? new HttpError('code_tries_used_up', words.thereWereTooManyTriesPlease)
    : codeWrong();

/** Spends a code that was tried. @throws HttpError where another call has just spent it */
export const useCode = async (tx: Transaction, id: string): Promise<void> => {
  if (!(await spendCode(tx, id))) throw codeSpent();
};

export const codeWrong = (triesLeft?: number): HttpError =>
  new HttpError('code_wrong', triesLeft === 0 ? words.thatCodeIsNotRightAnd : words.thatCodeIsNotRightPlease);

export const codeSpent = (): HttpError => new HttpError('code_spent', words.thisCodeHasBeenUsedAlready);
