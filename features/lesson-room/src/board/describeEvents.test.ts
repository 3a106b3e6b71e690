import type { BoardEvent } from './BoardModel';
import { describeEvents } from './describeEvents';

const event = (k: string, b: unknown = {}): BoardEvent =>
  ({ seq: 1, id: 'a', by: 'meera', k, b, at: '2026-11-26T00:00:00Z' }) as unknown as BoardEvent;

test('describes what others did in one sentence', () => {
  expect(describeEvents([event('ink'), event('ink'), event('clear')], () => 'Meera')).toBe(
    'Meera drew 2 strokes, cleared the page.',
  );
});

test('skips events of an unknown kind, even one named like a property of every object', () => {
  const kinds = ['__proto__', 'valueOf', 'constructor', 'toString', 'dance'];
  expect(
    describeEvents(
      kinds.map((k) => event(k)),
      () => 'Meera',
    ),
  ).toBe('');
});
