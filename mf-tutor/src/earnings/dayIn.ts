/** @returns the day that it is in an IANA zone, "2030-01-07" */
export const dayIn = (timeZone: string, moment: Date): string => clockIn(timeZone, moment).slice(0, 10);

/** @returns what calendar and clock say in an IANA zone, "2030-01-07 10:00" */
export const clockIn = (timeZone: string, moment: Date): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const of = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`;
};
