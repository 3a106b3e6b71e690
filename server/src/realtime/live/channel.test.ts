import { setTimeout as pause } from 'node:timers/promises';
import { calls } from '@paadam/shared/contract';
import { liveClose, liveLimits } from '@paadam/shared/domain';
import { language } from '@paadam/shared/words/language';
import { inArray } from 'drizzle-orm';
import { buildApp } from '../../app';
import { type FrameOf, knockStatus, LiveClient, listening } from '../../development/testing/LiveClient';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { sessions } from '../../foundation/db/schema';
import { HttpError } from '../../foundation/http/HttpError';
import type { Opening, TopicFrame } from './Topic';

let test: TestApp;
let origin: string;
let person: Person;
const opened: Opening[] = [];
const received: TopicFrame[] = [];
const ended: string[] = [];
beforeAll(async () => {
  // Nothing is drawn here, and each server would keep a thread for it.
  test = await startTestApp({
    allowedOrigins: ['https://school.example'],
    drawPages: false,
    languages: ['en', 'ta'],
  });
  test.app.live.add({
    name: 'test',
    open: async (opening) => {
      opened.push(opening);
      if (opening.rest === 'closed')
        throw new HttpError('forbidden', () => (language() === 'ta' ? 'உங்களுடையது அல்ல.' : 'Not yours.'));
      return {
        greeting: { last: 7, b: { rest: opening.rest } },
        greeted: () => void opening.connection.send({ t: 'missed', topic: opening.topic, last: 7 }),
        receive: (frame) => {
          received.push(frame);
          if (frame.t === 'put')
            throw new HttpError('too_many_requests', () => 'Not so many.', { retryAfter: 3 });
        },
        close: (why) => void ended.push(why),
      };
    },
  });
  origin = await listening(test.app);
  person = await test.signedIn('student');
});
afterAll(() => test.stop());

const enter = (who: Person = person, at = origin) =>
  LiveClient.open({ origin: at, cookies: who.browser.cookies });
/** Waits until the condition holds. The limit only ends a failed test. */
const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  const limit = Date.now() + 15_000;
  while (!(await is())) {
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await pause(10);
  }
};

