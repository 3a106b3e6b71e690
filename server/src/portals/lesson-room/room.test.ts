import { setTimeout as pause } from 'node:timers/promises';
import { type ClientFrame, calls } from '@paadam/shared/contract';
import { roomLimits } from '@paadam/shared/domain';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { type FrameOf, LiveClient, listening } from '../../development/testing/LiveClient';
import { addBooking } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { makeWorld, type World } from '../../development/testing/world';
import { bookings, lessonEvents, lessonFiles, lessonPresence, lessonRooms } from '../../foundation/db/schema';

let test: TestApp;
let origin: string;
let world: World;
beforeAll(async () => {
  test = await startTestApp();
  origin = await listening(test.app);
  world = await makeWorld(test);
});
afterAll(() => test.stop());
const clients: LiveClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});

const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

/** A lesson of an hour that began so many minutes ago; people of their own, since two at one time are none. @returns its id */
const addLesson = async (
  began = 5,
  values: Parameters<typeof addBooking>[4] = {},
): Promise<{ id: string; topic: string; student: Person; tutor: Person }> => {
  const student = await test.signedIn('student', { name: 'Asha Kumar' });
  const tutor = await test.signedIn('tutor', { name: 'Meera Nair' });
  const id = await addBooking(test, student, tutor, minutesFromNow(-began), {
    status: 'accepted',
    ...values,
  });
  return { id, topic: `room:${id}`, student, tutor };
};

const open = async (who: Person): Promise<LiveClient> => {
  const client = await LiveClient.open({ origin, cookies: who.browser.cookies });
  clients.push(client);
  return client;
};

const enter = async (who: Person, topic: string, { tab = uuidv7(), after = 0 } = {}) => {
  const client = await open(who);
  const answer = await client.sub(topic, { tab, after });
  return { client, answer, tab };
};

/** Waits until there is one spell of theirs, which is so. */
const spellsOf = async (
  { id: userId }: Person,
  bookingId: string,
  is: (spell: typeof lessonPresence.$inferSelect) => boolean,
) => {
  const limit = Date.now() + 15_000;
  for (;;) {
    const spells = await test.database
      .select()
      .from(lessonPresence)
      .where(and(eq(lessonPresence.bookingId, bookingId), eq(lessonPresence.userId, userId)));
    if (spells.length > 0 && spells.every(is)) {
      expect(spells).toHaveLength(1);
      return spells;
    }
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await pause(20);
  }
};

type Op = Extract<ClientFrame, { t: 'put' }>['ops'][number];
const chat = (id: string, text = id): Op => ({ id, k: 'chat', b: { text } });
const say = (client: LiveClient, topic: string, ...ops: Op[]): void => client.say({ t: 'put', topic, ops });

/** @returns what was heard of the log so far */
const eventsOf = (client: LiveClient) =>
  client.frames.flatMap((frame) => (frame.t === 'ev' ? frame.events : []));
/** Waits until that many events were heard. */
const heardEvents = async (client: LiveClient, count: number) => {
  await client.heard(() => eventsOf(client).length >= count);
  return eventsOf(client);
};
const heardError = (client: LiveClient, from = 0) =>
  client.heard((frame): frame is FrameOf<'error'> => frame.t === 'error', from);
const heardGone = (client: LiveClient) =>
  client.heard((frame): frame is FrameOf<'gone'> => frame.t === 'gone');
const namesIn = (frame: FrameOf<'peers'>): string[] => frame.peers.map(({ name }) => name).sort();
const heardPeers = (client: LiveClient, ...names: string[]) =>
  client.heard(
    (frame) => frame.t === 'peers' && JSON.stringify(namesIn(frame)) === JSON.stringify(names.sort()),
  );

