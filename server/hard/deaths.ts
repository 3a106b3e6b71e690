import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onDatabase } from '../bench/database/onDatabase';
import { median } from '../bench/load/quantile';
import type { ServerProcess } from '../src/development/testing/ServerProcess';
import { freePort } from '../src/foundation/db/embedded/freePort';
import { type Answer, Client, call, type Sent } from './client';
import { atMost, type Finding, none, size } from './findings';
import { insertPeople, type People, type Persona } from './people';
import type { TestCluster } from './TestCluster';

const victims = ['server', 'database', 'both'] as const;
type Victim = (typeof victims)[number];

const clients = 6;
const tutorsOfClient = 8;
const studentsOfClient = 100;
/** Milliseconds between two things that one client does: the load is to be steady, and the calendar to suffice. */
const rest = 15;
/** Milliseconds after which a person who gets no answer gives up. */
const patience = 60_000;
const anHour = 3_600_000;

/**
 * Bookings, acceptances and cancellations, while the server, its database or both are killed. Who gets no answer asks
 * again with the same key. The server is started again by its supervisor, the database by the server.
 */
export const deaths = async (
  ground: TestCluster,
  { kills }: { kills: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const site = await MortalSite.open(ground);
  const people = await insertPeople(await site.databaseUrl(), {
    students: clients * studentsOfClient,
    tutors: clients * tutorsOfClient,
  });
  const load = new Load(site.origin, people);
  const working = load.begin();
  const recoveries: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(400 + (kill % 5) * 150);
    const at = Date.now();
    await site.kill(victims[kill % victims.length] ?? 'server');
    recoveries.push((await load.nextAnswerSince(at)) - at);
  }
  await pause(300);
  load.end();
  await working;
  const kept = await readKept(await site.databaseUrl());

  const lost = [...load.expected].filter(([id, status]) => kept.get(id) !== status);
  const findings = [
    size('SIGKILLs of the server, of its database, of both', kills, 50, 500),
    none('  acknowledged answers that were lost', lost.length),
    none('  requests that were carried out twice', kept.size - load.keys),
    none('  repetitions that were not told what became of the first', load.misled.length),
    none('  requests that never got an answer', load.unanswered),
    atMost('  slowest way back', Math.max(...recoveries) / 1_000, 10, ' s'),
  ];
  const notes = [
    `acknowledged: ${load.acknowledged} bookings and moves; back at the median after ${(median(recoveries) / 1_000).toFixed(2)} s`,
    ...load.misled.slice(0, 5),
    ...lost.slice(0, 5).map(([id, status]) => `${id} was said to be ${status}, and is ${kept.get(id)}`),
  ];
  return { findings, notes };
};

/** A server with its own database, and what starts it again whenever it is dead, as a supervisor would. */
class MortalSite {
  readonly origin: string;
  readonly #ground: TestCluster;
  readonly #folder: string;
  readonly #port: number;
  #server: ServerProcess | undefined;

  private constructor(ground: TestCluster, folder: string, port: number) {
    this.#ground = ground;
    this.#folder = folder;
    this.#port = port;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async open(ground: TestCluster): Promise<MortalSite> {
    const site = new MortalSite(ground, await ground.folder(), await freePort());
    await site.#begin().then((server) => server.ready());
    return site;
  }

  async #begin(): Promise<ServerProcess> {
    this.#server = await this.#ground.begin(this.#folder, { PORT: String(this.#port) });
    return this.#server;
  }

  async kill(victim: Victim): Promise<void> {
    if (victim !== 'server') await this.#killDatabase();
    if (victim === 'database') return;
    await this.#server?.end('SIGKILL');
    await this.#begin();
  }

  /** All of its processes, so that none lives on for a moment and answers. */
  async #killDatabase(): Promise<void> {
    const { pid } = await this.#postmaster();
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    for (const one of [pid, ...children.split(' ').filter(Boolean).map(Number)]) {
      try {
        process.kill(one, 'SIGKILL');
      } catch {
        // It has ended with the postmaster.
      }
    }
  }

  async #postmaster(): Promise<{ pid: number; port: number; password: string }> {
    const { folder, password } = JSON.parse(await readFile(join(this.#folder, 'postgres.json'), 'utf8'));
    const lines = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), password };
  }

  async databaseUrl(): Promise<string> {
    const { port, password } = await this.#postmaster();
    return `postgres://paadam:${password}@127.0.0.1:${port}/paadam`;
  }
}

