import type { BoardBodies } from '@paadam/shared/contract';
import { type BoardEvent, BoardModel } from './BoardModel';

let count = 0;

beforeEach(() => {
  count = 0;
});

/** An event, numbered by its place in the test unless it says otherwise. */
const event = <K extends keyof BoardBodies>(
  id: string,
  k: K,
  b: BoardBodies[K],
  { by = 'meera', seq = ++count }: { by?: string; seq?: number | null } = {},
): BoardEvent => ({ id, seq, by, k, b });

const ink = (id: string, options?: { by?: string; seq?: number | null }) =>
  event(id, 'ink', { page: 'first', colour: 'ink', width: 4, points: [0, 0, 100, 50] }, options);

const words = (id: string, text: string) =>
  event(id, 'text', { page: 'first', colour: 'red', size: 40, x: 10, y: 20, text });

const boardOf = (...events: BoardEvent[]): BoardModel => {
  const model = new BoardModel();
  for (const each of events) model.apply(each);
  return model;
};

const idsOn = (model: BoardModel, page = 'first') => model.itemsOf(page).map(({ id }) => id);

test('has a first page from the start', () => {
  expect(new BoardModel().pages()).toEqual([{ id: 'first', width: 1600, height: 1200 }]);
});

test('shows what was drawn in the order of its numbers', () => {
  const model = boardOf(ink('a'), ink('b'));
  expect(idsOn(model)).toEqual(['a', 'b']);
  expect(model.itemsOf('first')[0]?.drawn).toMatchObject({
    points: [
      [0, 0],
      [10, 5],
    ],
  });
});

test('takes an event once, however often it arrives', () => {
  const model = boardOf(ink('a', { seq: 1 }), ink('a', { seq: 1 }));
  expect(idsOn(model)).toEqual(['a']);
});

test('says that an item came on top, so that nothing else has to be drawn again', () => {
  const model = boardOf(ink('a'));
  idsOn(model);
  expect(model.apply(ink('b'))).toMatchObject({ what: 'added', item: { id: 'b' } });
});

test('shows one’s own before it has a number, above all others, and then in its place', () => {
  const model = boardOf(ink('mine', { seq: null, by: 'asha' }), ink('other', { seq: 1 }));
  expect(idsOn(model)).toEqual(['other', 'mine']);
  expect(model.apply(ink('mine', { seq: 2, by: 'asha' }))).toEqual({ what: 'nothing' });
  const late = boardOf(ink('mine', { seq: null, by: 'asha' }), ink('other', { seq: 7 }));
  late.apply(ink('mine', { seq: 2, by: 'asha' }));
  expect(idsOn(late)).toEqual(['mine', 'other']);
});

test('takes away what the server refused', () => {
  const model = boardOf(ink('a', { seq: null }));
  model.refuse('a');
  expect(idsOn(model)).toEqual([]);
  expect(model.undoable('meera')).toBeNull();
});

test('joins the parts of a stroke that was sent while it was drawn', () => {
  const model = boardOf(ink('a'), event('a2', 'ink', { on: 'a', points: [200, 50, 100, 0] }));
  expect(model.itemsOf('first')[0]?.drawn).toMatchObject({
    points: [
      [0, 0],
      [10, 5],
      [20, 5],
      [30, 5],
    ],
  });
  expect(model.undoable('meera')).toBe('a');
});

test('adds up moves, and takes one of them back', () => {
  const model = boardOf(
    words('a', 'x'),
    event('m1', 'move', { ids: ['a'], dx: 10, dy: 0 }, { by: 'asha' }),
    event('m2', 'move', { ids: ['a'], dx: 5, dy: 5 }),
  );
  expect(model.item('a')?.placement).toEqual({ scale: 1, dx: 15, dy: 5 });
  model.apply(event('u', 'restore', { of: 'm1' }, { by: 'asha' }));
  expect(model.item('a')?.placement).toEqual({ scale: 1, dx: 5, dy: 5 });
});

