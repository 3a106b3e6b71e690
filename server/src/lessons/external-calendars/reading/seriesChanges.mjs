// @ts-check
/** @import { CalendarEvent, StartedEvent } from './readEvent.mjs' */
/** @import { Clock } from './zones.mjs' */
import { OccurrenceSet } from './occurrenceSet.mjs';
import { hasStart } from './readEvent.mjs';
import { aDay } from './times.mjs';

/**
 * A change of all occurrences from one on (RANGE=THISANDFUTURE).
 *
 * @typedef {object} Move
 * @property {number} at the first of them, a time on the clock of the series
 * @property {number} by how much later they start, in milliseconds on the wall clock; below 0: earlier
 * @property {CalendarEvent} change the event that says so
 */

/** @param {StartedEvent} event @param {Clock} clock @returns {number} when the event starts, as a time on that clock */
const startOn = ({ start, clock: own }, clock) =>
  start.isDate || own.doubt || own.name === clock.name ? start.wall : clock.wallAt(own.at(start.wall));

/**
 * Finds which occurrences of a series other events replace. A change that cannot be read replaces nothing.
 *
 * @param {StartedEvent} event of the series
 * @param {CalendarEvent[]} changes the events of the same UID with a RECURRENCE-ID
 * @returns {{ replaced: OccurrenceSet, moves: Move[] }} `moves`: the last one first
 */
export const readChanges = ({ start, clock }, changes) => {
  const replaced = new OccurrenceSet(clock);
  /** @type {Move[]} */
  const moves = [];
  for (const change of changes) {
    if (!change.recurrence?.time || change.faults.has('change')) continue;
    if (!hasStart(change) && !change.takesNoTime) continue;
    const { time, clock: itsClock, isFloating, reach } = change.recurrence;
    if (time.isDate) replaced.addDay(time.wall);
    else if (isFloating) replaced.addWall(time.wall);
    else if (itsClock.doubt && itsClock.name !== clock.name) continue;
    else replaced.addInstant(itsClock.at(time.wall));
    if (reach !== 'THISANDFUTURE') continue;
    const at = time.isDate || isFloating ? time.wall : clock.wallAt(itsClock.at(time.wall));
    // A date alone means the occurrence of that day, which starts at the time of the series.
    const original = time.isDate && !start.isDate ? at + (start.wall % aDay) : at;
    moves.push({ at, by: hasStart(change) ? startOn(change, clock) - original : 0, change });
  }
  return { replaced, moves: moves.sort((a, b) => b.at - a.at) };
};