class Load {
  /** Answers that said that something was done. */
  acknowledged = 0;
  /** Keys under which bookings were asked for: each stands for one booking. */
  keys = 0;
  unanswered = 0;
  readonly misled: string[] = [];
  /** The status of each booking as it was last acknowledged. */
  readonly expected = new Map<string, string>();
  readonly #client: Client;
  readonly #people: People;
  readonly #firstHour = Math.ceil(Date.now() / anHour) * anHour + 48 * anHour;
  #over = false;
  #waiting: { since: number; tell(at: number): void }[] = [];

  constructor(origin: string, people: People) {
    this.#client = new Client(origin);
    this.#people = people;
  }

  async begin(): Promise<void> {
    await Promise.all(Array.from({ length: clients }, (_, index) => this.#bookOneAfterTheOther(index)));
    this.#client.close();
  }

  end(): void {
    this.#over = true;
  }

  /** @returns when the first request that was sent after that moment had been carried out */
  nextAnswerSince(since: number): Promise<number> {
    return new Promise((tell, reject) => {
      this.#waiting.push({ since, tell });
      setTimeout(
        () => reject(new Error(`The server did not come back in ${patience} ms.`)),
        patience,
      ).unref();
    });
  }

  async #bookOneAfterTheOther(client: number): Promise<void> {
    const { students, tutors } = this.#people;
    for (let turn = 0; !this.#over; turn += 1) {
      const student = students[client * studentsOfClient + (turn % studentsOfClient)];
      const tutor = tutors[client * tutorsOfClient + (turn % tutorsOfClient)];
      if (!student || !tutor) return;
      const startsAt = new Date(this.#firstHour + Math.floor(turn / tutorsOfClient) * anHour);
      await this.#bookAndMove(student, tutor, startsAt, turn);
      await pause(rest);
    }
  }

  async #bookAndMove(student: Persona, tutor: Persona, startsAt: Date, turn: number): Promise<void> {
    const key = crypto.randomUUID();
    const body = {
      student: student.id,
      tutor: tutor.id,
      subject: this.#people.subjectId,
      dateTime: startsAt.toISOString(),
      duration: '1',
    };
    this.keys += 1;
    const { answer: made } = await this.#untilAnswered(call(student, 'POST', '/bookings/create', body, key));
    if (!made) return;
    if (made.status !== 201) {
      this.misled.push(`A booking was answered with ${made.status}: ${made.text}`);
      return;
    }
    const { _id: id } = JSON.parse(made.text).data;
    this.#note(id, 'pending');
    const moves = [
      { to: 'accepted', sent: call(tutor, 'PUT', '/bookings/status', { bookingId: id, status: 'accepted' }) },
      { to: 'cancelled', sent: { as: student, method: 'DELETE', path: `/api/booking/${id}` } },
      { to: 'declined', sent: call(tutor, 'PUT', '/bookings/status', { bookingId: id, status: 'declined' }) },
    ];
    const { to, sent } = moves[turn % moves.length] ?? moves[0] ?? { to: '', sent: { method: '', path: '' } };
    const { answer: moved, repeated } = await this.#untilAnswered(sent);
    // A move has no key: said twice, its second answer tells that the first was carried out.
    if (moved?.status === 200 || (repeated && moved?.status === 409)) this.#note(id, to);
    else if (moved) this.misled.push(`A move to ${to} was answered with ${moved.status}: ${moved.text}`);
  }

  #note(id: string, status: string): void {
    this.acknowledged += 1;
    this.expected.set(id, status);
  }

  /** Asks again where there is no answer, or one that says that the service is not there just now. */
  async #untilAnswered(sent: Sent): Promise<{ answer?: Answer; repeated: boolean }> {
    const giveUp = Date.now() + patience;
    for (let repeated = false; Date.now() < giveUp; repeated = true) {
      const begun = Date.now();
      const answer = await this.#client.send(sent).catch(() => undefined);
      if (answer && answer.status < 500) {
        this.#tell(begun);
        return { answer, repeated };
      }
      if (answer && answer.status !== 503) this.misled.push(`${answer.status}: ${answer.text}`);
      await pause(50);
    }
    this.unanswered += 1;
    return { repeated: true };
  }

  #tell(begun: number): void {
    const told = this.#waiting.filter(({ since }) => begun >= since);
    this.#waiting = this.#waiting.filter(({ since }) => begun < since);
    for (const { tell } of told) tell(Date.now());
  }
}

/** @returns the status of each booking that was asked for, by its id */
const readKept = (url: string): Promise<Map<string, string>> =>
  onDatabase(url, async ({ $client }) => {
    const { rows } = await $client.query<{ id: string; status: string }>(
      `select id, status from bookings where status <> 'completed'`,
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  });
