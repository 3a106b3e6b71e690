import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client as DatabaseClient } from 'pg';
import { onDatabase } from '../bench/database/onDatabase';
import { DatabaseLine } from '../src/development/testing/DatabaseLine';
import { Client, call, type Sent } from './client';
import { atMost, type Finding, none } from './findings';
import { insertPeople, type People } from './people';
import type { TestCluster } from './TestCluster';

const outageNames = ['silent', 'slow', 'unreachable', 'out of connections', 'disk full'] as const;
type OutageName = (typeof outageNames)[number];

/** A server on its database, and how the database is taken from it and given back. */
interface Scene {
  origin: string;
  /** Of the database itself, past what is in between. */
  databaseUrl(): Promise<string>;
  people: People;
  begin(): Promise<void>;
  end(): Promise<void>;
}

type Setting = (ground: TestCluster) => Promise<Scene | string>;

const people = { students: 60, tutors: 20 };
const anHour = 3_600_000;

const overLine = async (
  ground: TestCluster,
  begin: (line: DatabaseLine) => Promise<unknown>,
  end: (line: DatabaseLine) => Promise<unknown>,
): Promise<Scene> => {
  const url = await ground.createDatabase();
  const line = new DatabaseLine(url);
  const lineUrl = await ground.cleanup.owe(
    () => line.open(),
    () => line.cut(),
  );
  return {
    people: await insertPeople(url, people),
    origin: await ground.startServer(lineUrl),
    databaseUrl: async () => url,
    begin: async () => {
      await begin(line);
    },
    end: async () => {
      await end(line);
    },
  };
};

/** So few that they can all be taken by another person. */
const connections = 24;

/** The database is there, and lets no one in: others have all of its connections. */
const withoutConnections: Setting = async (ground) => {
  const url = await ground.startPostgres({
    settings: [`max_connections=${connections}`, 'superuser_reserved_connections=0'],
  });
  const taken: DatabaseClient[] = [];
  let taking = false;
  const take = async () => {
    while (taking) {
      const client = new DatabaseClient({ connectionString: url, application_name: 'taker' });
      client.on('error', () => {});
      const isMine = await client.connect().then(
        () => true,
        () => false,
      );
      if (isMine) taken.push(client);
      else await pause(20);
    }
  };
  /** The server loses the connections that it has, and each that it gets before the others do. */
  const turnOut = async (one: DatabaseClient) => {
    while (taking) {
      await one.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name <> 'taker' and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      await pause(20);
    }
  };
  let work: Promise<unknown> = Promise.resolve();
  return {
    people: await insertPeople(url, people),
    origin: await ground.startServer(url),
    databaseUrl: async () => url,
    begin: async () => {
      const one = new DatabaseClient({ connectionString: url, application_name: 'taker' });
      one.on('error', () => {});
      await one.connect();
      taken.push(one);
      taking = true;
      work = Promise.all([take(), take(), take(), turnOut(one)]);
    },
    end: async () => {
      taking = false;
      await work;
      await Promise.all(taken.splice(0).map((client) => client.end()));
    },
  };
};

const run = promisify(execFile);
const diskMegabytes = 320;

/** The server and its database on a small file system that another person fills to the last byte. */
const withoutDisk: Setting = async (ground) => {
  const folder = join(await ground.folder(), 'disk');
  await mkdir(folder);
  const size = `size=${diskMegabytes}m,mode=755`;
  const mounting = run('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
  const refused = await mounting.then(
    () => undefined,
    (error) => String(error.stderr || error.message).trim(),
  );
  if (refused !== undefined) return `no small file system can be mounted here (${refused})`;
  await ground.cleanup.owe(
    async () => folder,
    async () => {
      await pause(200);
      await run('umount', ['-l', folder]);
    },
  );
  const server = await ground.begin(folder);
  const origin = (await server.ready()).replace('localhost', '127.0.0.1');
  const databaseUrl = async () => {
    const { folder: database, password } = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
    const lines = (await readFile(join(database, 'data', 'postmaster.pid'), 'utf8')).split('\n');
    return `postgres://paadam:${password}@127.0.0.1:${lines[3]}/paadam`;
  };
  const { folder: database } = JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8'));
  if (!String(database).startsWith(folder)) return `PostgreSQL's account cannot reach ${folder}`;
  const ballast = (index: number) => join(folder, `ballast-${index}`);
  let filling = false;
  let work: Promise<unknown> = Promise.resolve();
  let files = 0;
  const fill = async () => {
    while (filling) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail === 0) await pause(10);
      else {
        files += 1;
        // What does not fit in is cut off, which is what is wanted.
        await writeFile(ballast(files), Buffer.alloc(Math.min(bavail * bsize, 1 << 26))).catch(() => {});
      }
    }
  };
  return {
    people: await insertPeople(await databaseUrl(), people),
    origin,
    databaseUrl,
    begin: async () => {
      filling = true;
      work = fill();
      await pause(500);
    },
    end: async () => {
      filling = false;
      await work;
      for (; files > 0; files -= 1) await rm(ballast(files), { force: true });
    },
  };
};

