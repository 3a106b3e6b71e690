import { createHash } from 'node:crypto';

/** @param body flat, as the contract has it @returns the same for two bodies that say the same, in whatever order */
export const hashRequest = (body: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
};
