/** A wait as people say it, in one unit. */
export type RoundedWait = { seconds: number } | { minutes: number } | { hours: number };

/** Up to here minutes are counted. */
const mostMinutes = 90;

/** @param seconds to wait, whole @returns the wait in the unit in which people say it, rounded up, and one second at the least */
export const roundWait = (seconds: number): RoundedWait => {
  if (seconds < 60) return { seconds: Math.max(1, seconds) };
  const minutes = Math.ceil(seconds / 60);
  return minutes <= mostMinutes ? { minutes } : { hours: Math.ceil(seconds / 3_600) };
};
