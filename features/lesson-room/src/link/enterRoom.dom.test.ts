import type { LiveState, TopicAnswer, TopicSaying, TopicWish } from '@paadam/live';
import type { LiveEvent } from '@paadam/shared/contract';
import { enterRoom } from './enterRoom';
import type { RoomEvent } from './RoomLink';

type Reach = Parameters<typeof enterRoom>[0];
/** What the server says of the one topic. */
type Said<Frame = TopicAnswer> = Frame extends TopicAnswer ? Omit<Frame, 'topic'> : never;

/** A live channel whose server is this test. */
const createChannel = () => {
  let wish: TopicWish | null = null;
  let isThere = false;
  const said: TopicSaying[] = [];
  const asked: number[] = [];
  const channel = {
    tab: 'tab',
    state: (): LiveState => ({ status: 'open' }),
    onState: () => () => {},
    open: (_: string, wanted: TopicWish) => {
      wish = wanted;
      asked.push(wanted.after());
      return {
        send: (frame: TopicSaying) => {
          if (isThere) said.push(frame);
          return isThere;
        },
        close: () => {
          isThere = false;
        },
      };
    },
  };
  return {
    reach: { channel, api: {} } as unknown as Reach,
    said,
    asked,
    tell: (frame: Said) => wish?.hear({ topic: 'room:one', ...frame } as TopicAnswer),
    /** The server lets one in. @param last the number of its newest event */
    welcome: (last = 0, greeting: object = {}) => {
      isThere = true;
      const now = new Date().toISOString();
      const b = {
        now,
        you: { peer: 'tab.asha' },
        people: [],
        ice: [],
        engine: { kind: 'p2p' },
        startsAt: now,
        endsAt: now,
        closesAt: now,
        ...greeting,
      };
      wish?.hear({ t: 'subbed', topic: 'room:one', last, b });
    },
    cut: () => {
      isThere = false;
      wish?.lost?.();
    },
    puts: () => said.flatMap((frame) => (frame.t === 'put' ? frame.ops.map(({ id }) => id) : [])),
  };
};

const asha = { user: 'asha', name: 'Asha', role: 'student' } as const;

const event = (seq: number, id: string, by = 'meera'): LiveEvent => ({
  seq,
  id,
  by,
  k: 'chat',
  b: { text: id },
  at: new Date().toISOString(),
});

const enter = (server = createChannel()) => {
  const link = enterRoom(server.reach, 'one', asha);
  const heard: [string, number | null][] = [];
  link.onEvents((events: readonly RoomEvent[]) =>
    heard.push(...events.map(({ id, seq }) => [id, seq] as [string, number | null])),
  );
  return { ...server, link, heard };
};

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('what is put is heard at once, sent, and heard again with its number', () => {
  const { link, heard, welcome, tell, puts } = enter();
  welcome();
  const id = link.put('chat', { text: 'Hello' });
  expect(heard).toEqual([[id, null]]);
  jest.advanceTimersByTime(50);
  expect(puts()).toEqual([id]);
  expect(link.state().unsent).toBe(1);
  tell({ t: 'ev', events: [event(1, id, 'asha')] });
  expect(heard).toEqual([
    [id, null],
    [id, 1],
  ]);
  expect(link.state().unsent).toBe(0);
});

test('after a cut what has not come back is sent again, and what follows is asked for', () => {
  const { link, welcome, tell, cut, puts, said } = enter();
  welcome();
  const first = link.put('chat', { text: 'one' });
  jest.advanceTimersByTime(50);
  cut();
  const second = link.put('chat', { text: 'two' });
  jest.advanceTimersByTime(50);
  said.length = 0;
  welcome(1);
  expect(puts()).toEqual([first, second]);
  expect(link.state().isWhole).toBe(false);
  tell({ t: 'ev', events: [event(1, first, 'asha')] });
  expect(link.state()).toMatchObject({ isWhole: true, unsent: 1 });
});

test('an event that is told twice is heard once, and one that is missing is asked for', () => {
  const { heard, welcome, tell, asked } = enter();
  welcome(4);
  tell({ t: 'ev', events: [event(1, 'a'), event(2, 'b')] });
  tell({ t: 'ev', events: [event(2, 'b')] });
  tell({ t: 'ev', events: [event(4, 'd')] });
  expect(heard).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(asked).toEqual([0, 2]);
});

test('another person’s event never counts as one’s own, whatever its id', () => {
  const { link, welcome, tell, cut, puts, said } = enter();
  const refused: string[] = [];
  link.onRefused(({ id }) => refused.push(id));
  welcome();
  const id = link.put('watch', { agree: false });
  jest.advanceTimersByTime(50);
  tell({ t: 'ev', events: [event(1, id, 'meera')] });
  expect(link.state().unsent).toBe(1);
  cut();
  said.length = 0;
  welcome(1);
  expect(puts()).toEqual([id]);
  tell({ t: 'error', code: 'idempotency_key_reused', message: 'Not taken.', ids: [id] });
  expect(refused).toEqual([id]);
});

test('an operation’s id cannot be derived from earlier ids or from the tab', () => {
  const { link } = enter();
  const ids = Array.from({ length: 20 }, () => link.put('chat', { text: 'Hello' }));
  expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBe(20);
  expect(ids.some((id) => id.includes('tab'))).toBe(false);
});

test('a tab has the id that the server assigns', () => {
  const { link, welcome } = enter();
  expect(link.you.peer).toBe('tab');
  welcome();
  expect(link.you).toEqual({ ...asha, peer: 'tab.asha' });
});

