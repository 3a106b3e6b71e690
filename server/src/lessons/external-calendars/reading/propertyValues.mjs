// @ts-check
/** @import { Component, Property } from './components.mjs' */
/** @import { Time } from './times.mjs' */
import { propertiesOf } from './components.mjs';
import { parseTime } from './times.mjs';

/**
 * @param {Component} component
 * @param {string} name
 * @returns {string[]} the values of all properties of that name, in capitals, without empty ones
 */
const valuesOf = (component, name) =>
  propertiesOf(component, name)
    .map(({ first }) => first.toUpperCase())
    .filter((value) => value !== '');

/**
 * Two contradictory values count as none: an event that contradicts itself is busy.
 *
 * @param {Component} component
 * @param {string} name
 * @param {(value: string) => boolean} isMeant gets a value in capitals
 * @returns {boolean} whether the component has properties of that name, and each of them has such a value
 */
export const saysOnly = (component, name, isMeant) => {
  const values = valuesOf(component, name);
  return values.length > 0 && values.every(isMeant);
};

/**
 * Reads the date or time of a property. The text after its line may belong to the value or not: of the two readings, the one with
 * a time of day is used.
 *
 * @param {Property} property
 * @returns {Time | null} null: neither has a date
 */
export const timeOf = ({ value, first }) => {
  const time = parseTime(value);
  return value === first || (time && !time.isRough) ? time : (parseTime(first) ?? time);
};

/**
 * @param {Property} property
 * @returns {boolean} whether the property has VALUE=DATE; some exporters then write a time of 00:00 after the date
 */
export const isMarkedAsDate = ({ params }) => params.get('VALUE')?.toUpperCase() === 'DATE';

/**
 * @param {Property} property
 * @param {Time} time one of its values
 * @returns {boolean} whether neither the value nor the property says which zone the time is in
 */
export const hasNoZone = ({ params }, time) => time.offset === null && !params.get('TZID');
