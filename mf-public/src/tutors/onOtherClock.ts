import { ownTimeZone, zoneName } from '@paadam/shared/domain';

/** @param timeZone of a tutor @returns whether the reader's clock goes by another zone, and so has to be named */
export const onOtherClock = (timeZone: string): boolean => {
  const own = ownTimeZone();
  return timeZone !== own && zoneName(timeZone) !== zoneName(own);
};
