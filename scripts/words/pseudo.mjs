import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

const from = 'AaBCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz';
const to = 'ÅåßÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const letters = new Map([...from].map((letter, index) => [letter, [...to][index] ?? letter]));

const accented = (/** @type {string} */ text) =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('');

/** @param {any} element @returns {any} */
const altered = (element) => {
  if (element.type === TYPE.literal) return { ...element, value: accented(element.value) };
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(altered) };
  if (!element.options) return element;
  const options = Object.entries(element.options).map(([key, option]) => [
    key,
    { ...option, value: option.value.map(altered) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
};

/**
 * @param {string} text a message in English
 * @returns {string} the same in the language of tests: readable, half as long again, and between brackets, so that a text
 *   without them was never taken out of the source, and one that has lost an end is cut
 */
export const pseudo = (text) => {
  if (text.trim() === '') return text;
  const padding = '~'.repeat(Math.ceil(text.replace(/[{<][^}>]*[}>]/g, '').length / 3));
  const elements = parse(text, { requiresOtherClause: false, shouldParseSkeletons: false });
  return `[${printAST(elements.map(altered))}${padding}]`;
};
