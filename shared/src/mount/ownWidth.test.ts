// What styled-components itself compiles with.
import { compile, middleware, serialize, stringify } from 'stylis';
import { ownRem } from './ownRem';
import { ownWidth } from './ownWidth';

const own = (css: string) => serialize(compile(css), middleware([ownRem, ownWidth, stringify]));

test('the width of the window becomes that of the ground, in the embed’s own text size', () => {
  expect(own('.a { @media (min-width: 48rem) { order: 1; } }')).toBe(
    '@container paadam-ground (min-width: 48em){.a{order:1;}}',
  );
  expect(own('.a { @media (max-width: 639px) { order: 1; } }')).toBe(
    '@container paadam-ground (max-width: 639px){.a{order:1;}}',
  );
  expect(own('.a { @container (min-width: 36rem) and (max-width: 53.99rem) { order: 1; } }')).toBe(
    '@container (min-width: 36em) and (max-width: 53.99em){.a{order:1;}}',
  );
});

test('what else media queries ask stays as it is', () => {
  for (const query of ['(hover: none)', '(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    expect(own(`.a { @media ${query} { order: 1; } }`)).toBe(`@media ${query}{.a{order:1;}}`);
  }
});

test('what grows with the window grows with the ground; a dialog is as wide as the window allows', () => {
  expect(own('.a { font-size: clamp(2px, 1rem + 2.2vw, 9px); }')).toBe(
    '.a{font-size:clamp(2px, calc(1 * var(--paadam-rem, 16px)) + 2.2cqi, 9px);}',
  );
  expect(own('.a { width: min(9px, 100vw); }')).toBe('.a{width:min(9px, 100vw);}');
});
