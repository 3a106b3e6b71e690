import { createHash, randomBytes } from 'node:crypto';

/** @returns 256 random bits, as the value of a cookie */
export const drawSecret = (): string => randomBytes(32).toString('base64url');

/** @returns what the database keeps of a secret: with 256 bits behind it, one plain hash cannot be undone */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
