import { createHash, randomInt } from 'node:crypto';
import { limits } from '@paadam/shared/domain';

/** Crockford's: no sign looks like another one. Five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const groupLength = 4;

/** With 80 bits a code cannot be found from its hash, and neither a key nor a slow hash is needed. */
const drawCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-');

/** @returns codes as they are shown: `K7QF-2MXD-9RTA-HB4C` */
export const drawRecoveryCodes = (): string[] =>
  Array.from({ length: limits.twoStep.recoveryCodes }, drawCode);

/** @param typed by a person, who may have read an O for a zero, or an I or an L for a one @returns what is compared */
const plain = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** @returns what the database keeps of a code */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${plain(code)}`)
    .digest('base64url');
