import { onDatabase } from '../bench/database/onDatabase';
import { Client, call, type Sent } from './client';
import { atMost, type Finding, none, size } from './findings';
import { insertPeople, type People, type Persona } from './people';
import type { TestCluster } from './TestCluster';

const anHour = 3_600_000;
/** Students of a round, others in each: they have a lesson that is to be moved, and a request. */
const studentsOfRound = 10;

interface Wish {
  student: Persona;
  /** The person that the proposal waits for. */
  taker: Persona;
  lesson: string;
  request: string;
  proposal: string;
}

/**
 * Rounds of fifty requests at once over one stretch of one tutor's time and two servers: takes of proposed times, cancellations,
 * answers, changes of requests and new bookings. What the database has afterwards is held against what the servers said.
 */
export const moving = async (
  ground: TestCluster,
  { runs }: { runs: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const url = await ground.createDatabase();
  const people = await insertPeople(url, { students: studentsOfRound * runs, tutors: runs });
  const clients = await Promise.all([0, 1].map(async () => new Client(await ground.startServer(url))));
  const movers = new Movers(clients, people);
  for (const [round, tutor] of people.tutors.entries()) await movers.run(tutor, round);
  for (const client of clients) client.close();
  const kept = await readOutcome(url);
  const created = new Set(movers.created);
  return {
    findings: [
      size('Takes, cancels, answers, changes and bookings, fifty at once', movers.raced, 500, 500),
      none('  overlaps in the database', kept.overlaps),
      none('  answers of 500 and above but for 503, or none', movers.failures.length),
      // A machine that does other things as well may be too busy for fifty at once; that is said, and nothing is done.
      atMost('  answers of 503', movers.statuses.get(503) ?? 0, 0, ''),
      none(
        '  lessons acknowledged that are not there, or there and not acknowledged',
        kept.ids.filter((id) => !created.has(id)).length +
          movers.created.filter((id) => !kept.has(id)).length,
      ),
      none('  lessons with two open proposals, or with one that nothing waits for', kept.strayProposals),
      none('  lessons that are not where a proposal was taken for', kept.elsewhere),
      none('  lessons whose version is not the number of their changes', kept.wrongVersions),
    ],
    notes: [
      `answers by status: ${[...movers.statuses].map(([status, count]) => `${status} ×${count}`).join(', ')}`,
      `deadlocks that the database broke: ${kept.deadlocks}`,
      ...movers.failures.slice(0, 5),
    ],
  };
};

class Movers {
  /** Requests that were sent at once with others. */
  raced = 0;
  readonly statuses = new Map<number, number>();
  readonly failures: string[] = [];
  readonly created: string[] = [];
  readonly #clients: readonly Client[];
  readonly #people: People;
  readonly #midnight = Math.ceil(Date.now() / (24 * anHour)) * 24 * anHour;

  constructor(clients: readonly Client[], people: People) {
    this.#clients = clients;
    this.#people = people;
  }

  /** @param round from 0 on */
  async run(tutor: Persona, round: number): Promise<void> {
    const students = this.#people.students.slice(round * studentsOfRound, (round + 1) * studentsOfRound);
    const dayAt = (day: number) => this.#midnight + (2 + day) * 24 * anHour;
    /** Quarters of an hour of the third day from 9 to 13, in an order of the round's own. */
    const wanted = (index: number) => dayAt(2) + 9 * anHour + ((index * 7 + round * 3) % 16) * (anHour / 4);
    const wishes = await Promise.all(
      students.map(async (student, index): Promise<Wish> => {
        const lesson = await this.#book(student, tutor, dayAt(0) + index * anHour);
        await this.#must(call(tutor, 'PUT', '/bookings/status', { bookingId: lesson, status: 'accepted' }));
        const request = await this.#book(student, tutor, dayAt(1) + index * anHour);
        const [proposer, taker] = index % 2 ? [student, tutor] : [tutor, student];
        const times = [0, 1, 2].map((which) => iso(wanted(index + which)));
        const made = await this.#must(call(proposer, 'POST', `/bookings/${lesson}/proposals`, { times }));
        return { student, taker, lesson, request, proposal: made.proposal._id };
      }),
    );
    await Promise.all(
      wishes.flatMap(({ student, taker, lesson, request, proposal }, index) => {
        const take = (which: number) =>
          call(taker, 'PUT', `/bookings/${lesson}/proposals/${proposal}`, {
            answer: 'taken',
            dateTime: iso(wanted(index + which)),
          });
        const decide = (bookingId: string, status: string) =>
          call(tutor, 'PUT', '/bookings/status', { bookingId, status });
        const end: Sent =
          index % 2
            ? { as: student, method: 'DELETE', path: `/api/booking/${lesson}` }
            : index % 4
              ? decide(lesson, 'cancelled')
              : decide(request, 'accepted');
        const change = call(student, 'PUT', `/bookings/${request}/time`, {
          dateTime: iso(wanted(index + 5)),
        });
        const another = call(
          student,
          'POST',
          '/bookings/create',
          this.#asked(student, tutor, wanted(index + 9)),
        );
        return [take(0), take(1), end, change, another].map((sent, turn) => this.#race(sent, index + turn));
      }),
    );
  }

  #asked(student: Persona, tutor: Persona, start: number) {
    const subject = this.#people.subjectId;
    return { student: student.id, tutor: tutor.id, subject, dateTime: iso(start), duration: '1' };
  }

  async #book(student: Persona, tutor: Persona, start: number): Promise<string> {
    const asked = this.#asked(student, tutor, start);
    const made = await this.#must(call(student, 'POST', '/bookings/create', asked));
    this.created.push(made._id);
    return made._id;
  }

  /** A server that is too busy is asked again, as people do. @throws where what a round begins with is refused */
  async #must(sent: Sent, tries = 20): Promise<{ _id: string; proposal: { _id: string } }> {
    const answer = await this.#clients[0]?.send(sent);
    if (answer?.status === 503 && tries > 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      return this.#must(sent, tries - 1);
    }
    if (!answer || answer.status >= 300) {
      throw new Error(`${sent.method} ${sent.path}: ${answer?.status} ${answer?.text}`);
    }
    return JSON.parse(answer.text).data;
  }

  async #race(sent: Sent, turn: number): Promise<void> {
    this.raced += 1;
    try {
      const answer = await this.#clients[turn % this.#clients.length]?.send(sent);
      const status = answer?.status ?? 0;
      this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      if (status === 0 || (status >= 500 && status !== 503)) {
        this.failures.push(`${sent.method} ${sent.path}: ${status} ${answer?.text}`);
      }
      if (status === 201) this.created.push(JSON.parse(answer?.text ?? '').data._id);
    } catch (error) {
      this.failures.push(`${sent.method} ${sent.path}: ${error}`);
    }
  }
}

