import { setTimeout as pause } from 'node:timers/promises';
import { HttpError } from '../http/HttpError';
import { type FrameOf, knockStatus, LiveClient, listening } from '../testing/LiveClient';
import { type Person, startTestApp, type TestApp } from '../testing/testApp';
import type { Opening, TopicFrame } from './Topic';

let test: TestApp;
let origin: string;
let person: Person;
const opened: Opening[] = [];
const received: TopicFrame[] = [];
const ended: string[] = [];
beforeAll(async () => {
  test = await startTestApp({ allowedOrigins: ['https://school.example'] });
  test.app.live.add({
    name: 'test',
    open: async (opening) => {
      opened.push(opening);
      if (opening.rest === 'closed') throw new HttpError('forbidden', 'Not yours.');
      return {
        greeting: { last: 7, b: { rest: opening.rest } },
        greeted: () => void opening.connection.send({ t: 'missed', topic: opening.topic, last: 7 }),
        receive: (frame) => {
          received.push(frame);
          if (frame.t === 'put') throw new HttpError('too_many_requests', 'Not so many.', { retryAfter: 3 });
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
/** Waits until it is so; the limit only ends a test that has failed. */
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

  it('takes a topic away, and says why', async () => {
    const client = await enter();
    await client.sub('test:gone');
    opened.at(-1)?.connection.takeAway('test:gone', { code: 'over', message: 'It is over.' });
    expect(await client.heard((frame): frame is FrameOf<'gone'> => frame.t === 'gone')).toMatchObject({
      topic: 'test:gone',
      code: 'over',
    });
    expect(ended.at(-1)).toBe('gone');
    client.leave();
  });
});
