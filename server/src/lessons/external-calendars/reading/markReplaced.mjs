// @ts-check
/** @import { CalendarEvent } from './readEvent.mjs' */

/** @param {number[]} numbers @returns {number} the greatest, leaving NaN out; -Infinity: there is none */
const greatest = (numbers) =>
  numbers.reduce((most, each) => (each > most ? each : most), Number.NEGATIVE_INFINITY);

/**
 * Marks the versions of an event that a newer one replaces: one with a higher SEQUENCE, one that cancels it or, with `byStamp`, one
 * with a later DTSTAMP. Where it cannot be told which of two versions is newer, neither is marked.
 *
 * @param {CalendarEvent[]} versions of one event or of one occurrence
 * @param {boolean} byStamp
 */
export const markReplaced = (versions, byStamp) => {
  if (versions.length < 2) return;
  // A version without a readable date replaces none, unless it only says that the event takes no time.
  const sound = versions.filter(({ faults, takesNoTime }) => !faults.has('date') || takesNoTime);
  const highest = greatest(sound.map(({ sequence }) => sequence));
  const newest = sound.filter(({ sequence }) => !(sequence < highest));
  const isCancelled = newest.some(({ isCancelling }) => isCancelling);
  const latest = greatest(newest.map(({ stamp }) => stamp));
  for (const event of versions) {
    event.isReplaced =
      event.sequence < highest || (isCancelled && !event.isCancelling) || (byStamp && event.stamp < latest);
  }
};