test('makes items larger around a point', () => {
  const model = boardOf(
    words('a', 'x'),
    event('m', 'move', { ids: ['a'], dx: 0, dy: 0, scale: 2, x: 10, y: 20 }),
  );
  // The corner that it was made larger around stays.
  expect(model.item('a')?.placement).toEqual({ scale: 2, dx: -10, dy: -20 });
});

test('shows the last edit of a text, and the one before once that is taken back', () => {
  const model = boardOf(words('a', 'x'), event('e', 'text', { on: 'a', text: 'y' }));
  expect(model.item('a')?.drawn).toMatchObject({ text: 'y' });
  model.apply(event('u', 'restore', { of: 'e' }));
  expect(model.item('a')?.drawn).toMatchObject({ text: 'x' });
});

test('clears a page of what was on it, and brings it back', () => {
  const model = boardOf(ink('a'), ink('b'), event('c', 'clear', { page: 'first' }), ink('d'));
  expect(idsOn(model)).toEqual(['d']);
  model.apply(event('u', 'restore', { of: 'c' }));
  expect(idsOn(model)).toEqual(['a', 'b', 'd']);
});

test('clears what another drew before, though it arrives after', () => {
  const model = boardOf(
    event('c', 'clear', { page: 'first' }, { seq: null, by: 'asha' }),
    ink('a', { seq: 1 }),
  );
  expect(idsOn(model)).toEqual([]);
});

test('keeps what two erased gone until both took it back', () => {
  const model = boardOf(
    ink('a'),
    event('d1', 'del', { ids: ['a'] }),
    event('d2', 'del', { ids: ['a'] }, { by: 'asha' }),
    event('u1', 'restore', { of: 'd1' }),
  );
  expect(idsOn(model)).toEqual([]);
  model.apply(event('u2', 'restore', { of: 'd2' }, { by: 'asha' }));
  expect(idsOn(model)).toEqual(['a']);
});

test('takes back and brings again one’s own alone, the last first', () => {
  const model = boardOf(ink('a'), ink('theirs', { by: 'asha' }), ink('b'));
  expect(model.undoable('meera')).toBe('b');
  model.apply(event('u1', 'restore', { of: 'b' }));
  expect(idsOn(model)).toEqual(['a', 'theirs']);
  expect(model.undoable('meera')).toBe('a');
  expect(model.redoable('meera')).toBe('b');
  model.apply(event('r1', 'restore', { of: 'b', redo: true }));
  expect(idsOn(model)).toEqual(['a', 'theirs', 'b']);
  expect(model.undoable('meera')).toBe('b');
  model.apply(event('u2', 'restore', { of: 'b' }));
  model.apply(ink('c'));
  expect(model.redoable('meera')).toBeNull();
});

test('does not let one take back what another did', () => {
  const model = boardOf(ink('a'), event('u', 'restore', { of: 'a' }, { by: 'asha' }));
  expect(idsOn(model)).toEqual(['a']);
});

test('passes over what somebody else has erased meanwhile', () => {
  const model = boardOf(ink('a'), ink('b'), event('d', 'del', { ids: ['b'] }, { by: 'asha' }));
  expect(model.undoable('meera')).toBe('a');
});

test('puts pages after the one that they were added to, and takes them away', () => {
  const page = (id: string, after: string) => event(id, 'page', { after, width: 800, height: 600 });
  const model = boardOf(page('p2', 'first'), page('p3', 'p2'), page('between', 'first'));
  const ids = () => model.pages().map(({ id }) => id);
  expect(ids()).toEqual(['first', 'between', 'p2', 'p3']);
  model.apply(event('d', 'del', { ids: ['p2', 'first'] }));
  expect(ids()).toEqual(['first', 'between', 'p3']);
  model.apply(event('u', 'restore', { of: 'd' }));
  expect(ids()).toEqual(['first', 'between', 'p2', 'p3']);
});

