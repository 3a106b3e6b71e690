import { setTimeout as pause } from 'node:timers/promises';
import { median, quantile } from '../bench/load/quantile';
import { hashPassword } from '../src/people/accounts/passwords';
import { Client, type Sent } from './client';
import { atMost, type Finding, none } from './findings';
import { insertPeople, type People } from './people';
import { servedFile, type TestCluster } from './TestCluster';

const password = 'a long walk by the river';
/** Milliseconds between two requests of the others. */
const pace = 25;

/**
 * What a crowd that signs in costs everybody else: in turns an idle stretch and a storm.
 *
 * @param crowd sign-ins under way at once
 * @param seconds of each stretch
 */
export const signInStorm = async (
  ground: TestCluster,
  { crowd, seconds, rounds }: { crowd: number; seconds: number; rounds: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const url = await ground.createDatabase();
  const passwordHash = await hashPassword(password);
  const people = await insertPeople(url, { students: Math.max(crowd, 50), tutors: 20, passwordHash });
  const client = new Client(await ground.startServer(url));
  const failures: string[] = [];
  let [signedIn, refused] = [0, 0];

  let stormy = true;
  const signInAgainAndAgain = async (index: number) => {
    const body = JSON.stringify({ email: people.students[index]?.email, password });
    while (stormy) {
      const { status, text } = await client.send({ method: 'POST', path: '/api/login', body });
      if (status === 200) signedIn += 1;
      // In a crowd one may be told to come back.
      else if (status === 503) {
        refused += 1;
        await pause(500);
      } else failures.push(`a sign-in: ${status} ${text}`);
    }
  };
  const others = () => visit(client, requestsOfOthers(people), seconds, failures);

  await others();
  const ratios: number[] = [];
  const idle: number[] = [];
  const stormed: number[] = [];
  const halves: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = quantile(await others(), 0.99);
    stormy = true;
    const storm = Promise.all(Array.from({ length: crowd }, (_, index) => signInAgainAndAgain(index)));
    await pause(500);
    const times = await others();
    const meanwhile = quantile(times, 0.99);
    halves.push(median(times));
    slowest.push(Math.max(...times));
    stormy = false;
    await storm;
    idle.push(before);
    stormed.push(meanwhile);
    ratios.push(meanwhile / before);
  }
  client.close();
  return {
    findings: [
      none(`Failed requests around ${crowd} sign-ins at once`, failures.length),
      atMost("  others' p99 during the storm ÷ idle", median(ratios), 4, '', 2),
    ],
    notes: [
      `p99 of others: idle ${median(idle).toFixed(0)} ms, in the storm ${median(stormed).toFixed(0)} ms (half of them within ${median(halves).toFixed(0)} ms, the slowest of all ${Math.max(...slowest).toFixed(0)} ms); ${signedIn} sign-ins, ${refused} told to come back`,
      ...failures.slice(0, 5),
    ],
  };
};

/** A page's calls, a document, and a file. */
const requestsOfOthers = ({ students, tutors }: People): Sent[] => {
  const [student] = students;
  const [tutor] = tutors;
  return [
    { method: 'GET', path: '/api/get_all_tutors?limit=20' },
    { method: 'GET', path: `/api/tutors/${tutor?.id}/slots` },
    { method: 'GET', path: `/api/bookings/student/${student?.id}`, ...(student && { as: student }) },
    { method: 'GET', path: '/api/subjects' },
    { method: 'GET', path: '/api/health/live' },
    { method: 'GET', path: '/tutors' },
    { method: 'GET', path: servedFile },
  ];
};

/** @returns the milliseconds of each answer; asked at a steady pace, whether or not the last one is there */
const visit = async (
  client: Client,
  requests: readonly Sent[],
  seconds: number,
  failures: string[],
): Promise<number[]> => {
  const times: number[] = [];
  const underWay: Promise<void>[] = [];
  const end = Date.now() + seconds * 1_000;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const sent = requests[turn % requests.length];
    if (!sent) break;
    underWay.push(
      client.send(sent).then(
        ({ status, text, milliseconds }) => {
          times.push(milliseconds);
          if (status >= 500) failures.push(`${sent.path}: ${status} ${text}`);
        },
        (error) => {
          failures.push(`${sent.path}: ${error}`);
        },
      ),
    );
    await pause(pace);
  }
  await Promise.all(underWay);
  return times;
};
