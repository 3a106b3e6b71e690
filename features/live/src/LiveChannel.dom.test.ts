import type { ServerFrame } from '@paadam/shared/contract';
import { FakeSocket } from '@paadam/shared/testing';
import { speak } from '@paadam/shared/words/language';
import { LiveChannel, type LiveState, type OpenTopic, type TopicAnswer } from './LiveChannel';

const subbed = (topic: string, last = 0): ServerFrame => ({ t: 'subbed', topic, last, b: null });
const event = (seq: number) => ({
  seq,
  id: `x.${seq}`,
  by: null,
  k: 'chat',
  b: null,
  at: '2026-11-23T10:00:00.000Z',
});

let channel: LiveChannel;
const wanted: OpenTopic[] = [];
let states: LiveState['status'][];
beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.all.length = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket });
  channel = new LiveChannel('http://api.test/api');
  states = [];
  channel.onState(({ status }) => states.push(status));
});
afterEach(() => {
  for (const { close } of wanted.splice(0)) close();
  jest.advanceTimersByTime(6_000);
  jest.useRealTimers();
  Object.assign(globalThis, { WebSocket: undefined });
});

/** A person who keeps what a topic says, and asks from its last number on. */
const want = (topic: string, isQuick = false) => {
  const heard: TopicAnswer[] = [];
  const lost = jest.fn();
  const numbers = () =>
    heard.flatMap((frame) => (frame.t === 'ev' ? frame.events.map(({ seq }) => seq) : []));
  const open = channel.open(topic, {
    after: () => numbers().at(-1) ?? 0,
    hear: (frame) => heard.push(frame),
    lost,
    isQuick,
  });
  wanted.push(open);
  return { ...open, heard, lost, numbers };
};

test('goes by TLS where the API does, and takes no name or password along', () => {
  channel = new LiveChannel('https://asha:secret@api.test/api');
  want('me');
  expect(FakeSocket.last.url).toBe('wss://api.test/api/live?language=en');
});

test('says which language the page speaks, since a WebSocket has no headers of ours', () => {
  speak('ta', () => want('me'));
  expect(FakeSocket.last.url).toBe('ws://api.test/api/live?language=ta');
});

test('connects with the first topic, to the API’s own place, and not before', () => {
  expect(FakeSocket.all).toEqual([]);
  expect(channel.state()).toEqual({ status: 'idle' });
  want('me');
  expect(FakeSocket.last.url).toBe('ws://api.test/api/live?language=en');
  FakeSocket.last.onopen();
  expect(FakeSocket.last.said).toEqual([{ t: 'sub', topic: 'me', after: 0, tab: channel.tab }]);
  want('room:1');
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.last.kinds()).toEqual(['sub', 'sub']);
  expect(states).toEqual(['connecting', 'open']);
});

test('says something to a topic only once it is there', () => {
  const room = want('room:1');
  const frame = { t: 'eph', topic: 'room:1', b: 1 } as const;
  expect(room.send(frame)).toBe(false);
  FakeSocket.last.onopen();
  expect(room.send(frame)).toBe(false);
  FakeSocket.last.hear(subbed('room:1'));
  expect(room.send(frame)).toBe(true);
  expect(FakeSocket.last.said.at(-1)).toEqual(frame);
});

test('says nothing on a connection that the server has begun to close', () => {
  const room = want('room:1');
  FakeSocket.last.onopen();
  FakeSocket.last.hear(subbed('room:1'));
  FakeSocket.last.readyState = 2;
  const before = FakeSocket.last.said.length;
  expect(room.send({ t: 'eph', topic: 'room:1', b: 1 })).toBe(false);
  room.close();
  expect(FakeSocket.last.said).toHaveLength(before);
});

test('tries again later where the browser refuses to connect at all', () => {
  Object.assign(globalThis, {
    WebSocket: class {
      constructor() {
        throw new DOMException('Not from here', 'SecurityError');
      }
    },
  });
  want('me');
  expect(channel.state()).toMatchObject({ status: 'waiting' });
  Object.assign(globalThis, { WebSocket: FakeSocket });
  jest.advanceTimersByTime(500);
  FakeSocket.last.onopen();
  expect(channel.state()).toEqual({ status: 'open' });
});

test('comes back after a loss by itself, a little later each time, and asks from the last number that is known', () => {
  const room = want('room:1');
  FakeSocket.last.onopen();
  FakeSocket.last.hear(subbed('room:1'));
  FakeSocket.last.hear({ t: 'ev', topic: 'room:1', events: [event(1), event(2)] });
  FakeSocket.last.lose();
  expect(room.lost).toHaveBeenCalledTimes(1);
  expect(room.send({ t: 'eph', topic: 'room:1', b: 1 })).toBe(false);
  expect(channel.state()).toMatchObject({ status: 'waiting' });
  jest.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.lose();
  jest.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  jest.advanceTimersByTime(600);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.onopen();
  expect(FakeSocket.last.said).toEqual([{ t: 'sub', topic: 'room:1', after: 2, tab: channel.tab }]);
});

