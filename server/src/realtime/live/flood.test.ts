import { setTimeout as pause } from 'node:timers/promises';
import { liveLimits } from '@paadam/shared/domain';
import { pino } from 'pino';
import { LiveClient, listening } from '../../development/testing/LiveClient';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import type { Opening } from './Topic';

const lines: { level: number; msg: string }[] = [];
/** The openings of the topic `slow` that are under way. Each stays so until the test releases it. */
const underWay: { opening: Opening; letGo: () => void }[] = [];
let begun: Opening[] = [];
const closed: string[] = [];
let test: TestApp;
let origin: string;
beforeAll(async () => {
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  test = await startTestApp({ drawPages: false }, logger);
  test.app.live.add({
    name: 'slow',
    open: async (opening) => {
      begun.push(opening);
      await new Promise<void>((resolve) => {
        const one = { opening, letGo: resolve };
        underWay.push(one);
      });
      return {
        greeting: { last: opening.after, b: null },
        close: (why) => void closed.push(`${opening.after} ${why}`),
      };
    },
  });
  test.app.live.add({
    name: 'broken',
    open: async () => ({
      greeting: { last: 0, b: null },
      receive: () => {
        throw new Error('A fault.');
      },
    }),
  });
  origin = await listening(test.app);
});
afterAll(() => test.stop());
afterEach(async () => {
  for (const client of clients.splice(0)) client.leave();
  for (const { letGo } of underWay.splice(0)) letGo();
  begun = [];
  await until(() => test.app.live.figures.connections === 0);
});

const clients: LiveClient[] = [];
const enter = async (who: Person): Promise<LiveClient> => {
  const client = await LiveClient.open({ origin, cookies: who.browser.cookies });
  clients.push(client);
  return client;
};
const until = async (is: () => boolean): Promise<void> => {
  const limit = Date.now() + 45_000;
  while (!is()) {
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await pause(10);
  }
};
/** Resolves once the server has read all frames that the client has sent so far. */
const heardOut = async (client: LiveClient): Promise<void> => {
  const from = client.frames.length;
  client.say({ t: 'ping' });
  await client.heard(({ t }) => t === 'pong', from);
};
const letGo = () => underWay.shift()?.letGo();

describe('a flood of topics', () => {
  it('opens a topic once at a time, and then as requested last', async () => {
    const client = await enter(await test.signedIn('student'));
    client.say({ t: 'sub', topic: 'slow:a', after: 1, tab: 't' });
    await until(() => underWay.length === 1);
    for (let after = 2; after <= 30; after += 1) client.say({ t: 'sub', topic: 'slow:a', after, tab: 't' });
    await heardOut(client);
    expect(begun).toHaveLength(1);
    expect(begun[0]?.isWanted()).toBe(false);
    letGo();
    await until(() => underWay.length === 1);
    expect(begun.map(({ after }) => after)).toEqual([1, 30]);
    letGo();
    expect(await client.heard(({ t }) => t === 'subbed')).toMatchObject({ topic: 'slow:a', last: 30 });
    expect(client.frames.filter(({ t }) => t === 'subbed')).toHaveLength(1);
    expect(closed).toContain('1 left');
  });

  it('begins no second opening for a topic that is left and requested again while it is being opened', async () => {
    const client = await enter(await test.signedIn('student'));
    client.say({ t: 'sub', topic: 'slow:b', after: 1, tab: 't' });
    await until(() => underWay.length === 1);
    for (let after = 2; after <= 15; after += 1) {
      client.say({ t: 'unsub', topic: 'slow:b' });
      client.say({ t: 'sub', topic: 'slow:b', after, tab: 't' });
    }
    client.say({ t: 'unsub', topic: 'slow:b' });
    await heardOut(client);
    letGo();
    await heardOut(client);
    expect(begun).toHaveLength(1);
    expect(client.frames.some(({ t }) => t === 'subbed')).toBe(false);
  });

  it('limits the openings under way of a connection, and of a person’s connections together', async () => {
    const flooding = await test.signedIn('student');
    const all = await Promise.all([1, 2, 3].map(() => enter(flooding)));
    const [first] = all as [LiveClient];
    for (let n = 0; n < 6; n += 1) first.say({ t: 'sub', topic: `slow:${n}`, after: 0, tab: 't' });
    await until(() => underWay.length === liveLimits.openings.ofConnection);
    await heardOut(first);
    expect(underWay).toHaveLength(liveLimits.openings.ofConnection);
    for (const client of all.slice(1)) {
      for (let n = 0; n < 6; n += 1) client.say({ t: 'sub', topic: `slow:${n}`, after: 0, tab: 't' });
    }
    await until(() => underWay.length === liveLimits.openings.ofPerson);
    await Promise.all(all.map(heardOut));
    expect(underWay).toHaveLength(liveLimits.openings.ofPerson);
    // Others do not wait for it.
    const other = await enter(await test.signedIn('tutor'));
    other.say({ t: 'sub', topic: 'slow:other', after: 9, tab: 't' });
    await until(() => begun.some(({ after }) => after === 9));
    // Openings that wait for a closed connection never begin.
    const before = begun.length;
    for (const client of all) client.leave();
    await until(() => test.app.live.figures.connections === 1);
    for (const { letGo: go } of underWay.splice(0)) go();
    expect(await other.heard(({ t }) => t === 'subbed')).toMatchObject({ topic: 'slow:other' });
    expect(begun).toHaveLength(before);
  });

  it('is refused beyond the person’s budget, and a new connection does not renew it', async () => {
    const flooding = await test.signedIn('student');
    const client = await enter(flooding);
    const times = liveLimits.subs.burst + 40;
    for (let n = 0; n < times; n += 1)
      client.say({ t: 'sub', topic: `nothing:${n % 9}`, after: 0, tab: 't' });
    await heardOut(client);
    const refusal = await client.heard((frame) => frame.t === 'error' && frame.code === 'too_many_requests');
    expect(refusal).toMatchObject({ retryAfter: 2 });
    expect(client.closed).toBeNull();
    client.leave();
    await until(() => test.app.live.figures.connections === 0);
    const again = await enter(flooding);
    for (let n = 0; n < 10; n += 1) again.say({ t: 'sub', topic: `nothing:${n}`, after: 0, tab: 't' });
    expect(
      await again.heard((frame) => frame.t === 'error' && frame.code === 'too_many_requests'),
    ).toMatchObject({ retryAfter: 2 });
  });

  it('logs a fault of every frame once, and unreadable frames at debug level only', async () => {
    const client = await enter(await test.signedIn('student'));
    await client.sub('broken:a');
    lines.length = 0;
    for (let n = 0; n < 30; n += 1) client.say({ t: 'eph', topic: 'broken:a', b: n });
    for (let n = 0; n < 30; n += 1) client.socket.send('{"t":"__proto__"}');
    await heardOut(client);
    await until(() => client.frames.filter(({ t }) => t === 'error').length === 60);
    expect(lines.filter(({ level }) => level >= 30)).toHaveLength(1);
    expect(lines.filter(({ msg }) => msg === 'a live frame could not be read')).toHaveLength(30);
  });
});