describe('who may be in a room', () => {
  it('is the student and the tutor of the lesson, and nobody else', async () => {
    const { student, tutor, sibling, colleague, parent, stranger } = world;
    const id = await addBooking(test, student, tutor, minutesFromNow(-5), { status: 'accepted' });
    const codeFor = async (who: Person) => {
      const { answer } = await enter(who, `room:${id}`);
      return answer.t === 'subbed' ? 'in' : answer.code;
    };
    expect(await codeFor(student)).toBe('in');
    expect(await codeFor(tutor)).toBe('in');
    for (const other of [sibling, colleague, stranger.student, stranger.tutor, stranger.parent]) {
      expect(await codeFor(other)).toBe('not_found');
    }
    expect(await codeFor(parent)).toBe('watch_not_agreed');
    const { client } = await enter(student, 'room:nonsense');
    expect(await heardError(client)).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['a request', -9, { status: 'pending' }, 'room_not_open', 'room_not_open'],
    ['a cancelled lesson', 5, { status: 'cancelled' }, 'room_over', 'room_over'],
    ['a lesson in 11 minutes', -11, {}, 'room_not_open', 'room_not_open'],
    ['a lesson in 9 minutes', -9, {}, 'in', 'in'],
    ['a lesson that ended a minute ago', 61, {}, 'room_over', 'in'],
    ['a lesson that ended 16 minutes ago', 76, { status: 'completed' }, 'room_over', 'room_over'],
  ] as const)('%s: the student %s', async (_, began, values, forStudent, forTutor) => {
    const { topic, student, tutor } = await addLesson(began, values);
    for (const [who, expected] of [
      [student, forStudent],
      [tutor, forTutor],
    ] as const) {
      const { answer } = await enter(who, topic);
      expect(answer.t === 'subbed' ? 'in' : answer.code).toBe(expected);
    }
  });

  it('is a parent once both have agreed, who sees and says nothing, and until one takes it back', async () => {
    const { student, tutor, parent, partner } = world;
    await test.database.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.tutorId, tutor.id));
    const id = await addBooking(test, student, tutor, minutesFromNow(-5), { status: 'accepted' });
    const topic = `room:${id}`;
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    say(one, topic, { id: 'a.1', k: 'watch', b: { agree: true } });
    await heardEvents(other, 1);
    expect((await enter(parent, topic)).answer).toMatchObject({ code: 'watch_not_agreed' });
    say(other, topic, { id: 'b.1', k: 'watch', b: { agree: true } });
    await heardEvents(one, 2);
    const { client: watcher, answer } = await enter(parent, topic);
    expect(answer).toMatchObject({ t: 'subbed', last: 2 });
    await heardPeers(one, 'Meera Nair', 'Latha Kumar');
    say(watcher, topic, chat('c.1'));
    expect(await heardError(watcher)).toMatchObject({ code: 'forbidden', ids: ['c.1'] });
    const seen = await partner.browser.call(calls.room, { params: { id } });
    expect(seen.answer.data).toMatchObject({ refusal: null, watching: { student: true, tutor: true } });
    say(one, topic, { id: 'a.2', k: 'watch', b: { agree: false } });
    expect(await heardGone(watcher)).toMatchObject({ code: 'watch_not_agreed' });
  });

  it('is no parent by another way: while the lesson runs its log is for who may watch, and afterwards for all', async () => {
    const { student, tutor, parent } = world;
    await test.database.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.tutorId, tutor.id));
    const id = await addBooking(test, student, tutor, minutesFromNow(-5), { status: 'accepted' });
    const topic = `room:${id}`;
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    say(one, topic, chat('a.1'));
    await heardEvents(one, 1);
    const read = () => parent.browser.call(calls.roomEvents, { params: { id }, query: {} });
    const image = () => parent.browser.call(calls.roomFile, { params: { id, file: uuidv7() } });
    expect((await read()).failure.code).toBe('watch_not_agreed');
    expect((await image()).failure.code).toBe('watch_not_agreed');
    say(one, topic, { id: 'a.2', k: 'watch', b: { agree: true } });
    say(other, topic, { id: 'b.1', k: 'watch', b: { agree: true } });
    await heardEvents(one, 3);
    expect((await read()).answer.data).toHaveLength(3);
    say(one, topic, { id: 'a.3', k: 'watch', b: { agree: false } });
    await heardEvents(one, 4);
    expect((await read()).failure.code).toBe('watch_not_agreed');
    const past = { startsAt: minutesFromNow(-65), endsAt: minutesFromNow(-5) };
    await test.database.update(bookings).set(past).where(eq(bookings.id, id));
    expect((await read()).answer.data).toHaveLength(4);
    expect((await image()).failure.code).toBe('not_found');
  });

  it('are three tabs of one person at most, each of which comes back as itself', async () => {
    const { topic, student } = await addLesson();
    for (const tab of ['t1', 't2', 't3']) await enter(student, topic, { tab });
    expect((await enter(student, topic, { tab: 't4' })).answer).toMatchObject({ code: 'too_many_tabs' });
    expect((await enter(student, topic, { tab: 't2' })).answer).toMatchObject({ t: 'subbed' });
    const before = clients[1] as LiveClient;
    expect(await heardGone(before)).toMatchObject({ code: 'replaced' });
  });

  it('identifies each person, whatever tab id they send', async () => {
    const { topic, student, tutor } = await addLesson();
    const tab = 'one-id';
    const { client: own, answer } = await enter(tutor, topic, { tab });
    expect(answer).toMatchObject({ t: 'subbed', b: { you: { peer: `${tab}.${tutor.id}` } } });
    own.leave();
    // First while the tutor is disconnected, then while the tutor is there.
    const { client: one } = await enter(student, topic, { tab });
    expect((await enter(tutor, topic, { tab })).answer).toMatchObject({ t: 'subbed' });
    const { peers } = (await heardPeers(one, 'Meera Nair')) as FrameOf<'peers'>;
    expect(peers).toMatchObject([{ peer: `${tab}.${tutor.id}`, user: tutor.id, role: 'tutor' }]);
    expect(one.closed).toBeNull();
    expect(one.frames.some(({ t }) => t === 'gone')).toBe(false);
  });

  it('is nobody any more once the lesson is cancelled', async () => {
    const { id, topic, student } = await addLesson();
    const { client } = await enter(student, topic);
    await test.database.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id));
    expect(await heardGone(client)).toMatchObject({ code: 'room_over' });
  }, 30_000);
});

