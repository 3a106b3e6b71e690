import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { databaseParent } from './development/testing/databaseParent';
import { ServerProcess } from './development/testing/ServerProcess';
import { makeTemporaryFolder, removeDataDir } from './development/testing/temporaryFolder';
import { createTestDatabase } from './development/testing/testDatabase';

jest.setTimeout(60_000);

/** A data folder, and the servers that were started on it. */
class Home {
  readonly #servers: ServerProcess[] = [];
  private constructor(readonly dataDir: string) {}

  static async make(mode: number): Promise<Home> {
    return new Home(await makeTemporaryFolder(mode, databaseParent()));
  }

  start(environment?: Record<string, string>): ServerProcess {
    const server = new ServerProcess(this.dataDir, environment);
    this.#servers.push(server);
    return server;
  }

  /** @returns the folder of the database's files */
  async databaseFolder(): Promise<string> {
    return JSON.parse(await readFile(join(this.dataDir, 'postgres.json'), 'utf8')).folder;
  }

  async databasePid(): Promise<number> {
    const file = join(await this.databaseFolder(), 'data', 'postmaster.pid');
    return Number((await readFile(file, 'utf8')).split('\n')[0]);
  }

  isDatabaseRunning(): Promise<boolean> {
    return this.databasePid().then(
      () => true,
      () => false,
    );
  }

  async remove(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server.end('SIGTERM')));
    // A server that was killed leaves PostgreSQL running; one more start and stop ends it in good order.
    if (await this.isDatabaseRunning()) {
      const last = this.start();
      await last.ready();
      await last.end('SIGTERM');
    }
    await removeDataDir(this.dataDir);
  }
}

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** @returns a port that no one listened on a moment ago */
const freePort = async (): Promise<string> => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  return typeof address === 'object' ? String(address?.port) : '';
};

/** Asks again until it is so; the limit only ends a test that has failed. */
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  const limit = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await pause(50);
  }
};

/** The tests follow one data folder from its first server to its last, since every start takes seconds. */
describe('the server', () => {
  let home: Home;
  let server: ServerProcess;
  let origin: string;
  let deskPort: string;
  beforeAll(async () => {
    home = await Home.make(0o755);
  });
  afterAll(() => home.remove());

  const person = {
    name: 'Kavya',
    email: 'kavya@paadam.test',
    password: 'a long enough phrase',
    role: 'student',
  };
  const signIn = async () =>
    (await post(`${origin}/api/login`, { email: person.email, password: person.password })).status;
  const isReady = async () => (await fetch(`${origin}/api/health/ready`)).status === 200;

  it('names a setting that it cannot use', async () => {
    const wrong = home.start({ PUBLIC_ORIGIN: 'lessons.example/home' });
    expect(await wrong.ended()).toBe(1);
    expect(wrong.output).toContain('PUBLIC_ORIGIN must be an origin such as https://lessons.example');
  });

  it('says what is wrong with its database, and not by which statement', async () => {
    const { database, url, drop } = await createTestDatabase();
    try {
      await database.execute(sql`DROP TABLE two_step CASCADE`);
      const wrong = home.start({ DATABASE_URL: url });
      expect(await wrong.ended()).toBe(1);
      expect(wrong.output).toContain('relation "two_step" does not exist');
      expect(wrong.output).not.toMatch(/select/i);
    } finally {
      await drop();
    }
  });

  it('is one, where two start at the same time on a new folder, and a third comes later', async () => {
    const two = [home.start(), home.start()];
    const results = await Promise.allSettled(two.map((one) => one.ready()));
    const running = results.findIndex(({ status }) => status === 'fulfilled');
    [server, origin] = [two[running] as ServerProcess, await (two[running] as ServerProcess).ready()];
    const third = home.start();
    for (const refused of [two[1 - running], third]) {
      expect(await refused?.ended()).toBe(1);
      expect(refused?.output).toContain(`Another server is running on DATA_DIR ${home.dataDir}.`);
    }
    expect(await isReady()).toBe(true);
  });

  it('mails into files', async () => {
    const asked = await post(`${origin}/api/register`, person);
    const cookie = asked.headers.getSetCookie()[0]?.split(';')[0];

    const listed = async () => {
      const response = await fetch(`${origin}/api/dev/mail?to=${person.email}`);
      return ((await response.json()) as { data: { subject: string }[] }).data;
    };
    await until(async () => (await listed()).length > 0);
    const [file] = await readdir(join(home.dataDir, 'mail'));
    const mail = await readFile(join(home.dataDir, 'mail', file ?? ''), 'utf8');
    const otp = /^Subject: (\d{6}) is your Paadam code/m.exec(mail)?.[1];
    expect((await listed())[0]?.subject).toContain(otp);
    expect((await post(`${origin}/api/verify_otp`, { email: person.email, otp }, cookie)).status).toBe(200);
  });

  it('starts its database again when that is killed', async () => {
    process.kill(await home.databasePid(), 'SIGKILL');
    await until(async () => !(await isReady()));
    await until(isReady);
    expect(await signIn()).toBe(200);
  });

  it('keeps what it acknowledged through a SIGKILL', async () => {
    await server.end('SIGKILL');
    expect(await home.isDatabaseRunning()).toBe(true);
    deskPort = await freePort();
    server = home.start({ DESK_PORT: deskPort });
    origin = await server.ready();
    expect(await signIn()).toBe(200);
  });

  it('has the desk on the port that is its own, and on no other, and nothing else there', async () => {
    const statusAt = async (url: string) => (await fetch(url)).status;
    const desk = `http://localhost:${deskPort}`;
    expect(await statusAt(`${desk}/api/desk/session`)).toBe(200);
    expect(await statusAt(`${origin}/api/desk/session`)).toBe(404);
    expect(await statusAt(`${desk}/api/subjects`)).toBe(404);
    expect(await statusAt(`${origin}/api/subjects`)).toBe(200);
  });

  it('stops its database with itself, also where it is told twice', async () => {
    expect({ code: await server.end('SIGINT', 'SIGTERM'), said: server.output }).toEqual({
      code: 0,
      said: expect.stringMatching(/^Paadam is ready at .*\n.*desk is at http:\/\/localhost:\d+\/desk/),
    });
    expect(await home.isDatabaseRunning()).toBe(false);
  });

  it('says which port is taken, and leaves nothing running', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const late = home.start({ PORT: port });
    expect(await late.ended()).toBe(1);
    expect(late.output).toContain(`Port ${port} is in use. Set PORT to another one.`);
    expect(await home.isDatabaseRunning()).toBe(false);
    other.close();
  });
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
asRoot('as root, with a data folder that is closed to others', () => {
  let home: Home;
  beforeAll(async () => {
    home = await Home.make(0o700);
  });
  afterAll(() => home.remove());

  it('puts the database where PostgreSQL’s account can reach it, and finds it again', async () => {
    const first = home.start();
    await first.ready();
    const folder = await home.databaseFolder();
    expect(folder).toMatch(/^\/var\/lib\/paadam\//);
    await first.end('SIGTERM');
    await home.start().ready();
    expect(await home.databaseFolder()).toBe(folder);
  });
});