test('has the paper that was chosen last, and the lock', () => {
  const model = boardOf(
    event('p1', 'paper', { page: 'first', paper: 'grid' }),
    event('p2', 'paper', { page: 'first', paper: 'lines' }),
    event('l', 'lock', { on: true }),
  );
  expect(model.paperOf('first')).toBe('lines');
  expect(model.isLocked).toBe(true);
  model.apply(event('l2', 'lock', { on: false }));
  model.apply(event('u', 'restore', { of: 'p2' }));
  expect(model.paperOf('first')).toBe('grid');
  expect(model.isLocked).toBe(false);
});

test('comes out the same whether events arrive at once or piece by piece, own ones first', () => {
  const all = [
    ink('a', { seq: 1 }),
    ink('b', { by: 'asha', seq: 2 }),
    event('c', 'clear', { page: 'first' }, { by: 'asha', seq: 3 }),
    ink('d', { seq: 4 }),
    event('u', 'restore', { of: 'c' }, { by: 'asha', seq: 5 }),
    event('m', 'move', { ids: ['a', 'd'], dx: 3, dy: 4, scale: 2, x: 0, y: 0 }, { seq: 6 }),
    event('e', 'del', { ids: ['b'] }, { seq: 7 }),
  ];
  const early = all.filter(({ by }) => by === 'asha').map((each) => ({ ...each, seq: null }));
  const [atOnce, piecemeal] = [boardOf(...all), boardOf(...early, ...all)];
  expect(piecemeal.itemsOf('first')).toEqual(atOnce.itemsOf('first'));
  expect(idsOn(atOnce)).toEqual(['a', 'd']);
});

test('brings items to the front and to the back, and undoes it', () => {
  const model = boardOf(ink('a'), ink('b'), ink('c'));
  expect(model.apply(event('o1', 'order', { ids: ['a'], to: 'front' }))).toMatchObject({ what: 'page' });
  expect(idsOn(model)).toEqual(['b', 'c', 'a']);
  model.apply(event('o2', 'order', { ids: ['a', 'c'], to: 'back' }));
  expect(idsOn(model)).toEqual(['a', 'c', 'b']);
  model.apply(event('o3', 'order', { ids: ['b'], to: 'back' }, { by: 'asha' }));
  expect(idsOn(model)).toEqual(['b', 'a', 'c']);
  model.apply(ink('d'));
  expect(idsOn(model)).toEqual(['b', 'a', 'c', 'd']);
  model.apply(event('u', 'restore', { of: 'o2' }));
  expect(idsOn(model)).toEqual(['b', 'c', 'a', 'd']);
});

test('puts a picture below all existing items, and later items above it', () => {
  const picture = (id: string) => {
    const body = { page: 'first', file: '1', x: 0, y: 0, width: 9, height: 9, alt: '' };
    return event(id, 'image', { ...body, behind: true }, { seq: null });
  };
  const model = boardOf(ink('a'), picture('p'));
  expect(idsOn(model)).toEqual(['p', 'a']);
  model.apply({ ...picture('p'), seq: 2 });
  expect(idsOn(model)).toEqual(['p', 'a']);
  model.apply(event('q', 'image', { ...(picture('q').b as BoardBodies['image']) }, { seq: 3 }));
  model.apply(ink('b', { seq: 4 }));
  expect(idsOn(model)).toEqual(['q', 'p', 'a', 'b']);
});

test('keeps the line breaks of the writer’s browser', () => {
  const model = boardOf(words('a', 'one two'));
  model.apply(event('e', 'text', { on: 'a', text: 'one two three', width: 90, breaks: [8] }));
  expect(model.item('a')?.drawn).toMatchObject({ width: 90, breaks: [8] });
});

test('orders one’s own moves once they have a number', () => {
  const large = { ids: ['a'], dx: 0, dy: 0, scale: 2, x: 0, y: 0 };
  const mine = event('m1', 'move', { ids: ['a'], dx: 10, dy: 0 }, { by: 'asha', seq: null });
  const model = boardOf(words('a', 'x'), mine, event('m2', 'move', large));
  expect(model.item('a')?.placement).toEqual({ scale: 2, dx: 10, dy: 0 });
  // The server stored it before the other person's move.
  model.apply({ ...mine, seq: 1.5 });
  expect(model.item('a')?.placement).toEqual({ scale: 2, dx: 20, dy: 0 });
});

