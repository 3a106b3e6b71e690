import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidFields } from '../http/HttpError';
import { openPasswordLine } from './passwordLine';

/** About 49,000 passwords that turn up most in published leaks, in lower case. */
const common = new Set(dictionary['passwords-common'].map(String));

/** What is left once the digits and signs at both ends are gone, "password" of "Password1234!". */
const coreOf = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The shortest text that the whole repeats, "abc" of "abcabcabcabc"; the whole where it repeats nothing. */
const unitOf = (password: string): string => {
  const length = (password + password).indexOf(password, 1);
  return password.slice(0, length);
};

/**
 * @returns whether a guesser's first list would hold the password: itself, with digits or signs around it, or
 *   repeated to fill the length. The list alone would refuse little, since few common passwords have 12 characters.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  const unit = unitOf(lower);
  return [lower, coreOf(lower), unit].some((text) => common.has(text)) || unit.length < 4;
};

/** OWASP's parameters for argon2id, which is the library's algorithm unless told: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inTurn = openPasswordLine();

/**
 * Runs on a thread of its own, as `verifyPassword` does.
 *
 * @throws HttpError `unavailable` where very many passwords are being worked on
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, parameters));

/** Made once: the hash of a password that nobody has. */
const nobodys = hashPassword(crypto.randomUUID());

/**
 * @param passwordHash of the account; null where there is none, which takes as long
 * @returns whether it is the account's password
 * @throws HttpError `unavailable` where very many passwords are being worked on
 */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const against = passwordHash ?? (await nobodys);
  const matches = await inTurn(() => verify(against, password));
  return matches && passwordHash !== null;
};

/** @throws HttpError `validation_failed` for a password that is easily guessed. Its length is the contract's matter. */
export const refuseCommonPassword = (password: string): void => {
  if (!isCommonPassword(password)) return;
  throw invalidFields({
    password: 'This password is among the most common ones. Please choose another.',
  });
};
