import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../bench/load/quantile';
import { Random } from '../bench/population/Random';
import { Client, call, type Sent } from './client';
import { atMost, type Finding, none } from './findings';
import { insertPeople, type People } from './people';
import type { TestCluster } from './TestCluster';

const atOnce = 8;
const anHour = 3_600_000;

/**
 * The memory of a server that does everything at once, at the end against its beginning: after a twelfth of the time it
 * has all that it keeps on purpose.
 *
 * @param minutes of it; 60 are the figure that counts
 */
export const memory = async (
  ground: TestCluster,
  { minutes }: { minutes: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const url = await ground.createDatabase();
  const people = await insertPeople(url, { students: 300, tutors: 200 });
  const client = new Client(await ground.startServer(url));
  const begun = Date.now();
  const length = minutes * 60_000;
  const failures: string[] = [];
  let answered = 0;
  const random = new Random(3);
  const work = async () => {
    while (Date.now() - begun < length) {
      const { status, text } = await client.send(draw(random, people)).catch((error) => ({
        status: 599,
        text: String(error),
      }));
      answered += 1;
      if (status >= 500) failures.push(`${status} ${text}`);
      await pause(5);
    }
  };
  const working = Promise.all(Array.from({ length: atOnce }, work));
  // Around a twelfth of the time, and at its end; many looks, since the collector has its own hours.
  const early = await lookOften(client, begun + length / 12, length / 30);
  const late = await lookOften(client, begun + length - length / 30, length / 30);
  await working;
  client.close();
  return {
    findings: [
      none(`Failed requests in ${minutes} minutes of mixed load`, failures.length),
      atMost(
        `  memory after ${minutes} minutes ÷ after ${(minutes / 12).toFixed(1)}`,
        late / early,
        1.15,
        '',
        1.05,
      ),
    ],
    notes: [
      `resident: ${(early / 2 ** 20).toFixed(0)} MiB, then ${(late / 2 ** 20).toFixed(0)} MiB; ${answered} answers`,
      ...failures.slice(0, 5),
    ],
  };
};

const lookOften = async (client: Client, from: number, milliseconds: number): Promise<number> => {
  await pause(Math.max(0, from - Date.now()));
  const seen: number[] = [];
  do {
    const { text } = await client.send({ method: 'GET', path: '/api/metrics' });
    const bytes = /^\w*process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1];
    if (bytes === undefined) throw new Error('The metrics do not tell the memory.');
    seen.push(Number(bytes));
    await pause(Math.min(500, milliseconds / 10));
  } while (Date.now() < from + milliseconds);
  return median(seen);
};

const draw = (random: Random, { students, tutors, subjectId }: People): Sent => {
  const student = random.pick(students);
  const tutor = random.pick(tutors);
  const startsAt = Math.ceil(Date.now() / anHour) * anHour + random.between(48, 80 * 24) * anHour;
  return random.pick<() => Sent>([
    () => ({ method: 'GET', path: '/api/get_all_tutors?limit=20' }),
    () => ({
      method: 'GET',
      path: `/api/get_all_tutors?search=${random.pick(['some', 'tutr', 'maths', 'x'])}`,
    }),
    () => ({ method: 'GET', path: `/api/tutors/${tutor.id}/slots` }),
    () => ({ method: 'GET', path: `/tutors/${tutor.id}` }),
    () => ({ method: 'GET', path: '/' }),
    () => ({ method: 'GET', path: '/api/refresh_auth', as: student }),
    () => ({ method: 'GET', path: `/api/bookings/student/${student.id}`, as: student }),
    () => ({ method: 'GET', path: '/api/tutor/dashboard', as: tutor }),
    () =>
      call(student, 'PUT', `/profile/${student.id}`, {
        name: `Some student ${random.between(0, 999)}`,
      }),
    () =>
      call(student, 'POST', '/bookings/create', {
        student: student.id,
        tutor: tutor.id,
        subject: subjectId,
        dateTime: new Date(startsAt).toISOString(),
        duration: '1',
      }),
    () =>
      call(student, 'POST', '/login', {
        email: `nobody-${random.between(0, 1e9)}@hard.test`,
        password: 'not the right phrase',
      }),
  ])();
};
