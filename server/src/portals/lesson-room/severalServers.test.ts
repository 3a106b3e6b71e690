import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent, ServerFrame } from '@paadam/shared/contract';
import { asc, eq } from 'drizzle-orm';
import WebSocket from 'ws';
import { DatabaseLine } from '../../development/testing/DatabaseLine';
import { listening } from '../../development/testing/LiveClient';
import { ServerProcess } from '../../development/testing/ServerProcess';
import { addBooking } from '../../development/testing/scene';
import { makeTemporaryFolder, removeDataDir } from '../../development/testing/temporaryFolder';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { lessonEvents } from '../../foundation/db/schema';

jest.setTimeout(180_000);

/** One server is this process; the other one is to be killed, and its line to the database to be cut. */
let test: TestApp;
let line: DatabaseLine;
let folder: string;
let other: ServerProcess;
let origins: string[];
beforeAll(async () => {
  test = await startTestApp();
  folder = await makeTemporaryFolder(0o700);
  line = new DatabaseLine(test.databaseUrl);
  other = new ServerProcess(folder, { DATABASE_URL: await line.open() });
  origins = [await listening(test.app), await other.ready()];
});
/** They come back for as long as they are not ended, also those of a test that has failed. */
const tabs = new Set<Tab>();
afterEach(() => {
  for (const tab of tabs) tab.end();
  tabs.clear();
});
afterAll(async () => {
  await other.end('SIGKILL');
  await line.cut();
  await removeDataDir(folder);
  await test.stop();
});

/** What a browser's tab does: it keeps what it has put until it comes back, and asks after a cut for what it missed. */
class Tab {
  readonly name: string;
  /** In the order in which they came. */
  readonly events: LiveEvent[] = [];
  /** The others' peer ids, and the person of each. */
  readonly peers = new Map<string, string>();
  /** The ids of the others whose hand is up. */
  readonly hands = new Set<string>();
  /** Whether one's own hand is up, as the greeting said. */
  hasHandUp = false;
  readonly #who: Person;
  readonly #topic: string;
  readonly #outbox = new Map<string, unknown>();
  #socket: WebSocket | null = null;
  #tries: number;
  #count = 0;
  #isOver = false;

  constructor(name: string, who: Person, topic: string, at: number) {
    this.name = name;
    this.#who = who;
    this.#topic = topic;
    this.#tries = at;
    tabs.add(this);
    this.#open();
  }

  get unsent(): number {
    return this.#outbox.size;
  }

  put(): void {
    this.#count += 1;
    const id = `${this.name}.${this.#count}`;
    this.#outbox.set(id, { text: id });
    this.#send([id]);
  }

  raiseHand(): void {
    this.#socket?.send(JSON.stringify({ t: 'eph', topic: this.#topic, b: { k: 'hand', up: true } }));
  }

  cut(): void {
    this.#socket?.terminate();
  }

  end(): void {
    this.#isOver = true;
    this.#socket?.terminate();
  }

