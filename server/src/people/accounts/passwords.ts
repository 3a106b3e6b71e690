import { hash } from '@node-rs/argon2';
import {
  commonPasswordAdvice,
  isCommonPassword,
  isOwnPassword,
  ownPasswordAdvice,
  type PasswordOwner,
  preparePassword,
} from '@paadam/shared/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import pLimit from 'p-limit';
import { HttpError, invalidFields } from '../../foundation/http/HttpError';
import { openThreadLine } from '../../foundation/http/threadLine';
import * as words from '../../messages/accounts';
import { verifyOnThread } from './passwordThreads';

/** About 49,000 passwords that turn up most in published leaks, in lower case. */
const common = new Set(dictionary['passwords-common'].map(String));

/** OWASP's parameters for argon2id, which is the library's algorithm unless told: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The line is about as long as it moves on in five seconds on two cores. */
const waiting = 300;
const line = openThreadLine({ atOnce: 3, waiting, refusal: words.crowd });

export const { refuseInCrowd } = line;

/** Twice as many as passwords at once, so that none of these waits for the database. */
const signIns = pLimit(6);

/** Milliseconds: where the line has stood still for so long, as before a database that hangs, no one is kept in it. */
const patience = 8_000;

/**
 * Runs a whole sign-in in its turn: a crowd then waits before the server's door, and not in front of everybody else before
 * its database.
 *
 * @throws HttpError `unavailable` where too many wait, or it takes too long
 */
export const signInInTurn = async <Result>(signIn: () => Promise<Result>): Promise<Result> => {
  const refuse = () => {
    throw new HttpError('unavailable', words.crowd, { retryAfter: 5 });
  };
  refuseInCrowd();
  if (signIns.pendingCount >= waiting) refuse();
  const since = Date.now();
  return signIns(() => (Date.now() - since > patience ? refuse() : signIn()));
};

/** Prepares the password and hashes it, on a thread of its own like `verifyPassword`. @param typed the password as typed */
export const hashPassword = (typed: string): Promise<string> =>
  line.inTurn(() => hash(preparePassword(typed), parameters));

/** Made once: the hash of a password that no one has. */
const nobodys = hashPassword(crypto.randomUUID());

/**
 * Hashes made before passwords were prepared are of the password as it was typed. If that form differs, it is verified as well, whether
 * or not the account exists.
 *
 * @param passwordHash of the account; null where there is none, which takes as long
 * @returns the form that matches the account's password; undefined if none does
 */
export const matchPassword = async (
  passwordHash: string | null,
  typed: string,
): Promise<'prepared' | 'as typed' | undefined> => {
  const against = passwordHash ?? (await nobodys);
  const prepared = preparePassword(typed);
  const isOf = (password: string) => line.inTurn(() => verifyOnThread(against, password));
  if (await isOf(prepared)) return passwordHash === null ? undefined : 'prepared';
  if (prepared !== typed && (await isOf(typed))) return passwordHash === null ? undefined : 'as typed';
  return undefined;
};

/** @returns whether `matchPassword` finds a form that matches */
export const verifyPassword = async (passwordHash: string | null, typed: string): Promise<boolean> =>
  (await matchPassword(passwordHash, typed)) !== undefined;

/** @throws HttpError `validation_failed` for a password that is easily guessed. Its length is the contract's matter. */
export const refuseEasyPassword = (typed: string, owner: PasswordOwner): void => {
  const password = preparePassword(typed);
  if (isCommonPassword(password, common)) throw invalidFields({ password: commonPasswordAdvice });
  if (isOwnPassword(password, owner)) throw invalidFields({ password: ownPasswordAdvice });
};

/** Of a current password that is not. @param field the name of the field that it was entered in */
export const passwordWrong = (field = 'current'): HttpError =>
  new HttpError('password_wrong', words.notCurrentPassword, {
    fields: { [field]: words.notCurrentPassword },
  });