describe('the log of a lesson', () => {
  it('comes to both in one order, and to who comes later from where they were', async () => {
    const { topic, student, tutor, id } = await addLesson();
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    for (let n = 1; n <= 20; n += 1) {
      say(one, topic, chat(`a.${n}`));
      say(other, topic, chat(`b.${n}`));
    }
    const [ofOne, ofOther] = await Promise.all([heardEvents(one, 40), heardEvents(other, 40)]);
    expect(ofOne.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(ofOther).toEqual(ofOne);
    const { client: late } = await enter(tutor, topic, { after: 33 });
    expect((await heardEvents(late, 7)).map(({ seq }) => seq)).toEqual([34, 35, 36, 37, 38, 39, 40]);
    const { data, nextAfter } = (
      await tutor.browser.call(calls.roomEvents, { params: { id }, query: { after: 38 } })
    ).answer;
    expect(data).toEqual(ofOne.slice(38));
    expect(nextAfter).toBe(40);
  });

  it('has an operation that is sent twice once, and tells its sender again', async () => {
    const { topic, student } = await addLesson();
    const { client } = await enter(student, topic);
    say(client, topic, chat('a.1', 'first'), chat('a.1', 'again'));
    say(client, topic, chat('a.1', 'and again'), chat('a.2', 'second'));
    const events = await heardEvents(client, 4);
    expect(new Set(events.map(({ seq, b }) => JSON.stringify([seq, b])))).toEqual(
      new Set(['[1,{"text":"first"}]', '[2,{"text":"second"}]']),
    );
  });

  it('removes direction overrides from texts, and keeps joiners', async () => {
    const { topic, student } = await addLesson();
    const { client } = await enter(student, topic);
    const place = { page: 'first', colour: 'ink', size: 20, x: 0, y: 0 };
    say(
      client,
      topic,
      chat('a.1', 'see \u202Egpj.exe\u202C ක්‍ෂ '),
      { id: 'a.2', k: 'text', b: { ...place, text: '  x\u2067 = 2\n' } },
      chat('a.3', '\u202E\u2066 '),
    );
    expect(await heardError(client)).toMatchObject({ code: 'validation_failed', ids: ['a.3'] });
    expect((await heardEvents(client, 2)).map(({ b }) => b)).toEqual([
      { text: 'see gpj.exe ක්‍ෂ' },
      { ...place, text: '  x = 2\n' },
    ]);
  });

  it('refuses an id that another person used, and keeps and sends each person’s operation', async () => {
    const { id, topic, student, tutor } = await addLesson();
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    say(one, topic, chat('t.1', 'taken'));
    await heardEvents(other, 1);
    say(
      other,
      topic,
      { id: 't.1', k: 'watch', b: { agree: false } },
      { id: 't.2', k: 'lock', b: { on: true } },
    );
    expect(await heardError(other)).toMatchObject({ code: 'idempotency_key_reused', ids: ['t.1'] });
    await heardEvents(one, 2);
    // It was never acknowledged.
    expect(eventsOf(other).map(({ seq, by }) => [seq, by])).toEqual([
      [1, student.id],
      [2, tutor.id],
    ]);
    say(one, topic, chat('t.1', 'taken'));
    expect((await heardEvents(one, 3)).at(-1)).toMatchObject({ seq: 1, by: student.id });
    const kept = await test.database.select().from(lessonEvents).where(eq(lessonEvents.bookingId, id));
    expect(kept).toHaveLength(2);
  });

  it('is told at the pace of the reader, however long it is', async () => {
    const { id, topic, student } = await addLesson();
    await test.database.insert(lessonRooms).values({ bookingId: id, lastSeq: 3_000 });
    await test.database.execute(sql`
      insert into ${lessonEvents} (booking_id, seq, id, by_id, kind, body, at)
      select ${id}, n, 'x.' || n, ${student.id}, 'chat', json_build_object('text', repeat('x', 1500))::text, now()
      from generate_series(1, 3000) as n`);
    const { client } = await enter(student, topic);
    const events = await heardEvents(client, 3_000);
    expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 3_000 }, (_, index) => index + 1));
    expect(client.closed).toBeNull();
  });

  it('refuses what is no operation, is too large, or is more than anybody draws', async () => {
    const { topic, student } = await addLesson();
    const { client } = await enter(student, topic);
    const refused = async (op: Op) => {
      const from = client.frames.length;
      say(client, topic, op);
      return (await heardError(client, from)).code;
    };
    expect(await refused({ id: 'a.1', k: 'dance', b: {} })).toBe('validation_failed');
    for (const k of ['__proto__', 'valueOf', 'constructor', 'hasOwnProperty']) {
      expect(await refused({ id: 'a.1', k, b: {} })).toBe('validation_failed');
    }
    expect(await refused({ id: 'a.1', k: 'chat', b: JSON.parse('{"text":"a","__proto__":{}}') })).toBe(
      'validation_failed',
    );
    expect(await refused({ id: 'a.1', k: 'chat', b: { text: 1 } })).toBe('validation_failed');
    expect(await refused({ id: 'a.1', k: 'chat', b: { text: 'a\0b' } })).toBe('validation_failed');
    expect(await refused(chat('a.1', 'x'.repeat(2_001)))).toBe('validation_failed');
    expect(await refused({ id: 'a.1', k: 'lock', b: { on: true } })).toBe('forbidden');
    expect(await refused({ id: 'a.1', k: 'restore', b: { of: 'nothing' } })).toBe('not_found');
    const image = { page: 'p', file: uuidv7(), x: 0, y: 0, width: 9, height: 9, alt: '' };
    expect(await refused({ id: 'a.1', k: 'image', b: image })).toBe('not_found');
    const ops = Array.from({ length: 250 }, (_, n) => chat(`a.${n}`));
    for (let at = 0; at < ops.length; at += 50) say(client, topic, ...ops.slice(at, at + 50));
    const error = await client.heard(
      (frame): frame is FrameOf<'error'> => frame.t === 'error' && frame.code === 'too_many_requests',
    );
    expect(error.retryAfter).toBeGreaterThan(0);
    const events = await heardEvents(client, roomLimits.operationsBurst - 10);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  });

  it('keeps the board to the tutor while it is locked, and undo to who drew', async () => {
    const { topic, student, tutor } = await addLesson();
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    const paper: Op = { id: 'a.1', k: 'paper', b: { page: 'p', paper: 'grid' } };
    say(one, topic, paper);
    await heardEvents(other, 1);
    say(other, topic, { id: 'b.1', k: 'restore', b: { of: 'a.1' } });
    expect(await heardError(other)).toMatchObject({ code: 'not_found', ids: ['b.1'] });
    say(other, topic, { id: 'b.2', k: 'lock', b: { on: true } });
    await heardEvents(one, 2);
    say(one, topic, { ...paper, id: 'a.2' }, chat('a.3'));
    expect(await heardError(one)).toMatchObject({ code: 'board_locked', ids: ['a.2'] });
    say(other, topic, { ...paper, id: 'b.3' });
    expect((await heardEvents(one, 4)).map(({ id }) => id)).toEqual(['a.1', 'b.2', 'a.3', 'b.3']);
  });

  it('ends where a lesson holds enough', async () => {
    const { id, topic, student } = await addLesson();
    await test.database.insert(lessonRooms).values({ bookingId: id, bytes: roomLimits.lessonBytes - 20 });
    const { client } = await enter(student, topic);
    say(client, topic, chat('a.1', 'x'.repeat(100)));
    expect(await heardError(client)).toMatchObject({ code: 'room_full', ids: ['a.1'] });
  });
});

