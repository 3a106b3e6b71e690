// @ts-check
/** @import { BlockedTime } from './blockedTime.mjs' */
/** @import { Component } from './components.mjs' */
/** @import { Clocks } from './propertyClock.mjs' */
/** @import { Fault } from './readEvent.mjs' */
/** @import { Outcome } from './summarize.mjs' */
import { propertiesOf } from './components.mjs';
import { clockOf } from './propertyClock.mjs';
import { readPeriod } from './readPeriod.mjs';
import { hasTimeOfDay, parseTime } from './times.mjs';

/**
 * @param {Component} component a VFREEBUSY
 * @param {Clocks} clocks
 * @param {BlockedTime} blocked
 * @returns {Outcome}
 */
const readPeriods = (component, clocks, blocked) => {
  /** @type {Set<Fault>} */
  const faults = new Set(component.isCut ? ['cut'] : []);
  let firstUnread = null;
  for (const property of propertiesOf(component, 'FREEBUSY')) {
    if (property.params.get('FBTYPE')?.toUpperCase() === 'FREE') continue;
    for (const value of property.value.split(',').filter((each) => each.trim() !== '')) {
      const [first = '', second = ''] = value.split('/');
      const time = parseTime(first);
      if (!time) {
        faults.add('date');
        continue;
      }
      const clock = clockOf(property, time, clocks);
      const isKnown = hasTimeOfDay(time) && !clock.doubt;
      const period = isKnown ? readPeriod(property, time, second, clock, clocks) : null;
      if (period) blocked.add(period.start, period.end);
      else {
        faults.add('time');
        blocked.addRoughly(time.wall, 0, clock, hasTimeOfDay(time));
        firstUnread ??= time.wall;
      }
    }
  }
  return { component, wall: firstUnread, faults, fate: faults.size > 0 ? 'part' : 'busy' };
};

/**
 * Blocks the periods of the VFREEBUSY components, which some calendars publish in place of their events.
 *
 * @param {Component} calendar a VCALENDAR
 * @param {Clocks} clocks of that calendar
 * @param {BlockedTime} blocked
 * @returns {Outcome[]} one for each VFREEBUSY that has periods
 */
export const readFreeBusy = (calendar, clocks, blocked) =>
  calendar.parts
    .filter((component) => component.name === 'VFREEBUSY' && propertiesOf(component, 'FREEBUSY').length > 0)
    .map((component) => readPeriods(component, clocks, blocked));