test('a refusal that passes is tried again, another is told and left', () => {
  const { link, welcome, tell, puts, said } = enter();
  const refused: string[] = [];
  link.onRefused(({ code }) => refused.push(code));
  welcome();
  const id = link.put('ink', {});
  jest.advanceTimersByTime(50);
  said.length = 0;
  tell({ t: 'error', code: 'too_many_requests', message: '', ids: [id], retryAfter: 2 });
  jest.advanceTimersByTime(1_000);
  expect(puts()).toEqual([]);
  jest.advanceTimersByTime(1_500);
  expect(puts()).toEqual([id]);
  tell({ t: 'error', code: 'board_locked', message: 'Locked.', ids: [id] });
  expect(refused).toEqual(['board_locked']);
  expect(link.state().unsent).toBe(0);
});

test('a reload sends what was not sent, of the same person alone', async () => {
  const before = enter();
  const id = before.link.put('chat', { text: 'Hello' });
  await Promise.resolve();
  const { link, heard, welcome, puts } = enter();
  expect(heard).toEqual([[id, null]]);
  welcome();
  expect(puts()).toEqual([id]);
  const other = enterRoom(createChannel().reach, 'one', { ...asha, user: 'ravi' });
  expect(other.state().unsent).toBe(0);
  expect(link.state().unsent).toBe(1);
});

test.each([null, 'ink', 7, [], {}, { k: null }])(
  'what another tab sends as %j is no message, and is dropped',
  (b) => {
    const { link, welcome, tell } = enter();
    welcome();
    const heard: unknown[] = [];
    link.onEph((_, body) => heard.push(body));
    tell({ t: 'eph', from: 'm', b });
    tell({ t: 'eph', from: 'm', b: { k: 'view', page: 'first' } });
    expect(heard).toEqual([{ k: 'view', page: 'first' }]);
  },
);

test('whoever vanishes is away for a while, whoever leaves is gone; and who comes hears what was said last', () => {
  const { link, welcome, tell, said } = enter();
  welcome();
  link.eph({ k: 'view', page: 'first' });
  said.length = 0;
  const meera = { peer: 'm', user: 'meera', name: 'Meera', role: 'tutor', b: {} };
  tell({ t: 'peers', peers: [meera] });
  expect(said).toEqual([{ t: 'eph', topic: 'room:one', b: { k: 'view', page: 'first' } }]);
  tell({ t: 'peers', peers: [] });
  expect(link.peers()).toMatchObject([{ peer: 'm', isAway: true }]);
  jest.advanceTimersByTime(25_000);
  expect(link.peers()).toEqual([]);
  tell({ t: 'peers', peers: [meera] });
  tell({ t: 'peers', peers: [{ ...meera, b: { left: true } }] });
  expect(link.peers()).toEqual([]);
});

test('a room that is closed or does not let one in says so', () => {
  const first = enter();
  first.tell({ t: 'error', code: 'room_not_open', message: 'Not yet.' });
  expect(first.link.state()).toMatchObject({ status: 'refused', code: 'room_not_open', message: 'Not yet.' });
  const second = enter();
  second.welcome();
  second.tell({ t: 'gone', code: 'room_over', message: 'Over.' });
  expect(second.link.state()).toMatchObject({ status: 'over', code: 'room_over', message: 'Over.' });
});

test('a raised hand survives a reload, is known of others, and waits while disconnected', () => {
  const { link, welcome, tell, said, cut } = enter();
  welcome(0, { you: { peer: 'tab.asha', hasHandUp: true } });
  expect(link.hasHandUp()).toBe(true);
  const meera = { peer: 'm', user: 'meera', name: 'Meera', role: 'tutor' };
  tell({ t: 'peers', peers: [{ ...meera, b: { hand: true } }] });
  expect(link.peers()).toMatchObject([{ user: 'meera', hasHandUp: true }]);
  tell({ t: 'peers', peers: [{ ...meera, b: {} }] });
  expect(link.peers()).toMatchObject([{ user: 'meera', hasHandUp: false }]);
  cut();
  said.length = 0;
  link.raise(false);
  expect(link.hasHandUp()).toBe(false);
  expect(said).toEqual([]);
  welcome(0, { you: { peer: 'tab.asha', hasHandUp: true } });
  expect(said).toContainEqual({ t: 'eph', topic: 'room:one', b: { k: 'hand', up: false } });
  expect(link.hasHandUp()).toBe(false);
  // Another tab of the same person.
  tell({
    t: 'peers',
    peers: [{ peer: 'b.asha', user: 'asha', name: 'Asha', role: 'student', b: { hand: true } }],
  });
  expect(link.hasHandUp()).toBe(true);
});

test('the time at which a person left is known to people who stay and to people who enter later', () => {
  const { link, welcome, tell } = enter();
  const [meera, asha2] = [
    { user: 'meera', name: 'Meera', role: 'tutor' },
    { user: 'asha', name: 'Asha', role: 'student' },
  ];
  const leftAt = '2026-01-01T10:44:00.000Z';
  welcome(0, { people: [{ ...meera, leftAt }, asha2] });
  expect(link.people()).toMatchObject([{ leftAt }, { leftAt: null }]);
  const peer = { peer: 'm', ...meera, b: {} };
  tell({ t: 'peers', peers: [peer] });
  jest.advanceTimersByTime(60_000);
  const now = new Date().toISOString();
  tell({ t: 'peers', peers: [{ ...peer, b: { left: true } }] });
  expect(link.people()[0]).toMatchObject({ user: 'meera', leftAt: now });
  // After a lost connection, it is the time of the loss.
  tell({ t: 'peers', peers: [peer] });
  jest.advanceTimersByTime(60_000);
  const cutAt = new Date().toISOString();
  tell({ t: 'peers', peers: [] });
  jest.advanceTimersByTime(25_000);
  expect(link.peers()).toEqual([]);
  expect(link.people()[0]).toMatchObject({ user: 'meera', leftAt: cutAt });
});
