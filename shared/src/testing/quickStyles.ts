import { createRequire } from 'node:module';
import { mayMatch } from './mayMatch';

/** The part of jsdom's own element that is asked here. */
interface Element {
  _localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
}

interface Selectors {
  matchesDontThrow(element: Element, selectors: string | undefined): boolean;
}

/** The jsdom of the tests' environment, which takes this function when it is loaded itself. */
const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const selectorsOfJsdom = requireOfEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;

const { matchesDontThrow } = selectorsOfJsdom;

let asked: { element?: Element; text?: string | null; tag: string; classNames: Set<string> } = {
  tag: '',
  classNames: new Set(),
};

/**
 * Lets jsdom hold an element against those rules alone that may be about it. A query by role asks for the style of every
 * element, and jsdom matches each against every selector of every sheet, which was a quarter of the time of all component
 * tests.
 */
selectorsOfJsdom.matchesDontThrow = (element, selectors) => {
  const text = element.getAttributeNS(null, 'class');
  if (asked.element !== element || asked.text !== text) {
    const classNames = new Set(text?.toLowerCase().split(/\s+/));
    asked = { element, text, tag: element._localName.toLowerCase(), classNames };
  }
  if (selectors !== undefined && !mayMatch(selectors, asked.tag, asked.classNames)) return false;
  return matchesDontThrow(element, selectors);
};
