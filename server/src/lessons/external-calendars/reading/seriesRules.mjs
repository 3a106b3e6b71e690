// @ts-check
/** The rules of a series: RRULE, and EXRULE of RFC 2445. */
/** @import { StartedEvent } from './readEvent.mjs' */
/** @import { Rule } from './rules.mjs' */
import { propertiesOf } from './components.mjs';
import { everyDay, expandRule, parseRule } from './rules.mjs';
import { aDay, dayOf } from './times.mjs';

/**
 * @typedef {{ rule: Rule, isWhole: boolean, mayBe: null | 'days' | 'times' }} ReadRule as `parseRule` returns it
 *
 * @typedef {object} Bounds
 * @property {number} from a time on the clock of the series: occurrences before it are not needed
 * @property {number} to occurrences after it are not needed
 * @property {(cost: number) => boolean} takeSteps false: the expansion has to end
 */

const withinDays = new Set(['HOURLY', 'MINUTELY', 'SECONDLY']);

/**
 * @param {StartedEvent} event gets the fault 'rule' for what cannot be read
 * @param {'RRULE' | 'EXRULE'} name
 * @returns {ReadRule[]}
 */
export const readRules = (event, name) =>
  propertiesOf(event.component, name).flatMap((property) => {
    const rule = parseRule(property.isBroken ? 'FREQ=' : property.value);
    if (!rule) return [];
    if (rule.isWhole) return [rule];
    event.faults.add('rule');
    // The text after the line may be the rest of the rule, or something else: the rule may mean anything.
    return [property.first === property.value ? rule : { ...rule, mayBe: 'times' }];
  });

/** @param {Rule} rule @param {StartedEvent} event @returns {number} the last time on the series' clock that UNTIL allows */
const untilOf = ({ until }, { clock, clocks, start }) => {
  if (!until) return Number.POSITIVE_INFINITY;
  if (until.isDate || until.isRough) return (dayOf(until.wall) + 1) * aDay - 1;
  if (until.offset === null) return until.wall;
  const instant = until.wall - until.offset;
  // For a series of whole days, the later of the two days that it is in UTC and in the owner's zone.
  if (start.isDate) return Math.max(until.wall, clocks.ownersClock.wallAt(instant));
  return clock.wallAt(instant + (clock.doubt?.after ?? 0));
};

/**
 * Calls `onOccurrence` with each occurrence of a rule, as a time on the clock of the series. An occurrence may come twice.
 *
 * @param {StartedEvent} event
 * @param {ReadRule} read
 * @param {Bounds} bounds
 * @param {(wall: number) => void} onOccurrence
 * @param {(at: number, until: number) => void} onCut is called where the steps run out: occurrences between the two times are missing
 */
export const expandSeries = (event, { rule, mayBe }, { from, to, takeSteps }, onOccurrence, onCut) => {
  const until = untilOf(rule, event);
  // A series of days has one occurrence a day at most (RFC 5545, 3.3.10).
  const ofDays = { ...rule, bySecond: null, byMinute: null, byHour: null };
  const isEveryDay = mayBe || (!event.hasTime && withinDays.has(rule.freq));
  const used = isEveryDay ? everyDay(rule) : event.hasTime ? rule : ofDays;
  // RFC 5545 forbids COUNT beside UNTIL. Readers follow the one or the other: the series ends at the later end.
  const isTwofold = used.count !== null && rule.until !== null;
  const variants = isTwofold
    ? [
        { variant: { ...used, count: null }, last: until },
        { variant: used, last: Number.POSITIVE_INFINITY },
      ]
    : [{ variant: used, last: until }];
  for (const { variant, last } of variants) {
    /** @type {number[]} */
    const cuts = [];
    const bounds = {
      from,
      to: Math.min(to, last),
      turn: takeSteps,
      onCut: (/** @type {number} */ at) => cuts.push(at),
    };
    for (const wall of expandRule(variant, event.start.wall, bounds)) onOccurrence(wall);
    for (const at of cuts) onCut(at, last);
  }
};

/**
 * An EXRULE that is not fully understood excludes nothing.
 *
 * @param {StartedEvent} event gets the fault 'rule' or 'amount' for what is not excluded
 * @param {Bounds} bounds
 * @returns {Set<number>} the times on the clock of the series that EXRULE takes out
 */
export const readExcludedByRule = (event, bounds) => {
  const rules = readRules(event, 'EXRULE');
  const sound = rules.filter(
    ({ rule, isWhole }) =>
      isWhole && (event.hasTime || !withinDays.has(rule.freq)) && !(rule.count !== null && rule.until),
  );
  if (sound.length < rules.length) event.faults.add('rule');
  const excluded = new Set();
  for (const rule of sound) {
    const onCut = () => event.faults.add('amount');
    expandSeries(event, rule, bounds, (wall) => excluded.add(wall), onCut);
  }
  return excluded;
};
