import { isTimeZone } from '@paadam/shared/domain';

/** @returns what people call an IANA zone, "India Standard Time"; the zone's own name where this runtime does not know it */
export const zoneName = (timeZone: string): string => {
  if (!isTimeZone(timeZone)) return timeZone;
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
