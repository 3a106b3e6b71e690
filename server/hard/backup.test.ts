import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client as DatabaseClient } from 'pg';
import { onDatabase } from '../bench/database/onDatabase';
import { makeTemporaryFolder } from '../src/development/testing/temporaryFolder';
import { withDatabase } from '../src/development/testing/testServer';
import { Client, call } from './client';
import { insertPeople, type People } from './people';
import { TestCluster } from './TestCluster';

jest.setTimeout(150_000);

const run = promisify(execFile);

/** Each test as `docs/security.md` tells an operator to do it. */
let ground: TestCluster;
beforeEach(() => {
  ground = new TestCluster(() => Promise.reject(new Error('Each test has a PostgreSQL of its own.')));
});
afterEach(() => ground.cleanup.endAll());

const aDay = 86_400_000;

/** A person whose session is older than the backup books a lesson. @returns the status of the answer */
const book = async (origin: string, { students, tutors, subjectId }: People, days: number) => {
  const [student] = students;
  if (!student) throw new Error('There are no students.');
  const client = new Client(origin);
  const answer = await client.send(
    call(student, 'POST', '/bookings/create', {
      student: student.id,
      tutor: tutors[0]?.id,
      subject: subjectId,
      dateTime: new Date(Math.ceil(Date.now() / aDay) * aDay + days * aDay).toISOString(),
      duration: '1',
    }),
  );
  client.close();
  return answer.status;
};

/** @returns of each table how many rows it has, and a hash of them all */
const contentOf = (url: string): Promise<Record<string, string>> =>
  onDatabase(url, async ({ $client }) => {
    const { rows: tables } = await $client.query<{ name: string }>(`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1`);
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await $client.query<{ content: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as content from ${name} t`,
      );
      content[name] = rows[0]?.content ?? '';
    }
    return content;
  });

/** The newest PostgreSQL of Debian's that has all of its programs: the embedded one comes without `pg_dump`. */
const findPrograms = (): string | undefined => {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(folder, version, 'bin'))
    .find((bin) =>
      ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(bin, name))),
    );
};

describe('a backup of a PostgreSQL of the operator’s own', () => {
  const programs = findPrograms();
  const where = programs ? it : it.skip;

  where(
    'by pg_dump is, restored in an empty database, the whole site (needs PostgreSQL’s programs)',
    async () => {
      const binaries = programs ?? '';
      const url = await ground.startPostgres({ programs: { binaries, locale: ['--locale=C.UTF-8'] } });
      const people = await insertPeople(url, { students: 5, tutors: 3, parents: 2 });
      expect(await book(await ground.startServer(url), people, 3)).toBe(201);

      const dump = join(await ground.folder(), 'paadam.dump');
      await run(join(binaries, 'pg_dump'), ['--format=custom', `--file=${dump}`, url]);
      const client = new DatabaseClient({ connectionString: url });
      await client.connect();
      await client.query('create database restored');
      await client.end();
      const restored = withDatabase(url, 'restored');
      await run(join(binaries, 'pg_restore'), [
        '--exit-on-error',
        '--no-owner',
        `--dbname=${restored}`,
        dump,
      ]);

      const content = await contentOf(restored);
      expect(content).toMatchObject({ 'public.users': expect.stringMatching(/^10 /) });
      // What a server writes by itself meanwhile, jobs and their upkeep, is of the moment.
      const lasting = (all: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(all).filter(([name]) => !/^pgboss\.|throttles|sessions/.test(name)),
        );
      expect(lasting(content)).toEqual(lasting(await contentOf(url)));
      expect(await book(await ground.startServer(restored), people, 4)).toBe(201);
    },
  );
});

describe('a backup of the embedded PostgreSQL', () => {
  it('is a copy of its folder and of DATA_DIR, made while the server is stopped', async () => {
    const dataDir = await ground.folder();
    const first = await ground.begin(dataDir);
    await first.ready();
    const { folder, password } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
    const port = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[3];
    const people = await insertPeople(`postgres://paadam:${password}@127.0.0.1:${port}/paadam`, {
      students: 5,
      tutors: 3,
    });
    await first.end('SIGTERM');

    const backup = await ground.cleanup.owe(
      () => makeTemporaryFolder(0o700),
      (made) => rm(made, { recursive: true }),
    );
    await run('cp', ['--archive', join(dataDir, 'postgres.json'), backup]);
    await run('cp', ['--archive', folder, join(backup, 'db')]);
    const second = await ground.begin(dataDir);
    const lost = await second.ready();
    expect(await book(lost.replace('localhost', '127.0.0.1'), people, 3)).toBe(201);
    await second.end('SIGTERM');

    await rm(folder, { recursive: true });
    await rm(join(dataDir, 'postgres.json'));
    await run('cp', ['--archive', join(backup, 'postgres.json'), dataDir]);
    await run('cp', ['--archive', join(backup, 'db'), folder]);
    const third = await ground.begin(dataDir);
    const origin = (await third.ready()).replace('localhost', '127.0.0.1');
    // The hour that was booked after the backup is free again, and all from before is there.
    expect(await book(origin, people, 3)).toBe(201);
    await third.end('SIGTERM');
  });
});
