import { zoneName } from '@paadam/shared/domain';

/**
 * @param timeZone of a tutor
 * @param own the reader's
 * @returns whether the reader's clock goes by another zone, and so has to be named
 */
export const onOtherClock = (timeZone: string, own: string): boolean =>
  timeZone !== own && zoneName(timeZone) !== zoneName(own);