const iso = (time: number): string => new Date(time).toISOString();

/** What the database has, looked at without the constraints that are to keep it right. */
const readOutcome = (url: string) =>
  onDatabase(url, async ({ $client }) => {
    const count = async (from: string): Promise<number> => {
      const { rows } = await $client.query<{ count: number }>(`select count(*)::integer from ${from}`);
      return rows[0]?.count ?? -1;
    };
    const { rows } = await $client.query<{ id: string }>('select id from bookings where starts_at > now()');
    const { rows: deadlocks } = await $client.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    const ids = rows.map(({ id }) => id);
    const known = new Set(ids);
    return {
      ids,
      has: (id: string) => known.has(id),
      overlaps: await count(`bookings a join bookings b
        on a.id < b.id and (a.tutor_id = b.tutor_id or a.student_id = b.student_id)
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.status in ('pending', 'accepted') and b.status in ('pending', 'accepted')`),
      strayProposals: await count(`bookings b where
        (select count(*) from time_proposals p where p.booking_id = b.id and p.status = 'open')
          > case when b.status in ('pending', 'accepted') then 1 else 0 end`),
      elsewhere: await count(`time_proposals p join bookings b on b.id = p.booking_id
        where p.status = 'taken' and b.starts_at <> p.taken_at_time`),
      wrongVersions:
        await count(`bookings b where exists (select from time_proposals p where p.booking_id = b.id)
        and b.sequence <> (select count(*) from booking_events e
          where e.booking_id = b.id and (e.status = 'cancelled' or e.kind = 'moved'))`),
      deadlocks: Number(deadlocks[0]?.deadlocks ?? 0),
    };
  });
