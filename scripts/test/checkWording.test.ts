import { commentIn, isProduct, linesWith } from './checkWording.mjs';

test('a comment is found at the start of a line and behind code', () => {
  expect(commentIn('  // Nobody waits.')).toContain('Nobody');
  expect(commentIn(' * @param whom')).toContain('whom');
  expect(commentIn('const a = 1; // for whoever asks')).toContain('whoever');
  expect(commentIn("const text = 'nobody';")).toBe('');
  expect(commentIn(' * `nobody` is a key')).not.toContain('nobody');
});

test('lines are counted once, whatever their case', () => {
  expect(linesWith('// Somebody and nobody\nconst nobody = 1;\n/** Whoever asks. */')).toEqual([1, 3]);
});

test('product source is neither a test nor made by a program', () => {
  expect(isProduct('features/live/src/useLive.ts')).toBe(true);
  expect(isProduct('server/src/app.ts')).toBe(true);
  expect(isProduct('server/src/access.test.ts')).toBe(false);
  expect(isProduct('shared/src/testing/server.ts')).toBe(false);
  expect(isProduct('shared/src/messages/ui.ts')).toBe(false);
  expect(isProduct('server/bench/main.ts')).toBe(false);
});