const settings: Record<OutageName, Setting> = {
  silent: (ground) =>
    overLine(
      ground,
      async (line) => {
        line.hangs = true;
      },
      async (line) => {
        line.hangs = false;
      },
    ),
  slow: (ground) =>
    overLine(
      ground,
      async (line) => {
        line.delay = 500;
      },
      async (line) => {
        line.delay = 0;
      },
    ),
  unreachable: (ground) =>
    overLine(
      ground,
      (line) => line.cut(),
      (line) => line.open(),
    ),
  'out of connections': withoutConnections,
  'disk full': withoutDisk,
};

/**
 * A database that does not do what it should, for some seconds each time, while people go on booking and reading.
 *
 * @param names which of them; all unless told
 */
export const outages = async (
  ground: TestCluster,
  { seconds, names = outageNames }: { seconds: number; names?: readonly OutageName[] },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const findings: Finding[] = [];
  const notes: string[] = [];
  for (const name of names) {
    const scene = await settings[name](ground);
    if (typeof scene === 'string') {
      notes.push(`LEFT OUT: the database's disk is full, since ${scene}.`);
      continue;
    }
    const outage = await sufferOutage(scene, seconds);
    findings.push(
      none(`The database ${name}: bookings acknowledged that are not there`, outage.lost),
      none('  answers that are neither right nor "unavailable"', outage.wrong.length),
      atMost('  slowest answer', outage.slowest / 1_000, 15, ' s'),
      atMost('  back after its end', outage.back / 1_000, 5, ' s'),
    );
    notes.push(
      `${name}: ${outage.answered} answers meanwhile, of which ${outage.refused} were "unavailable"; ${outage.acknowledged} bookings acknowledged in all`,
      ...outage.wrong.slice(0, 3),
    );
  }
  return { findings, notes };
};

const sufferOutage = async (scene: Scene, seconds: number) => {
  const client = new Client(scene.origin);
  const { students, tutors, subjectId } = scene.people;
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  let slowest = 0;
  let [answered, refused] = [0, 0];
  let turn = 0;
  let over = false;
  let lastFailure = 0;

  const book = (): Sent => {
    const place = turn;
    turn += 1;
    const [student, tutor] = [students[place % students.length], tutors[place % tutors.length]];
    if (!student || !tutor) throw new Error('There is nobody.');
    const hour = Math.ceil(Date.now() / anHour) + 48 + Math.floor(place / tutors.length);
    return call(student, 'POST', '/bookings/create', {
      student: student.id,
      tutor: tutor.id,
      subject: subjectId,
      dateTime: new Date(hour * anHour).toISOString(),
      duration: '1',
    });
  };
  const look = (): Sent => {
    const [student] = students;
    return { method: 'GET', path: `/api/bookings/student/${student?.id}`, ...(student && { as: student }) };
  };
  const search = (): Sent => ({ method: 'GET', path: '/api/get_all_tutors?limit=20' });

  const ask = async (sent: Sent): Promise<void> => {
    const begun = performance.now();
    const answer = await client.send(sent).catch((error) => ({ status: 599, text: String(error) }));
    slowest = Math.max(slowest, performance.now() - begun);
    answered += 1;
    const { status, text } = answer;
    if (status >= 500) lastFailure = Date.now();
    if (status === 503) refused += 1;
    else if (status === 201) acknowledged.push(JSON.parse(text).data._id);
    // An hour may be taken by a request that was carried out and not answered; and one may ask for too many.
    else if (status >= 400 && ![409, 429].includes(status)) wrong.push(`${status} ${text}`);
  };
  const goOn = async (draw: () => Sent) => {
    while (!over) {
      await ask(draw());
      await pause(30);
    }
  };
  const crowd = Promise.all([book, book, book, look, look, search].map(goOn));
  await pause(1_000);
  await scene.begin();
  await pause(seconds * 1_000);
  await scene.end();
  const endedAt = Date.now();
  // Back is when no request fails any more: some seconds without a failure say that it is so.
  const calm = Math.min(3, 1 + seconds) * 1_000;
  const giveUp = endedAt + 60_000;
  while (Date.now() - Math.max(endedAt, lastFailure) < calm && Date.now() < giveUp) await pause(50);
  over = true;
  await crowd;
  client.close();
  const kept = await onDatabase(await scene.databaseUrl(), async ({ $client }) => {
    const { rows } = await $client.query<{ id: string }>('select id from bookings');
    return new Set(rows.map(({ id }) => id));
  });
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !kept.has(id)).length,
    wrong,
    slowest,
    answered,
    refused,
    back: Math.max(0, lastFailure - endedAt),
  };
};
