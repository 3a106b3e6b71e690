// @ts-check
/** @import { Component } from './components.mjs' */
/** @import { CalendarEvent, Fault } from './readEvent.mjs' */
import { textOf } from './components.mjs';
import { isPlausible, parseTime } from './times.mjs';

/**
 * What became of an event: it blocks time, it says that its owner is free, a newer version replaces it, it is outside the wanted
 * range, or it was read in part.
 *
 * @typedef {'busy' | 'free' | 'replaced' | 'away' | 'part'} Fate
 *
 * @typedef {object} Outcome of an event, or of a VFREEBUSY
 * @property {Component} component
 * @property {number | null} wall a time on its day, in wall-clock time; null: no date of it is known
 * @property {ReadonlySet<Fault>} faults
 * @property {Fate} fate
 *
 * @typedef {object} PartRead an event that was read in part
 * @property {string | null} name its SUMMARY, of 200 characters at most
 * @property {string | null} date an ISO date; null: it has none that can be read
 * @property {Fault} why the first fault that was found
 *
 * @typedef {object} Summary
 * @property {number} events how many events there are
 * @property {number} inPart how many of them were read in part
 * @property {PartRead[]} firstInPart the first five of these: of `from` and later by date, then those without a date, then past ones
 * @property {Fate[]} fates of all events
 */

const mostNamed = 5;
const longestName = 200;

/** @param {string} text @returns {string} without the escapes of RFC 5545, 3.3.11, on one line */
const plainText = (text) => text.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim();

/** @param {Component} component */
const nameOf = (component) => plainText(textOf(component, 'SUMMARY')).slice(0, longestName) || null;

/** @param {number} wall @returns {string} ISO date */
const dateOf = (wall) => new Date(wall).toISOString().slice(0, 10);

/** @param {CalendarEvent} event @returns {Fate} */
const fateOf = ({ faults, countsAsFree, isReplaced, hasBlocked }) => {
  if (isReplaced) return 'replaced';
  // Its faults do not matter, as it blocks nothing.
  if (countsAsFree) return 'free';
  if (faults.size > 0) return 'part';
  return hasBlocked ? 'busy' : 'away';
};

/** @param {CalendarEvent} event after its series was read @returns {Outcome} */
export const outcomeOf = (event) => {
  const { component, start, recurrence, faults } = event;
  const times = [start, recurrence?.time, parseTime(textOf(component, 'DTEND'))];
  const known = times.find((time) => time && isPlausible(time));
  return { component, wall: known?.wall ?? null, faults, fate: fateOf(event) };
};

/**
 * @param {readonly Outcome[]} outcomes
 * @param {number} from start of the wanted range, in milliseconds since the epoch
 * @returns {Summary}
 */
export const summarize = (outcomes, from) => {
  const inPart = outcomes.flatMap(({ component, wall, faults, fate }) => {
    const [why] = faults;
    if (fate !== 'part' || !why) return [];
    return [{ name: nameOf(component), date: wall === null ? null : dateOf(wall), why }];
  });
  const today = dateOf(from);
  const rank = (/** @type {PartRead} */ { date }) => (date === null ? 1 : date >= today ? 0 : 2);
  inPart.sort((a, b) => rank(a) - rank(b) || (a.date ?? '').localeCompare(b.date ?? ''));
  return {
    events: outcomes.length,
    inPart: inPart.length,
    firstInPart: inPart.slice(0, mostNamed),
    fates: outcomes.map(({ fate }) => fate),
  };
};
