import { type BookingStatus, bookingTransitions } from '@paadam/shared/domain';
import { onDatabase } from '../bench/database/onDatabase';
import { Random } from '../bench/population/Random';
import { Client, call, type Sent } from './client';
import { type Finding, none, size } from './findings';
import { insertPeople, type People, type Persona } from './people';
import type { TestCluster } from './TestCluster';

/** Rounds under way at once; each sends several requests at once. */
const roundsAtOnce = 4;
const anHour = 3_600_000;

interface Booked {
  id: string;
  student: Persona;
  tutor: Persona;
}

/**
 * People who want the same times, and people who move the same booking, all at once, over two servers on one database.
 * What the servers said is then held against what the database has.
 */
export const contention = async (
  ground: TestCluster,
  { requests }: { requests: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const url = await ground.createDatabase();
  const people = await insertPeople(url, { students: 240, tutors: 6, parents: 60 });
  const clients = await Promise.all([0, 1].map(async () => new Client(await ground.startServer(url))));
  const crowd = new Crowd(clients, people);
  await Promise.all(Array.from({ length: roundsAtOnce }, () => crowd.compete(requests)));
  for (const client of clients) client.close();
  const kept = await readBookings(url);

  const created = new Set(crowd.created);
  const notes = [
    `answers by status: ${[...crowd.statuses].map(([status, count]) => `${status} ×${count}`).join(', ')}`,
    `deadlocks that the database broke: ${kept.deadlocks}`,
  ];
  const findings = [
    size('Contended bookings, cancels, accepts, declines over two servers', crowd.sent, 20_000, 100_000),
    none('  overlaps in the database', kept.overlaps),
    none('  answers of 500 and above, or none', crowd.failures.length),
    none(
      '  bookings acknowledged that are not there, or there and not acknowledged',
      kept.ids.filter((id) => !created.has(id)).length + crowd.created.filter((id) => !kept.has(id)).length,
    ),
    none(
      '  bookings whose timeline is not what was acknowledged',
      kept.ids.filter((id) => kept.movesOf(id) !== (crowd.moves.get(id) ?? 0)).length,
    ),
    none('  bookings that went a way that is not in the table of transitions', kept.strayWays),
  ];
  return { findings, notes: [...notes, ...crowd.failures.slice(0, 5)] };
};

class Crowd {
  sent = 0;
  readonly statuses = new Map<number, number>();
  readonly failures: string[] = [];
  readonly created: string[] = [];
  /** How many moves of a booking were acknowledged. */
  readonly moves = new Map<string, number>();
  readonly #open: Booked[] = [];
  readonly #random = new Random(14);
  readonly #clients: readonly Client[];
  readonly #people: People;
  readonly #firstHour = Math.ceil(Date.now() / anHour) * anHour + 48 * anHour;

  constructor(clients: readonly Client[], people: People) {
    this.#clients = clients;
    this.#people = people;
  }

  /** Sends rounds until so many requests are sent by all who compete. */
  async compete(requests: number): Promise<void> {
    while (this.sent < requests) {
      await this.#wantOneTime();
      await this.#moveOneBooking();
    }
  }

  async #wantOneTime(): Promise<void> {
    const random = this.#random;
    const tutor = random.pick(this.#people.tutors);
    // Two weeks, on the quarter of an hour: what is free is soon rare, and what is cancelled is wanted again.
    const start = this.#firstHour + random.between(0, 14 * 24 * 4) * (anHour / 4);
    const one = random.between(0, this.#people.students.length - 1);
    await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        // The last two are of one student: by himself, and by a parent where there is one.
        const student = this.#people.students[(one + Math.min(index, 3)) % this.#people.students.length];
        if (!student) return;
        const parent = this.#people.parents[this.#people.students.indexOf(student)];
        const by = index === 4 && parent ? parent : student;
        const answer = await this.#send(
          index,
          call(by, 'POST', '/bookings/create', {
            student: student.id,
            tutor: tutor.id,
            subject: this.#people.subjectId,
            dateTime: new Date(start + (index % 2) * (anHour / 4)).toISOString(),
            duration: random.pick(['1', '1.5', '2']),
          }),
        );
        if (answer?.status !== 201) return;
        const { _id: id } = JSON.parse(answer.text).data;
        this.created.push(id);
        this.#open.push({ id, student, tutor });
      }),
    );
  }

  /** Everybody who may move a booking does so in the same moment. */
  async #moveOneBooking(): Promise<void> {
    if (this.#open.length < 8) return;
    const [booked] = this.#open.splice(this.#random.between(0, this.#open.length - 1), 1);
    if (!booked) return;
    const { id, student, tutor } = booked;
    const decide = (status: BookingStatus) =>
      call(tutor, 'PUT', '/bookings/status', { bookingId: id, status });
    const cancel: Sent = { as: student, method: 'DELETE', path: `/api/booking/${id}` };
    const wishes = this.#random.pick([
      [decide('accepted'), decide('declined'), cancel, decide('accepted'), cancel],
      [decide('declined'), decide('accepted'), decide('declined'), decide('accepted')],
      [decide('accepted'), decide('accepted')],
    ]);
    const answers = await Promise.all(wishes.map((sent, turn) => this.#send(turn, sent)));
    const moved = answers.filter((answer) => answer?.status === 200).length;
    this.moves.set(id, (this.moves.get(id) ?? 0) + moved);
  }

  async #send(turn: number, sent: Sent): Promise<{ status: number; text: string } | undefined> {
    this.sent += 1;
    const client = this.#clients[turn % this.#clients.length];
    try {
      const answer = await client?.send(sent);
      const status = answer?.status ?? 0;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status >= 500) this.failures.push(`${sent.method} ${sent.path}: ${status} ${answer?.text}`);
      return answer;
    } catch (error) {
      this.failures.push(`${sent.method} ${sent.path}: ${error}`);
      return undefined;
    }
  }
}

const isWay = (from: BookingStatus, to: BookingStatus): boolean =>
  bookingTransitions.some((move) => move.from === from && move.to === to);

/** What the database has, looked at without the constraint that is to keep it right. */
const readBookings = (url: string) =>
  onDatabase(url, async ({ $client }) => {
    const { rows: crossing } = await $client.query<{ count: number }>(`
      select count(*)::integer from bookings a join bookings b
        on a.id < b.id and (a.tutor_id = b.tutor_id or a.student_id = b.student_id)
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      where a.status in ('pending', 'accepted') and b.status in ('pending', 'accepted')`);
    const { rows: timelines } = await $client.query<{ id: string; status: string; way: BookingStatus[] }>(`
      select b.id, b.status, array_agg(e.status order by e.at, e.id) as way
      from bookings b join booking_events e on e.booking_id = b.id and e.status is not null
      group by b.id, b.status`);
    const { rows: deadlocks } = await $client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    const ways = new Map(timelines.map(({ id, way }) => [id, way]));
    const strayWays = timelines.filter(
      ({ status, way }) =>
        way[0] !== 'pending' ||
        way.at(-1) !== status ||
        way.some((to, index) => index > 0 && !isWay(way[index - 1] ?? 'expired', to)),
    );
    return {
      overlaps: crossing[0]?.count ?? 0,
      ids: [...ways.keys()],
      has: (id: string) => ways.has(id),
      movesOf: (id: string) => (ways.get(id)?.length ?? 0) - 1,
      strayWays: strayWays.length,
      deadlocks: Number(deadlocks[0]?.deadlocks ?? 0),
    };
  });
