import { isVisible } from './visibleSign';

test.each(['a', ' ஆ ', '7', '.', '🌱', 'a\u200b', '\u200e?'])('%j can be seen', (text) => {
  expect(isVisible(text)).toBe(true);
});

test.each(['', ' \n\t', '\u00a0\u3000', '\u200b\u200d', '\u0301', '\u2800', '\u3164', '\u202e'])(
  'of %j nothing can be seen',
  (text) => {
    expect(isVisible(text)).toBe(false);
  },
);
