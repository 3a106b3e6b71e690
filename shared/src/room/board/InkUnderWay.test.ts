import { InkUnderWay } from './InkUnderWay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hear = (...bodies: Record<string, unknown>[]) => {
  const ink = new InkUnderWay(() => {});
  for (const body of bodies) ink.hear('other', { k: 'ink', s: 'one', ...body });
  return ink.on('first').map(({ drawn }) => drawn);
};

test('shows a stroke while it is drawn', () => {
  const strokes = hear(
    { page: 'first', colour: 'red', width: 3, points: [0, 0, 10, 10] },
    { from: 2, points: [50, 50] },
  );
  expect(strokes).toMatchObject([
    {
      points: [
        [0, 0],
        [1, 1],
        [5, 5],
      ],
    },
  ]);
});

test.each([
  ['no numbers', { page: 'first', points: [0, null, 'x', 4] }],
  ['numbers without end', { page: 'first', points: [0, Number.POSITIVE_INFINITY] }],
  ['no list', { page: 'first', points: 'abcd' }],
  ['no page', { page: { id: 'first' }, points: [0, 0] }],
])('shows nothing of a stroke with %s', (_, body) => {
  expect(hear(body)).toEqual([]);
});

test('draws with a pen of its own where colour and width are none', () => {
  expect(hear({ page: 'first', colour: 'url(x)', width: -4, from: {}, points: [0, 0] })).toMatchObject([
    { colour: 'ink', width: 5 },
  ]);
});

test('a stroke without end does not grow without end', () => {
  const points = Array.from({ length: 20_000 }, () => 0);
  const bodies = Array.from({ length: 20 }, (_, at) => ({ page: 'first', from: at * 10_000, points }));
  const [stroke] = hear(...bodies);
  expect(stroke?.kind === 'ink' && stroke.points.length).toBe(80_000);
});