describe('the live channel', () => {
  it('lets in who is signed in, from our own pages and those that may call us', async () => {
    const { cookies } = person.browser;
    const from = (page: string) => knockStatus({ origin, cookies, headers: { origin: page } });
    expect(await knockStatus({ origin, cookies })).toBe(101);
    expect(await from(origin)).toBe(101);
    expect(await from('https://school.example')).toBe(101);
    expect(await from('https://elsewhere.example')).toBe(403);
    expect(await knockStatus({ origin })).toBe(401);
    expect(await knockStatus({ origin, cookies: new Map([['paadam_session', 'made-up']]) })).toBe(401);
  });

  it('is no address for ordinary calls', async () => {
    expect((await test.browser().request({ url: '/api/live' })).statusCode).toBe(401);
    expect((await person.browser.request({ url: '/api/live' })).statusCode).toBe(426);
  });

  it('is the only address that is upgraded to a WebSocket', async () => {
    const { cookies } = person.browser;
    for (const path of [
      '/',
      '/tutors',
      '/api/subjects',
      '/api/sessions',
      '/api/nothing',
      '/api/health/live',
    ]) {
      expect([path, await knockStatus({ origin, cookies, path })]).toEqual([path, 400]);
    }
    expect(await knockStatus({ origin, cookies })).toBe(101);
  });

  it('gives a topic to who may have it, with what it says, and what is said to it', async () => {
    const client = await enter();
    expect(await client.sub('test:open', { after: 5, tab: 'tab-1' })).toEqual({
      t: 'subbed',
      topic: 'test:open',
      last: 7,
      b: { rest: 'open' },
    });
    expect(opened.at(-1)).toMatchObject({ rest: 'open', after: 5, tab: 'tab-1', person: { id: person.id } });
    await client.heard(({ t }) => t === 'missed');
    const eph = { t: 'eph', topic: 'test:open', b: [1] } as const;
    client.say(eph);
    await until(() => received.length === 1);
    expect(received).toEqual([eph]);
    client.say({ t: 'put', topic: 'test:open', ops: [{ id: 'a.1', k: 'chat', b: 'x' }] });
    expect(await client.heard(({ t }) => t === 'error')).toEqual({
      t: 'error',
      topic: 'test:open',
      code: 'too_many_requests',
      message: 'Not so many.',
      ids: ['a.1'],
      retryAfter: 3,
    });
    client.say({ t: 'unsub', topic: 'test:open' });
    await until(() => ended.at(-1) === 'left');
    client.leave();
  });

  it('refuses topics that nobody knows, or that are somebody else’s', async () => {
    const client = await enter();
    expect(await client.sub('nothing:here')).toMatchObject({ t: 'error', code: 'not_found' });
    expect(await client.sub('test:closed')).toMatchObject({
      t: 'error',
      code: 'forbidden',
      message: 'Not yours.',
    });
    client.leave();
  });

  it('refuses in the language of the page, whatever the person’s own is', async () => {
    const client = await LiveClient.open({ origin, cookies: person.browser.cookies, language: 'ta' });
    expect(await client.sub('test:closed')).toMatchObject({ code: 'forbidden', message: 'உங்களுடையது அல்ல.' });
    client.leave();
  });

  it('takes a topic away, and says why', async () => {
    const client = await enter();
    await client.sub('test:gone');
    opened.at(-1)?.connection.takeAway('test:gone', { code: 'over', sentence: () => 'It is over.' });
    expect(await client.heard((frame): frame is FrameOf<'gone'> => frame.t === 'gone')).toMatchObject({
      topic: 'test:gone',
      code: 'over',
    });
    expect(ended.at(-1)).toBe('gone');
    client.leave();
  });

  it('answers what it cannot read, and closes what is too large or too much', async () => {
    const client = await enter();
    for (const text of [
      '',
      '{',
      '[]',
      'null',
      '{"t":"sub"}',
      '{"t":"sub","topic":"NO","after":0,"tab":"t"}',
    ]) {
      client.socket.send(text);
    }
    client.socket.send('{"t":"ping","more":1}');
    client.socket.send(Buffer.from([1, 2, 3]));
    await until(() => client.frames.length === 8);
    expect(client.frames.every((frame) => frame.t === 'error' && frame.code === 'malformed_request')).toBe(
      true,
    );
    client.say({ t: 'ping' });
    expect((await client.heard(({ t }) => t === 'pong')).t).toBe('pong');
    client.socket.send(JSON.stringify({ t: 'eph', topic: 'test:a', b: 'x'.repeat(liveLimits.frameBytes) }));
    expect(await client.end()).toBe(liveClose.tooLarge);

    const flood = await enter();
    for (let frames = 0; frames < 400; frames += 1) flood.say({ t: 'ping' });
    expect(await flood.end()).toBe(liveClose.tooMany);
  });

  it('passes over what is kept nowhere where there is too much of it', async () => {
    const drawer = await test.signedIn('student');
    const client = await enter(drawer);
    await client.sub('test:flood');
    received.length = 0;
    for (let frames = 0; frames < 1_000; frames += 1)
      client.say({ t: 'eph', topic: 'test:flood', b: frames });
    client.say({ t: 'ping' });
    await client.heard(({ t }) => t === 'pong');
    expect(received.length).toBeGreaterThanOrEqual(liveLimits.frames.eph.burst);
    expect(received.length).toBeLessThan(1_000);
    expect(client.closed).toBeNull();
    client.leave();
  });

  it('takes so many connections of one person', async () => {
    const many = await test.signedIn('student');
    const { cookies } = many.browser;
    const clients: LiveClient[] = [];
    for (let tabs = 0; tabs < liveLimits.ofPerson; tabs += 1) clients.push(await enter(many));
    expect(await knockStatus({ origin, cookies })).toBe(429);
    clients.pop()?.leave();
    await until(async () => (await knockStatus({ origin, cookies })) === 101);
    for (const client of clients) client.leave();
  });

  it('takes no more of them where all come at once', async () => {
    const many = await test.signedIn('student');
    const tries = await Promise.allSettled(
      Array.from({ length: 3 * liveLimits.ofPerson }, () => enter(many)),
    );
    const clients = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const open = () => clients.filter(({ closed }) => closed === null);
    await until(() => open().length <= liveLimits.ofPerson);
    for (const client of open()) client.say({ t: 'ping' });
    await Promise.all(open().map((client) => client.heard(({ t }) => t === 'pong')));
    expect(open()).toHaveLength(liveLimits.ofPerson);
    for (const client of clients) client.leave();
  });

  it('drops for a slow reader what may be dropped, and closes one that reads nothing at all', async () => {
    const client = await enter();
    await client.sub('test:slow');
    const { connection } = opened.at(-1) ?? {};
    client.socket.pause();
    const frame = { t: 'eph', topic: 'test:slow', from: 'x', b: 'x'.repeat(60_000) } as const;
    const before = test.app.live.figures.frames.dropped;
    await until(() => connection?.send(frame, { droppable: true }) === false);
    expect(test.app.live.figures.frames.dropped).toBe(before + 1);
    // What must arrive still goes, up to a mebibyte.
    expect(connection?.send({ ...frame, b: 'kept' })).toBe(true);
    await until(() => connection?.send(frame) === false);
    client.socket.resume();
    expect([liveClose.tooSlow, 1006]).toContain(await client.end());
  });

  it('ends with the session, whichever server holds the connection and whatever ends it', async () => {
    const { config, database } = test.app;
    const other = await buildApp({ config, database, mail: { send: async () => {}, close: async () => {} } });
    const elsewhere = await listening(other);
    const [one, two] = await Promise.all([test.signedIn('tutor'), test.signedIn('parent')]);
    const here = await enter(one);
    const there = await enter(one, elsewhere);
    const stays = await enter(two, elsewhere);
    for (const client of [here, there, stays]) await client.sub('test:x');
    expect((await one.browser.call(calls.logout)).status).toBe(200);
    expect(await here.end()).toBe(liveClose.sessionEnded);
    expect(await there.end()).toBe(liveClose.sessionEnded);
    const three = await test.signedIn('student');
    const goes = await enter(three, elsewhere);
    await goes.sub('test:x');
    // One statement ends two sessions and announces them together.
    await test.database.delete(sessions).where(inArray(sessions.userId, [two.id, three.id]));
    expect(await stays.end()).toBe(liveClose.sessionEnded);
    expect(await goes.end()).toBe(liveClose.sessionEnded);
    await other.close();
  });

  it('sends everybody elsewhere when the server stops', async () => {
    const { config, database } = test.app;
    const other = await buildApp({ config, database, mail: { send: async () => {}, close: async () => {} } });
    const elsewhere = await listening(other);
    const clients = await Promise.all([1, 2, 3].map(() => enter(person, elsewhere)));
    await other.close();
    for (const client of clients) expect(await client.end()).toBe(liveClose.draining);
  });

  it('carries what servers tell each other whole and in order, however long it is', async () => {
    const { config, database } = test.app;
    const other = await buildApp({ config, database, mail: { send: async () => {}, close: async () => {} } });
    const heard: string[] = [];
    const own: string[] = [];
    other.live.between.add('paadam_test', { onMessage: (body) => heard.push(body) });
    const tell = test.app.live.between.add('paadam_test', { onMessage: (body) => own.push(body) });
    expect(await other.live.between.untilHeard(10_000)).toBe(true);
    const bodies = ['short', 'தமிழ் \n 👋'.repeat(3_000), '', 'x'.repeat(20_000), 'last'];
    for (const body of bodies) tell(body);
    await until(() => heard.length === bodies.length);
    expect(heard).toEqual(bodies);
    expect(own).toEqual([]);
    await other.close();
  });

  it('holds a thousand idle connections, which are counted, at little cost', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => test.signedIn('student')));
    const clients: LiveClient[] = [];
    for (const who of people) {
      clients.push(...(await Promise.all(Array.from({ length: liveLimits.ofPerson }, () => enter(who)))));
    }
    expect(clients).toHaveLength(1_000);
    await clients[999]?.sub('test:last');
    const { body } = await test.browser().request({ url: '/api/metrics' });
    expect(Number(/^paadam_live_connections (\d+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(1_000);
    expect(body).toMatch(/^paadam_live_topics\{topic="test"\} [1-9]/m);
    expect(body).toMatch(/^paadam_live_frames_total\{what="received"\} [1-9]/m);
    for (const client of clients) client.say({ t: 'ping' });
    await Promise.all(clients.map((client) => client.heard(({ t }) => t === 'pong')));
    expect(clients.every(({ closed }) => closed === null)).toBe(true);
    for (const client of clients) client.leave();
    await until(() => test.app.live.figures.connections < 50);
  });
});
