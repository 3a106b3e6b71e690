import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { ServerProcess } from './development/testing/ServerProcess';
import { addBooking, addTutor, daysAhead, hoursFromNow, mathematics } from './development/testing/scene';
import { makeTemporaryFolder, removeDataDir } from './development/testing/temporaryFolder';
import { type Person, startTestApp, type TestApp } from './development/testing/testApp';
import { inTransaction } from './foundation/db/inTransaction';
import { bookingEvents, bookings } from './foundation/db/schema';
import { enqueueAll } from './foundation/jobs/enqueue';
import { clockJobs } from './lessons/bookings/bookingClock';

jest.setTimeout(60_000);

/** The app in this process only writes scenes into the database that the two servers share; it takes no jobs. */
let test: TestApp;
let folders: string[];
let servers: ServerProcess[];
let origins: string[];
beforeAll(async () => {
  test = await startTestApp();
  folders = await Promise.all([makeTemporaryFolder(0o700), makeTemporaryFolder(0o700)]);
  servers = folders.map((folder) => new ServerProcess(folder, { DATABASE_URL: test.databaseUrl }));
  origins = await Promise.all(servers.map((server) => server.ready()));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await Promise.all(folders.map(removeDataDir));
  await test.stop();
});

interface Sent {
  body?: object;
  cookies?: ReadonlyMap<string, string>;
  headers?: Record<string, string>;
}

/** @param turn at which server: they take turns */
const send = async (turn: number, method: string, path: string, { body, cookies, headers }: Sent = {}) => {
  const response = await fetch(`${origins[turn % origins.length]}/api${path}`, {
    method,
    headers: {
      cookie: [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': cookies?.get('token') ?? '',
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = response.headers.getSetCookie().map((line): [string, string] => {
    const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
    return [name, value];
  });
  const answer = (await response.json()) as { success: boolean; code?: string };
  return { status: response.status, answer, cookies: new Map(set) };
};

/** Asks again until it is so; the limit only ends a test that has failed. */
const until = async <Value>(look: () => Promise<Value | undefined | false>): Promise<Value> => {
  const limit = Date.now() + 30_000;
  for (;;) {
    const value = await look();
    if (value !== undefined && value !== false) return value;
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await pause(50);
  }
};

/** Whether every job that is due has been done, by whichever server. */
const isQuiet = async (): Promise<boolean> => {
  const { rows } = await test.database.$client.query(
    `select 1 from pgboss.job where state < 'completed' and start_after <= now() limit 1`,
  );
  return rows.length === 0;
};

/** All mails to the address, out of both servers' folders, once all jobs are done. */
const mailsTo = async (address: string): Promise<string[]> => {
  await until(isQuiet);
  const mails = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(folder, 'mail')).catch(() => []);
      return Promise.all(names.map((name) => readFile(join(folder, 'mail', name), 'utf8')));
    }),
  );
  return mails.flat().filter((mail) => mail.includes(`To: ${address}`));
};

const register = async (name: string) => {
  const person = { name, email: `${name}@paadam.test`, password: 'a long enough phrase', role: 'student' };
  const { status, cookies } = await send(0, 'POST', '/register', { body: person });
  expect(status).toBe(200);
  const mails = await mailsTo(person.email);
  const otp = /^Subject: (\d{6})/m.exec(mails.at(-1) ?? '')?.[1] ?? '';
  return { ...person, cookies, otp };
};

