import { mayMatch } from './mayMatch';

const button = (selectors: string) => mayMatch(selectors, 'button', new Set(['card', 'is-open']));

it.each([
  '*',
  'button',
  'BUTTON:hover',
  '.card',
  '.Card',
  'main > .other .card:not-known',
  '.other, p, button',
  '.card.is-open::before',
  '[hidden]',
  'input[type="a, b"] ~ [role="x"]',
  ':root',
  ':host',
  '.other:is(p, .card)',
  'svg|a',
  '.sm\\:card',
  '',
])('says nothing against a rule that may be about the element: %s', (selectors) => {
  expect(button(selectors)).toBe(true);
});

it.each([
  'p',
  'p, h1,h2',
  '.other',
  '.card .other',
  'button > p',
  'p.card',
  'button.other:hover',
  'button + input[type="hidden" i]',
  '.card~.other::after',
])('tells a rule that is about others by its end: %s', (selectors) => {
  expect(button(selectors)).toBe(false);
});