describe('a raised hand', () => {
  const raise = (client: LiveClient, topic: string, up: boolean) =>
    client.say({ t: 'eph', topic, b: { k: 'hand', up } });
  /** Waits until exactly these of the others are shown with a raised hand. */
  const heardHands = (client: LiveClient, names: readonly string[], from = 0) =>
    client.heard(
      (frame) =>
        frame.t === 'peers' &&
        frame.peers.length > 0 &&
        JSON.stringify(frame.peers.filter(({ b }) => 'hand' in (b as object)).map(({ name }) => name)) ===
          JSON.stringify(names),
      from,
    );
  const isOwnUp = (answer: Awaited<ReturnType<typeof enter>>['answer']) =>
    answer.t === 'subbed' && (answer.b as { you: { hasHandUp: boolean } }).you.hasHandUp;

  it('is shown to people who enter later, and is gone once it is lowered', async () => {
    const { topic, student, tutor } = await addLesson();
    const { client: one, answer } = await enter(student, topic);
    expect(isOwnUp(answer)).toBe(false);
    raise(one, topic, true);
    const { client: other } = await enter(tutor, topic);
    await heardHands(other, ['Asha Kumar']);
    const from = other.frames.length;
    raise(one, topic, false);
    await heardHands(other, [], from);
  });

  it('survives a reload, even if the person is alone, and is known in each of their tabs', async () => {
    const { id, topic, student } = await addLesson();
    const { client, tab } = await enter(student, topic);
    raise(client, topic, true);
    await spellsOf(student, id, ({ hasHandUp }) => hasHandUp);
    client.leave();
    await spellsOf(student, id, ({ leftAt }) => leftAt !== null);
    expect(isOwnUp((await enter(student, topic, { tab })).answer)).toBe(true);
    const { client: second, answer } = await enter(student, topic);
    expect(isOwnUp(answer)).toBe(true);
    await heardHands(second, ['Asha Kumar']);
  });

  it('is lowered once the person has left for good', async () => {
    const { id, topic, student } = await addLesson();
    const { client } = await enter(student, topic);
    raise(client, topic, true);
    await spellsOf(student, id, ({ hasHandUp }) => hasHandUp);
    client.say({ t: 'unsub', topic });
    await spellsOf(student, id, ({ hasHandUp, leftAt }) => !hasHandUp && leftAt !== null);
    expect(isOwnUp((await enter(student, topic)).answer)).toBe(false);
  });

  it('can be raised and lowered only at a limited rate', async () => {
    const { topic, student, tutor } = await addLesson();
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    await heardPeers(one, 'Meera Nair');
    for (let turn = 0; turn < 100; turn += 1) raise(one, topic, turn % 2 === 0);
    say(one, topic, chat('a.1'));
    await heardEvents(other, 1);
    expect(other.frames.filter(({ t }) => t === 'peers').length).toBeLessThan(30);
  });
});