const book = (turn: number, by: Person, tutor: Person, start: Date, headers?: Record<string, string>) =>
  send(turn, 'POST', '/bookings/create', {
    cookies: by.browser.cookies,
    ...(headers && { headers }),
    body: {
      student: by.id,
      tutor: tutor.id,
      subject: mathematics,
      duration: '1',
      dateTime: start.toISOString(),
    },
  });

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('two servers on one database', () => {
  it('count failed sign-ins together', async () => {
    const body = { email: 'nobody@paadam.test', password: 'not the right phrase' };
    for (const turn of times(10)) expect((await send(turn, 'POST', '/login', { body })).status).toBe(401);
    for (const turn of times(2)) expect((await send(turn, 'POST', '/login', { body })).status).toBe(429);
  });

  it('count the tries of a code together', async () => {
    const { email, otp, cookies } = await register('kavya');
    const wrong = otp === '111111' ? '222222' : '111111';
    for (const turn of times(5)) {
      const { answer } = await send(turn, 'POST', '/verify_otp', { body: { email, otp: wrong }, cookies });
      expect(answer.code).toBe('code_wrong');
    }
    for (const turn of times(2)) {
      const { answer } = await send(turn, 'POST', '/verify_otp', { body: { email, otp }, cookies });
      expect(answer.code).toBe('code_tries_used_up');
    }
  });

  it('know each other’s sessions, and end them', async () => {
    const { email, otp, cookies } = await register('divya');
    const { status, cookies: session } = await send(0, 'POST', '/verify_otp', {
      body: { email, otp },
      cookies,
    });
    expect(status).toBe(200);
    const isKnownAt = async (turn: number) =>
      (await send(turn, 'GET', '/refresh_auth', { cookies: session })).answer.success;
    expect([await isKnownAt(0), await isKnownAt(1)]).toEqual([true, true]);
    expect((await send(1, 'GET', '/logout', { cookies: session })).status).toBe(200);
    expect([await isKnownAt(0), await isKnownAt(1)]).toEqual([false, false]);
  });

  it('give a time to one of many who ask for it, and mail the tutor once', async () => {
    const tutor = await addTutor(test);
    const students = await Promise.all(times(12).map(() => test.signedIn('student')));
    const replies = await Promise.all(
      students.map((student, turn) => book(turn, student, tutor, daysAhead(3, 9 + (turn % 3) / 4))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...times(11).map(() => 409)]);
    expect(await mailsTo(tutor.email)).toHaveLength(1);
  });

  it('give one answer to a request that is repeated at both', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const headers = { 'idempotency-key': 'once' };
    const replies = await Promise.all(
      times(20).map((turn) => book(turn, student, tutor, daysAhead(3, 9), headers)),
    );
    expect(replies.map(({ status }) => status)).toEqual(times(20).map(() => 201));
    expect(new Set(replies.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    for (const turn of times(2)) {
      expect((await book(turn, student, tutor, daysAhead(4, 9), headers)).status).toBe(422);
    }
    const made = await test.database.select().from(bookings).where(eq(bookings.studentId, student.id));
    expect(made).toHaveLength(1);
    expect(await mailsTo(tutor.email)).toHaveLength(1);
  });

  it('settle a booking once, though the clock wakes both', async () => {
    const [student, tutor] = [await test.signedIn('student'), await addTutor(test)];
    const [createdAt, startsAt] = [hoursFromNow(-49), daysAhead(5, 9)];
    const id = await addBooking(test, student, tutor, startsAt, { createdAt });
    const booking = { id, status: 'pending' as const, createdAt, startsAt, endsAt: daysAhead(5, 10) };
    await inTransaction(test.database, (tx) =>
      enqueueAll(
        tx,
        times(20).flatMap(() => clockJobs(booking)),
      ),
    );

    await until(async () => {
      const [row] = await test.database.select().from(bookings).where(eq(bookings.id, id));
      return row?.status === 'expired';
    });
    expect(await mailsTo(tutor.email)).toHaveLength(1);
    const events = await test.database.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id));
    expect(events.map(({ status }) => status)).toEqual(['expired']);
  });

  it('share the work: a job is done by either, and by one', async () => {
    const tutor = await addTutor(test);
    for (const turn of times(12)) {
      const student = await test.signedIn('student');
      expect((await book(turn, student, tutor, daysAhead(3 + turn, 9))).status).toBe(201);
    }
    expect(await mailsTo(tutor.email)).toHaveLength(12);
  });
});
