import { Temporal } from 'temporal-polyfill';

/**
 * @param text ISO 8601 with an offset or Z
 * @returns the instant, to the millisecond, or undefined where no calendar has it
 */
export const parseInstant = (text: string): Date | undefined => {
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return undefined;
  }
};
