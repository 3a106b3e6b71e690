import { formatPaise } from '@paadam/shared/domain';
import * as words from '../messages/earnings';

/**
 * @param now paise
 * @param before paise
 * @param beforeName "October 2030"
 * @returns how the one stands against the other, in words
 */
export const comparison = (now: number, before: number, beforeName: string): string => {
  if (now === before) return words.asMuchAs({ month: beforeName });
  const values = { amount: formatPaise(Math.abs(now - before)), month: beforeName };
  return now > before ? words.moreThan(values) : words.lessThan(values);
};
