import { hash, verify } from '@node-rs/argon2';
import { invalidFields } from '../http/invalidFields';
import { isCommonPassword } from './commonPasswords';

/** OWASP's parameters for argon2id, which is the library's algorithm unless told: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Runs on a thread of its own, as `verifyPassword` does. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** Made once: the hash of a password that nobody has. */
const nobodys = hashPassword(crypto.randomUUID());

/**
 * @param passwordHash of the account; null where there is none, which takes as long
 * @returns whether it is the account's password
 */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobodys), password);
  return matches && passwordHash !== null;
};

/** @throws HttpError `validation_failed` for a password that is easily guessed. Its length is the contract's matter. */
export const refuseCommonPassword = (password: string): void => {
  if (!isCommonPassword(password)) return;
  throw invalidFields({
    password: 'This password is among the most common ones. Please choose another.',
  });
};