test('is back within four seconds of a server that was long away, where somebody is in a hurry', () => {
  want('room:1', true);
  for (let tries = 0; tries < 10; tries += 1) {
    FakeSocket.last.lose();
    jest.advanceTimersByTime(4_000);
    expect(FakeSocket.all).toHaveLength(tries + 2);
  }
});

test('tries at once when the browser is online again, and when the page is looked at', () => {
  want('me');
  for (let tries = 0; tries < 6; tries += 1) {
    FakeSocket.last.lose();
    jest.advanceTimersByTime(30_000);
  }
  FakeSocket.last.lose();
  const before = FakeSocket.all.length;
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(before + 1);
  FakeSocket.last.lose();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(before + 2);
});

test('gives up a connection on which nothing comes any more, within eight seconds where somebody is in a hurry', () => {
  want('me');
  FakeSocket.last.onopen();
  jest.advanceTimersByTime(20_000);
  expect(FakeSocket.last.kinds()).toEqual(['sub']);
  want('room:1', true);
  jest.advanceTimersByTime(3_500);
  expect(FakeSocket.last.kinds()).toEqual(['sub', 'sub', 'ping']);
  FakeSocket.last.hear({ t: 'pong' });
  jest.advanceTimersByTime(3_500);
  expect(FakeSocket.last.kinds().filter((t) => t === 'ping')).toHaveLength(2);
  expect(channel.state().status).toBe('open');
  const silent = FakeSocket.last;
  jest.advanceTimersByTime(5_500);
  expect(silent.isClosed).toBe(true);
  expect(channel.state().status).not.toBe('open');
});

test('is never silent for thirty seconds, which proxies are told to bear', () => {
  want('me');
  FakeSocket.last.onopen();
  FakeSocket.last.hear(subbed('me'));
  jest.advanceTimersByTime(29_000);
  expect(FakeSocket.last.kinds()).toContain('ping');
});

test('asks again for a topic that was refused for the moment, and leaves one that was refused for good', () => {
  const late = want('room:1');
  const closed = want('room:2');
  FakeSocket.last.onopen();
  const { said } = FakeSocket.last;
  FakeSocket.last.hear({ t: 'error', topic: 'room:1', code: 'unavailable', message: 'Away.', retryAfter: 2 });
  FakeSocket.last.hear({ t: 'error', topic: 'room:2', code: 'not_found', message: 'No such room.' });
  expect(late.heard).toEqual([]);
  expect(closed.heard).toMatchObject([{ code: 'not_found' }]);
  jest.advanceTimersByTime(2_000);
  expect(said.map((frame) => 'topic' in frame && frame.topic)).toEqual(['room:1', 'room:2', 'room:1']);
  FakeSocket.last.lose();
  jest.advanceTimersByTime(1_000);
  FakeSocket.last.onopen();
  expect(FakeSocket.last.said).toMatchObject([{ topic: 'room:1' }]);
});

test('is over with the session, until somebody asks who is signed in', () => {
  want('me');
  FakeSocket.last.onopen();
  FakeSocket.last.lose(4401);
  expect(channel.state()).toEqual({ status: 'refused', code: 'unauthenticated' });
  jest.advanceTimersByTime(120_000);
  expect(FakeSocket.all).toHaveLength(1);
  want('me');
  expect(FakeSocket.all).toHaveLength(2);
});

test('is closed a little after its last topic was left', () => {
  const me = want('me');
  FakeSocket.last.onopen();
  me.close();
  expect(FakeSocket.last.said.at(-1)).toEqual({ t: 'unsub', topic: 'me' });
  jest.advanceTimersByTime(4_000);
  const again = want('me');
  jest.advanceTimersByTime(4_000);
  expect(FakeSocket.last.isClosed).toBe(false);
  again.close();
  jest.advanceTimersByTime(6_000);
  expect(FakeSocket.last.isClosed).toBe(true);
  expect(channel.state()).toEqual({ status: 'idle' });
});

test('is let go with a page that may come back, and opened again with it', () => {
  want('me');
  FakeSocket.last.onopen();
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  expect(FakeSocket.last.isClosed).toBe(true);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(FakeSocket.all).toHaveLength(2);
});

test('leaves the page as it is where there are no such connections', () => {
  Object.assign(globalThis, { WebSocket: undefined });
  want('me');
  expect(channel.state()).toEqual({ status: 'idle' });
});
