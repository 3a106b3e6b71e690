// @ts-check
/** @import { Component } from './components.mjs' */
/** @import { Clocks } from './propertyClock.mjs' */
import { textOf } from './components.mjs';
import { saysOnly } from './propertyValues.mjs';

/**
 * An event of the file, with what its VCALENDAR says about it.
 *
 * @typedef {object} FoundEvent
 * @property {Component} component
 * @property {Clocks} clocks
 * @property {ReadonlySet<string>} mailboxes the owner's mail addresses, in lower case
 * @property {boolean} isCancelling whether the METHOD of its calendar is CANCEL
 */

const otherComponents = new Set([
  'VTIMEZONE',
  'VTODO',
  'VJOURNAL',
  'VFREEBUSY',
  'VAVAILABILITY',
  'VALARM',
  'VPOLL',
  'VCARD',
]);

/** @param {Component} component */
const isEvent = ({ name, properties }) =>
  name === 'VEVENT' ||
  // "BEGIN:VEVNT" is an event too, if it has a start.
  (!otherComponents.has(name) && properties.some((property) => property.name === 'DTSTART'));

/**
 * @param {Component} calendar a VCALENDAR
 * @param {Clocks} clocks of that calendar; its own default zone replaces `floating` where it is known
 * @param {readonly string[]} owners the owner's mail addresses, in lower case. A calendar named like a mailbox adds that one
 * @returns {FoundEvent[]} in the order of the file
 */
export const findEvents = (calendar, clocks, owners) => {
  const zoneName = textOf(calendar, 'X-WR-TIMEZONE') || textOf(calendar, 'TIMEZONE-ID');
  const zoneClock = zoneName ? clocks.named(zoneName) : null;
  const floating = zoneClock && !zoneClock.doubt ? zoneClock : clocks.floating;
  const calendarName = textOf(calendar, 'X-WR-CALNAME').toLowerCase();
  const shared = {
    clocks: { ...clocks, floating },
    mailboxes: new Set([...owners, ...(calendarName.includes('@') ? [calendarName] : [])]),
    isCancelling: saysOnly(calendar, 'METHOD', (value) => value === 'CANCEL'),
  };
  return calendar.parts.filter(isEvent).map((component) => ({ component, ...shared }));
};
