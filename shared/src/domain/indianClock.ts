/** The zone for which pages are drawn where the reader's is not known: that of most readers. */
export const drawnTimeZone = 'Asia/Kolkata';

/** Milliseconds by which India's clock is ahead of UTC, all year round. */
const indianLead = 19_800_000;

/**
 * @returns a date whose figures in UTC are those of India's clock at that moment. Most readers live by it, and no formatter has to be
 *   made for it.
 */
export const onIndianClock = (moment: Date): Date => new Date(moment.getTime() + indianLead);

/** @returns whether this device is set to a zone with India's clock: on a day of winter and on one of summer, so always */
export const keepsIndianTime = (): boolean => {
  const year = new Date().getFullYear();
  return [0, 6].every((month) => new Date(year, month).getTimezoneOffset() * -60_000 === indianLead);
};
