import { describePage } from './describeItem';
import type { Item } from './items';

const text = (words: string, at: number): Item => ({
  id: `t${at}`,
  by: 'meera',
  page: 'first',
  order: at,
  level: at,
  placement: { scale: 1, dx: 0, dy: 0 },
  drawn: { kind: 'text', colour: 'ink', size: 40, x: 0, y: 0, text: words },
});

test('tells what is on a page, and of very much the beginning', () => {
  expect(describePage([text('x = 2', 1)])).toBe('On it: text “x = 2”.');
  const told = describePage(Array.from({ length: 3_000 }, (_, at) => text('word '.repeat(400), at)));
  expect(told).toContain('2980 more texts and pictures');
  expect(told.length).toBeLessThan(6_000);
});

test('cuts a text between graphemes', () => {
  const told = describePage([text(`${'x'.repeat(199)}👨‍👩‍👧 and more`, 1)]);
  expect(told).toBe(`On it: text “${'x'.repeat(199)} …”.`);
});
