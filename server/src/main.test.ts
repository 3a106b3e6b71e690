import { once } from 'node:events';
import { access, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from './testing/ServerProcess';
import { makeTemporaryFolder, removeDataDir } from './testing/temporaryFolder';

jest.setTimeout(60_000);

let dataDir: string;
let servers: ServerProcess[];
beforeEach(async () => {
  dataDir = await makeTemporaryFolder(0o755);
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  // A server that was killed leaves PostgreSQL running; one more start and stop ends it in good order.
  if (await isRunning()) await startAndStop();
  await removeDataDir(dataDir);
});

const start = (environment?: Record<string, string>): ServerProcess => {
  const server = new ServerProcess(dataDir, environment);
  servers.push(server);
  return server;
};
const startAndStop = async () => {
  const last = new ServerProcess(dataDir);
  await last.ready();
  await last.end('SIGTERM');
};

const readPlace = async () => JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
const pidFile = async () => join((await readPlace()).folder, 'data', 'postmaster.pid');
const isRunning = async () => {
  try {
    await access(await pidFile());
    return true;
  } catch {
    return false;
  }
};

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** Asks again until it is so; the limit only ends a test that has failed. */
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  const limit = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error('It did not come to pass.');
    await pause(50);
  }
};

describe('the server', () => {
  const person = {
    name: 'Kavya',
    email: 'kavya@paadam.test',
    password: 'a long enough phrase',
    role: 'student',
  };

  it('mails into files, and keeps what it acknowledged through a SIGKILL', async () => {
    const first = start();
    const origin = await first.ready();
    const asked = await post(`${origin}/api/register`, person);
    const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? '';

    const listed = async () => (await fetch(`${origin}/api/dev/mail?to=${person.email}`)).json();
    await until(async () => (await listed()).data.length > 0);
    const [file] = await readdir(join(dataDir, 'mail'));
    const mail = await readFile(join(dataDir, 'mail', file ?? ''), 'utf8');
    const code = /^Subject: (\d{6}) is your Paadam code/m.exec(mail)?.[1];
    expect((await listed()).data[0].subject).toContain(code);
    expect((await post(`${origin}/api/verify_otp`, { email: person.email, otp: code }, cookie)).status).toBe(
      200,
    );

    await first.end('SIGKILL');
    expect(await isRunning()).toBe(true);
    const again = await start().ready();
    const { email, password } = person;
    expect((await post(`${again}/api/login`, { email, password })).status).toBe(200);
  });

  it('stops its database with itself', async () => {
    const server = start();
    await server.ready();
    expect(await isRunning()).toBe(true);
    expect({ code: await server.end('SIGTERM'), said: server.output }).toEqual({
      code: 0,
      said: expect.stringMatching(/^Paadam is ready at /),
    });
    expect(await isRunning()).toBe(false);
  });

  it('leaves a data folder to the server that has it', async () => {
    const origin = await start().ready();
    const second = start();
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain(`Another server is running on DATA_DIR ${dataDir}.`);
    expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
  });

  it('is one, where two start at the same time on a new folder', async () => {
    const results = await Promise.allSettled([start().ready(), start().ready()]);
    const [running] = results.filter((result) => result.status === 'fulfilled');
    const [refused] = results.filter((result) => result.status === 'rejected');
    expect(refused?.reason.message).toContain('Another server is running on DATA_DIR');
    expect((await fetch(`${running?.value}/api/health/ready`)).status).toBe(200);
  });

  it('starts its database again when that is killed', async () => {
    const origin = await start().ready();
    const [pid] = (await readFile(await pidFile(), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    const ready = async () => (await fetch(`${origin}/api/health/ready`)).status;
    await until(async () => (await ready()) === 503);
    await until(async () => (await ready()) === 200);
  });

  it('says which port is taken, and leaves nothing running', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const server = start({ PORT: port });
    expect(await server.ended()).toBe(1);
    expect(server.output).toContain(`Port ${port} is in use. Set PORT to another one.`);
    expect(await isRunning()).toBe(false);
    other.close();
  });

  it('names a setting that it cannot use', async () => {
    const server = start({ PUBLIC_ORIGIN: 'lessons.example/home' });
    expect(await server.ended()).toBe(1);
    expect(server.output).toContain('PUBLIC_ORIGIN must be an origin such as https://lessons.example');
  });
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;
asRoot('as root, with a data folder that is closed to others', () => {
  it('puts the database where PostgreSQL’s account can reach it, and finds it again', async () => {
    await removeDataDir(dataDir);
    dataDir = await makeTemporaryFolder(0o700);
    const first = start();
    await first.ready();
    const { folder } = await readPlace();
    expect(folder).toMatch(/^\/var\/lib\/paadam\//);
    await first.end('SIGTERM');
    await start().ready();
    expect((await readPlace()).folder).toBe(folder);
  });
});