  #send(ids: readonly string[]): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || ids.length === 0) return;
    const ops = ids.map((id) => ({ id, k: 'chat', b: this.#outbox.get(id) }));
    this.#socket.send(JSON.stringify({ t: 'put', topic: this.#topic, ops }));
  }

  #open(): void {
    const origin = origins[this.#tries % origins.length] ?? '';
    this.#tries += 1;
    const cookie = [...this.#who.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } });
    this.#socket = socket;
    socket.on('open', () => {
      const after = this.events.at(-1)?.seq ?? 0;
      socket.send(JSON.stringify({ t: 'sub', topic: this.#topic, after, tab: this.name }));
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.#isOver) setTimeout(() => this.#open(), 20);
    });
  }

  #hear(frame: ServerFrame): void {
    if (frame.t === 'subbed') {
      this.hasHandUp = (frame.b as { you: { hasHandUp: boolean } }).you.hasHandUp;
      const ids = [...this.#outbox.keys()];
      for (let at = 0; at < ids.length; at += 50) this.#send(ids.slice(at, at + 50));
    } else if (frame.t === 'ev') {
      for (const event of frame.events) {
        this.#outbox.delete(event.id);
        if (event.seq > (this.events.at(-1)?.seq ?? 0)) this.events.push(event);
      }
    } else if (frame.t === 'peers') {
      this.peers.clear();
      this.hands.clear();
      for (const { peer, user, b } of frame.peers) {
        this.peers.set(peer, user);
        if ('hand' in (b as object)) this.hands.add(user);
      }
    } else if (frame.t === 'error' && frame.ids) {
      const { ids } = frame;
      setTimeout(() => this.#send(ids.filter((id) => this.#outbox.has(id))), 100);
    } else if (frame.t === 'error') {
      // The right person, at the right time: the server could not, and is asked again.
      this.cut();
    }
  }
}

const until = async (is: () => boolean): Promise<void> => {
  const limit = Date.now() + 80_000;
  while (!is()) {
    if (Date.now() > limit) {
      const known = [...tabs].map(
        ({ name, unsent, events }) => `${name}: ${events.length}, ${unsent} unsent`,
      );
      throw new Error(`It did not come to pass. ${known.join('; ')}`);
    }
    await pause(20);
  }
};

it('reads by number what it could not hear, once its line to the database is there again', async () => {
  const student = await test.signedIn('student', { name: 'Asha Kumar' });
  const tutor = await test.signedIn('tutor', { name: 'Meera Nair' });
  const id = await addBooking(test, student, tutor, new Date(Date.now() - 300_000), { status: 'accepted' });
  const [here, there] = [new Tab('here', student, `room:${id}`, 0), new Tab('there', tutor, `room:${id}`, 1)];
  await until(() => here.peers.size === 1 && there.peers.size === 1);

  await line.cut();
  for (let n = 0; n < 3; n += 1) here.put();
  await until(() => here.unsent === 0);
  // No one is left who could say it once more.
  here.end();
  await until(() => test.app.live.figures.topics.get('room') === 0);

  await line.open();
  await until(() => there.events.length === 3);
  expect(there.events.map((event) => event.id)).toEqual(['here.1', 'here.2', 'here.3']);
});

it('gives each person an id of their own, even if another person uses the same tab id on another server', async () => {
  const student = await test.signedIn('student', { name: 'Asha Kumar' });
  const tutor = await test.signedIn('tutor', { name: 'Meera Nair' });
  const id = await addBooking(test, student, tutor, new Date(Date.now() - 300_000), { status: 'accepted' });
  const [own, taken, third] = [
    new Tab('one-id', tutor, `room:${id}`, 1),
    new Tab('one-id', student, `room:${id}`, 0),
    new Tab('another', student, `room:${id}`, 0),
  ];
  await until(() => [own, taken, third].every(({ peers }) => peers.size === 2));
  expect(third.peers).toEqual(
    new Map([
      [`one-id.${tutor.id}`, tutor.id],
      [`one-id.${student.id}`, student.id],
    ]),
  );
});

it('keeps a raised hand across servers: for people there, for people who enter, and after a return on another server', async () => {
  const student = await test.signedIn('student', { name: 'Asha Kumar' });
  const tutor = await test.signedIn('tutor', { name: 'Meera Nair' });
  const id = await addBooking(test, student, tutor, new Date(Date.now() - 300_000), { status: 'accepted' });
  const [asha, meera] = [new Tab('asha', student, `room:${id}`, 0), new Tab('meera', tutor, `room:${id}`, 1)];
  await until(() => asha.peers.size === 1 && meera.peers.size === 1);
  asha.raiseHand();
  await until(() => meera.hands.has(student.id));
  // A reload that connects to the other server.
  asha.end();
  await until(() => meera.peers.size === 0);
  const back = new Tab('asha', student, `room:${id}`, 1);
  await until(() => back.hasHandUp && meera.hands.has(student.id));
  const late = new Tab('late', tutor, `room:${id}`, 0);
  await until(() => late.hands.has(student.id));
  for (const tab of [back, meera, late]) tab.end();
});

it('keeps every operation once and in one order, over two servers, 38 cuts and a server that is killed', async () => {
  const student = await test.signedIn('student', { name: 'Asha Kumar' });
  const tutor = await test.signedIn('tutor', { name: 'Meera Nair' });
  const id = await addBooking(test, student, tutor, new Date(Date.now() - 300_000), { status: 'accepted' });
  const people = [student, tutor, student, tutor];
  const all = people.map((who, index) => new Tab(`tab-${index}`, who, `room:${id}`, index));
  // They see each other, whichever server they came to.
  await until(() => all.every(({ peers }) => peers.size === 3));

  const each = 80;
  for (let n = 1; n <= each; n += 1) {
    for (const tab of all) tab.put();
    if (n % 2 === 0 && n <= 76) all[(n / 2) % 4]?.cut();
    if (n === each / 2) {
      await other.end('SIGKILL');
      origins.splice(1, 1);
    }
    await pause(10);
  }
  await until(() => all.every(({ unsent, events }) => unsent === 0 && events.length === 4 * each));

  const log = await test.database
    .select({ seq: lessonEvents.seq, id: lessonEvents.id })
    .from(lessonEvents)
    .where(eq(lessonEvents.bookingId, id))
    .orderBy(asc(lessonEvents.seq));
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 4 * each }, (_, index) => index + 1));
  expect(new Set(log.map((event) => event.id)).size).toBe(4 * each);
  for (const { events } of all) expect(events.map((event) => event.id)).toEqual(log.map((event) => event.id));
});