it('tells a person who enters when the others were last there', async () => {
  const { id, topic, student, tutor } = await addLesson();
  const leftAtOf = (answer: Awaited<ReturnType<typeof enter>>['answer']) =>
    answer.t === 'subbed'
      ? (answer.b as { people: { name: string; leftAt: string | null }[] }).people.find(
          ({ name }) => name === 'Meera Nair',
        )?.leftAt
      : undefined;
  expect(leftAtOf((await enter(student, topic)).answer)).toBeNull();
  const { client } = await enter(tutor, topic);
  client.say({ t: 'unsub', topic });
  const [spell] = await spellsOf(tutor, id, ({ leftAt }) => leftAt !== null);
  expect(leftAtOf((await enter(student, topic)).answer)).toBe(spell?.leftAt?.toISOString());
});

describe('what passes through a room', () => {
  it('comes to the others, and what is for one to that one alone', async () => {
    const { topic, student, tutor } = await addLesson();
    const { client: one, tab } = await enter(student, topic);
    const { client: other, tab: otherTab } = await enter(tutor, topic);
    await heardPeers(one, 'Meera Nair');
    one.say({ t: 'eph', topic, b: { k: 'dance' } });
    one.say({ t: 'eph', topic, b: { k: 'cursor', x: 1 } });
    expect(await other.heard(({ t }) => t === 'eph')).toEqual({
      t: 'eph',
      topic,
      from: `${tab}.${student.id}`,
      b: { k: 'cursor', x: 1 },
    });
    const to = `${tab}.${student.id}`;
    other.say({ t: 'rtc', topic, to, b: { d: 'offer' } });
    expect(await one.heard(({ t }) => t === 'rtc')).toEqual({
      t: 'rtc',
      topic,
      from: `${otherTab}.${tutor.id}`,
      b: { d: 'offer' },
    });
    expect(one.frames.some(({ t }) => t === 'eph')).toBe(false);
    // No one's line is filled by what no call needs.
    other.say({ t: 'rtc', topic, to, b: 'x'.repeat(roomLimits.signalBytes) });
    other.say({ t: 'rtc', topic, to, b: 'small' });
    const small = await one.heard((frame) => frame.t === 'rtc' && frame.b === 'small');
    expect(one.frames.filter(({ t }) => t === 'rtc').indexOf(small)).toBe(1);
  });

  it('passes strokes under way as fast as a pen can draw, and no flood of points', async () => {
    const { topic, student, tutor } = await addLesson();
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    const { atOnce, burst, perSecond } = roomLimits.inkUnderWay;
    const ink = (s: string, numbers: number) => ({ k: 'ink', s, points: Array(numbers).fill(0) });
    const began = performance.now();
    one.say({ t: 'eph', topic, b: ink('large', atOnce + 1) });
    for (let at = 0; at < 60; at += 1) one.say({ t: 'eph', topic, b: ink('flood', atOnce) });
    one.say({ t: 'eph', topic, b: { k: 'cursor', x: 1 } });
    await other.heard((frame) => frame.t === 'eph' && (frame.b as { k: string }).k === 'cursor');
    const bodies = other.frames.flatMap((frame) => (frame.t === 'eph' ? [frame.b as { s?: string }] : []));
    const passed = bodies.filter(({ s }) => s === 'flood').length * atOnce;
    expect(bodies.some(({ s }) => s === 'large')).toBe(false);
    expect(passed).toBeGreaterThanOrEqual(burst);
    expect(passed).toBeLessThanOrEqual(burst + ((performance.now() - began) / 1_000) * perSecond);
  });

  it('says who leaves for good', async () => {
    const { topic, student, tutor } = await addLesson();
    const { client: one } = await enter(student, topic);
    const { client: other, tab } = await enter(tutor, topic);
    other.say({ t: 'unsub', topic });
    await one.heard(
      (frame) =>
        frame.t === 'peers' &&
        frame.peers.some(({ peer, b }) => peer === `${tab}.${tutor.id}` && 'left' in (b as object)),
    );
    await enter(tutor, topic, { tab });
    await one.heard(() => true);
    const from = one.frames.length;
    clients.at(-1)?.leave();
    const cut = await one.heard((frame): frame is FrameOf<'peers'> => frame.t === 'peers', from);
    expect(namesIn(cut)).toEqual([]);
  });
});

