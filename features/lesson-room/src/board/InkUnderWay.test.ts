import { InkUnderWay } from './InkUnderWay';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const hear = (...bodies: Record<string, unknown>[]) => {
  const ink = new InkUnderWay(
    () => undefined,
    () => {},
  );
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

describe('within the limit of frames', () => {
  const held = (ink: InkUnderWay) => {
    const lengths = ink.on('first').map(({ drawn }) => (drawn.kind === 'ink' ? drawn.points.length : 0));
    return { strokes: lengths.length, points: lengths.reduce((sum, length) => sum + length, 0) };
  };
  const open = () => {
    const changed = jest.fn();
    const authors = new Map([['kept', 'asha']]);
    return { ink: new InkUnderWay((id) => authors.get(id), changed), changed, authors };
  };

  /** A minute of 150 messages a second, which cycle through 500 strokes. */
  const flood = (ink: InkUnderWay, numbers: number, from = 'other') => {
    const points = Array.from({ length: numbers }, () => 1);
    let most = { strokes: 0, points: 0 };
    for (let at = 0; at < 9_000; at += 1) {
      ink.hear(from, { k: 'ink', s: `${at % 500}`, page: 'first', from: 1e6, points });
      if (at % 100 > 0) continue;
      const now = held(ink);
      most = { strokes: Math.max(most.strokes, now.strokes), points: Math.max(most.points, now.points) };
    }
    return most;
  };

  test('a message with more points than a board sends is ignored', () => {
    const { ink, changed } = open();
    expect(flood(ink, 4_000)).toEqual({ strokes: 0, points: 0 });
    expect(changed).not.toHaveBeenCalled();
  });

  test('at most a few strokes of each peer, and a number of points in total, are held', () => {
    const { ink } = open();
    expect(flood(ink, 1_200)).toEqual({ strokes: 4, points: 2_400 });
    const one = { k: 'ink', s: 'long', page: 'first', from: 1e6 } as const;
    for (let at = 0; at < 50; at += 1) ink.hear('other', { ...one, points: Array(1_200).fill(1) });
    expect(held(ink).points).toBeLessThanOrEqual(8_000);
    expect(held(ink).points).toBeGreaterThan(7_000);
    for (let peer = 0; peer < 9; peer += 1) {
      for (let at = 0; at < 50; at += 1) ink.hear(`p${peer}`, { ...one, points: Array(1_200).fill(1) });
    }
    expect(held(ink).points).toBeLessThanOrEqual(24_000);
  });

  test('a stroke that is too long to be held shows its kept parts', () => {
    const { ink } = open();
    const one = { k: 'ink', s: 'long', page: 'first' } as const;
    ink.hear('tab.asha', { ...one, from: 0, points: [0, 0] });
    ink.hear('tab.asha', { k: 'ink', s: 'long', id: 'kept' });
    expect(ink.covered()).toEqual(['kept']);
    for (let at = 0; at < 50; at += 1) {
      ink.hear('tab.asha', { ...one, from: 1 + at * 600, points: Array(1_200).fill(1) });
    }
    expect(ink.covered()).toEqual([]);
  });

  test('a stroke without further messages is held for five seconds', () => {
    const { ink, changed } = open();
    ink.hear('other', { k: 'ink', s: 'one', page: 'first', points: [0, 0] });
    jest.advanceTimersByTime(3_000);
    ink.hear('other', { k: 'ink', s: 'two', page: 'first', points: [0, 0] });
    jest.advanceTimersByTime(2_000);
    expect(held(ink).strokes).toBe(1);
    expect(changed).toHaveBeenLastCalledWith('first');
    jest.advanceTimersByTime(3_000);
    expect(held(ink).strokes).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a finished stroke is dropped once it is kept', () => {
    const { ink, authors } = open();
    for (const [s, id] of [
      ['one', 'kept'],
      ['two', 'later'],
    ]) {
      ink.hear('tab.asha', { k: 'ink', s, page: 'first', points: [0, 0] });
      ink.hear('tab.asha', { k: 'ink', s, id, done: true });
    }
    expect(held(ink).strokes).toBe(1);
    authors.set('later', 'asha');
    ink.kept('later');
    expect(held(ink).strokes).toBe(0);
  });

  test('a peer covers nothing that another person drew', () => {
    const { ink, authors } = open();
    authors.set('of-the-tutor', 'mahesh');
    ink.hear('tab.asha', { k: 'ink', s: 'one', page: 'first', points: [0, 0] });
    ink.hear('tab.asha', { k: 'ink', s: 'one', id: 'of-the-tutor' });
    expect(ink.covered()).toEqual([]);
    ink.hear('tab.asha', { k: 'ink', s: 'one', id: 'kept' });
    expect(ink.covered()).toEqual(['kept']);
  });
});
