/**
 * A moment as the lists show it: short weekday, month, day, hour and minute.
 *
 * @param instant ISO 8601 instant
 * @param timeZone IANA zone to show it in; without it the viewer's own
 * @returns for example "Sat, 21 Nov, 10:30 am"
 */
export const formatMoment = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));

/** @param instant ISO 8601 instant @returns the hour and minute, "10:30 am", in that zone or the viewer's own */
export const formatTime = (instant: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone }).format(
    new Date(instant),
  );

/** The IANA zone that this device is set to, "Asia/Kolkata". */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * @returns whether the name is an IANA zone that this runtime knows: "UTC", or an area with a place. Runtimes also take
 *   "+05:30", which is no zone, and old names such as "IST", which mean several.
 */
export const isTimeZone = (name: string): boolean => {
  if (!/^(UTC|[A-Za-z]+(\/[\w+-]+)+)$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** @returns what people call an IANA zone, "India Standard Time"; its own name where this runtime does not know it */
export const zoneName = (timeZone: string): string => {
  if (!isTimeZone(timeZone)) return timeZone;
  const parts = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
