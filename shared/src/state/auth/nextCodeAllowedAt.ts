import { limits } from '@paadam/shared/domain';

/**
 * @param seconds to wait from now on. Default: what lies between two mails with a code
 * @returns the ISO instant from which on another code may be asked for
 */
export const nextCodeAllowedAt = (seconds: number = limits.code.secondsBetweenSends): string =>
  new Date(Date.now() + seconds * 1000).toISOString();