describe('whatever the other side sends', () => {
  /** Counts the reads of moves' bodies. */
  const counted = (b: BoardBodies['move'], count: () => void): BoardBodies['move'] => {
    const { dx, ...rest } = b;
    return Object.defineProperty(rest, 'dx', {
      enumerable: true,
      get: () => {
        count();
        return dx;
      },
    }) as BoardBodies['move'];
  };

  test('a move of five hundred items costs one step for each, however many moves came before', () => {
    const ids = Array.from({ length: 500 }, (_, at) => `i${at}`);
    const model = boardOf(...ids.map((id) => ink(id)));
    let read = 0;
    const move = (at: number) =>
      event(
        `m${at}`,
        'move',
        counted({ ids: [...ids.slice(1), 'i0', 'i0'], dx: 1, dy: 0 }, () => {
          read += 1;
        }),
      );
    for (let at = 0; at < 1_000; at += 1) {
      model.apply(move(at));
      if (at % 100 === 0) model.itemsOf('first');
    }
    read = 0;
    model.apply(move(1_000));
    expect(model.itemsOf('first')).toHaveLength(500);
    expect(read).toBe(500);
    expect(model.item('i0')?.placement.dx).toBe(1_001);
  });

  test('a stroke has no more points than the limit, in however many parts they come', () => {
    const model = boardOf(ink('a'));
    const points = Array.from({ length: 8_000 }, () => 1);
    for (let at = 0; at < 20; at += 1) model.apply(event(`p${at}`, 'ink', { on: 'a', points }));
    const drawn = model.item('a')?.drawn;
    expect(drawn?.kind === 'ink' && drawn.points.length).toBe(40_000);
  });

  const most = 20_000;

  test('twenty thousand things, and as many moves of one of them, show in time', () => {
    const model = boardOf(ink('a'));
    for (let at = 0; at < most; at += 1) model.apply(event(`m${at}`, 'move', { ids: ['a'], dx: 1, dy: 0 }));
    expect(model.item('a')?.placement).toEqual({ scale: 1, dx: most, dy: 0 });
    for (let at = 0; at < most; at += 1) model.apply(ink(`i${at}`));
    expect(model.itemsOf('first')).toHaveLength(most + 1);
  });

  test('twenty thousand pages are put in order once, not with each stroke', () => {
    const model = new BoardModel();
    for (let at = 0; at < most; at += 1) {
      const after = at === 0 ? 'first' : `p${at - 1}`;
      model.apply(event(`p${at}`, 'page', { after, width: 9, height: 9 }));
    }
    const pages = model.pages();
    expect(pages).toHaveLength(most + 1);
    expect(pages.at(-1)?.id).toBe(`p${most - 1}`);
    model.apply(ink('a'));
    expect(model.pages()).toBe(pages);
  });

  test('a step back cannot be taken back by its own name, nor one after the other without end', () => {
    const model = boardOf(ink('a'), event('r', 'restore', { of: 'a' }));
    expect(model.apply(event('rr', 'restore', { of: 'r' }))).toEqual({ what: 'nothing' });
    expect(model.event('rr')).toBeUndefined();
    expect(idsOn(model)).toEqual([]);
  });

  test('what cannot be read is left out, and all else shows', () => {
    const odd = [null, {}, { ids: 7 }, { page: 'first', points: null }, 'text'];
    const kinds = [
      'ink',
      'shape',
      'text',
      'move',
      'del',
      'restore',
      'page',
      'clear',
      'lock',
      'paper',
      'none',
    ];
    const model = new BoardModel();
    for (const k of kinds)
      for (const b of odd) model.apply({ id: `${k}${count}`, seq: ++count, by: 'x', k, b });
    model.apply(ink('b'));
    expect(idsOn(model)).toContain('b');
    expect(model.pages()[0]?.id).toBe('first');
  });
});
