import { formatPaise } from '@paadam/shared/domain';

/**
 * @param now paise
 * @param before paise
 * @param beforeName "October 2030"
 * @returns how the one stands against the other, in words
 */
export const comparison = (now: number, before: number, beforeName: string): string => {
  if (now === before) return `As much as in ${beforeName}`;
  return `${formatPaise(Math.abs(now - before))} ${now > before ? 'more' : 'less'} than in ${beforeName}`;
};