describe('what is known of a lesson’s room', () => {
  it('is who is there now, and who was there when', async () => {
    const { id, topic, student, tutor } = await addLesson();
    await test.database.insert(lessonPresence).values(
      [
        // Two tabs, a short cut, and a server that died.
        [-50, -40, -40],
        [-45, -30, -30],
        [-29.9, -20, -20],
        [-10, -5, null],
      ].map(([joined = 0, seen = 0, left]) => ({
        id: uuidv7(),
        bookingId: id,
        userId: student.id,
        serverId: 'another',
        joinedAt: minutesFromNow(joined ?? 0),
        seenAt: minutesFromNow(seen ?? 0),
        leftAt: left === null || left === undefined ? null : minutesFromNow(left),
      })),
    );
    await enter(tutor, topic);
    const { data } = (await student.browser.call(calls.room, { params: { id } })).answer;
    expect(data.here).toEqual([tutor.id]);
    expect(data.attendance).toMatchObject([
      { _id: student.id, role: 'student', minutes: 35, spells: [{}, {}] },
      { _id: tutor.id, name: 'Meera Nair', minutes: 0 },
    ]);
    expect(data.people.map(({ name }) => name)).toEqual(['Asha Kumar', 'Meera Nair']);
  });

  it('is in the audit log: who was there, what was agreed, and who brought an image', async () => {
    const { id, topic, student, tutor } = await addLesson();
    const { client: one } = await enter(student, topic);
    const { client: other } = await enter(tutor, topic);
    say(one, topic, { id: 'a.1', k: 'watch', b: { agree: true } }, chat('a.2'));
    say(one, topic, { id: 'a.3', k: 'watch', b: { agree: false } });
    say(other, topic, { id: 'b.1', k: 'lock', b: { on: true } });
    await heardEvents(one, 4);
    const picture = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
        .png()
        .toBuffer()
    ).toString('base64');
    await tutor.browser.call(calls.addRoomFile, { params: { id }, body: { picture } });
    const { rows } = await test.database.execute<{ event: string; actor_id: string }>(
      sql`select event, actor_id from audit_log where booking_id = ${id} and user_id = ${student.id} and other_id = ${tutor.id}`,
    );
    expect(
      rows.map(({ event, actor_id }) => [event, actor_id === tutor.id ? 'tutor' : 'student']).sort(),
    ).toEqual([
      ['board-locked', 'tutor'],
      ['image-added', 'tutor'],
      ['room-entered', 'student'],
      ['room-entered', 'tutor'],
      ['watch-agreed', 'student'],
      ['watch-withdrawn', 'student'],
    ]);
  });

  it('is one spell of whoever comes and goes within seconds', async () => {
    const { id, topic, student, tutor } = await addLesson();
    const { client: other } = await enter(tutor, topic);
    for (let times = 0; times < 3; times += 1) {
      const { client } = await enter(student, topic);
      await heardPeers(other, 'Asha Kumar');
      client.leave();
      await spellsOf(student, id, ({ leftAt }) => leftAt !== null);
    }
    const [spell] = await spellsOf(student, id, () => true);
    expect(spell?.leftAt).toBeInstanceOf(Date);
  });

  it('is one spell, however often and over however many connections the room is opened at once', async () => {
    const { id, topic, student, tutor } = await addLesson();
    const [one, other] = [await open(student), await open(student)];
    for (let n = 0; n < 8; n += 1) {
      one.say({ t: 'sub', topic, after: 0, tab: 'one' });
      one.say({ t: 'unsub', topic });
      other.say({ t: 'sub', topic, after: 0, tab: 'one' });
    }
    one.say({ t: 'sub', topic, after: 0, tab: 'one' });
    // Both are the same tab, so either may have taken the place of the other.
    const isAnswered = ({ t }: { t: string }) => t === 'subbed' || t === 'error' || t === 'gone';
    await Promise.all([one, other].map((client) => client.heard(isAnswered)));
    for (const client of [one, other]) client.leave();
    await enter(tutor, topic);
    await spellsOf(student, id, ({ leftAt }) => leftAt !== null);
  });

  it('has no entry of a person without a part in it, and no more than the allowed tabs if all enter at once', async () => {
    const { id, topic, student } = await addLesson();
    const stranger = await open(world.stranger.tutor);
    for (let n = 0; n < 30; n += 1) stranger.say({ t: 'sub', topic, after: 0, tab: `t${n}` });
    await stranger.heard(({ t }) => t === 'error');
    const rooms = () => test.database.select().from(lessonRooms).where(eq(lessonRooms.bookingId, id));
    expect(await rooms()).toEqual([]);
    const all = await Promise.all(Array.from({ length: 8 }, () => open(student)));
    const answers = await Promise.all(all.map((client, n) => client.sub(topic, { tab: `t${n}` })));
    expect(answers.filter(({ t }) => t === 'subbed')).toHaveLength(roomLimits.tabs);
    const spells = await test.database.select().from(lessonPresence).where(eq(lessonPresence.bookingId, id));
    expect(spells).toHaveLength(roomLimits.tabs);
  });

  it('has the images of its board, for who was in it alone', async () => {
    const { id, topic, student, tutor } = await addLesson();
    const wide = { create: { width: 2_400, height: 1_200, channels: 3, background: '#0a0' } } as const;
    const picture = (await sharp(wide).jpeg().toBuffer()).toString('base64');
    const added = await student.browser.call(calls.addRoomFile, { params: { id }, body: { picture } });
    expect(added.answer.data).toEqual({ _id: expect.any(String), width: 2_000, height: 1_000 });
    const { client } = await enter(student, topic);
    const file = added.answer.data._id;
    const b = { page: 'p', file, x: 0, y: 0, width: 200, height: 100, alt: 'A field' };
    say(client, topic, { id: 'a.1', k: 'image', b });
    await heardEvents(client, 1);
    const seen = await tutor.browser.call(calls.roomFile, { params: { id, file } });
    const kept = await sharp(Buffer.from(seen.answer.data.picture, 'base64')).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 2_000, height: 1_000 });
    const { id: elsewhere } = await addLesson();
    const other = await tutor.browser.call(calls.roomFile, { params: { id: elsewhere, file } });
    expect(other.status).toBe(404);
    const broken = await student.browser.call(calls.addRoomFile, {
      params: { id },
      body: { picture: 'AAAA' },
    });
    expect(broken.failure.code).toBe('validation_failed');
    // However many come at once, a lesson holds so many.
    await test.database.execute(sql`
      insert into ${lessonFiles} (id, booking_id, by_id, width, height, content)
      select gen_random_uuid(), ${id}, ${student.id}, 1, 1, '' from generate_series(1, ${roomLimits.images - 2})`);
    const more = await Promise.all(
      [1, 2, 3, 4].map(() => student.browser.call(calls.addRoomFile, { params: { id }, body: { picture } })),
    );
    expect(more.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});
