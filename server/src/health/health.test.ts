import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { openDatabase } from '../db/openDatabase';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** A way to the database that can be cut, and can swallow what is sent. */
class Line {
  hangs = false;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #port = 0;

  constructor(private readonly target: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(this.target.port || 5432), this.target.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => {});
      }
      near.on('data', (chunk) => this.hangs || far.write(chunk));
      far.on('data', (chunk) => this.hangs || near.write(chunk));
    });
  }

  async open(): Promise<string> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

describe('a server whose database goes away', () => {
  it('lives, says that it is not ready, answers 503, and comes back with it', async () => {
    const line = new Line(new URL(test.url));
    const database = openDatabase(await line.open());
    const mail = { send: async () => {}, close: async () => {} };
    const app = await buildApp({ config: readConfig({ DATABASE_URL: test.url }), database, mail });
    const ask = async (path: string) => {
      const response = await app.inject(`/api/${path}`);
      return { status: response.statusCode, code: response.json().code };
    };
    const away = { status: 503, code: 'unavailable' };
    const back = { status: 200, code: undefined };

    expect(await ask('health/ready')).toEqual(back);
    await line.cut();
    expect(await ask('health/ready')).toEqual(away);
    expect(await ask('subjects')).toEqual(away);
    expect(await ask('health/live')).toEqual(back);
    await line.open();
    expect(await ask('subjects')).toEqual(back);

    line.hangs = true;
    expect(await ask('subjects')).toEqual(away);
    line.hangs = false;
    expect(await ask('subjects')).toEqual(back);

    await app.close();
    await database.$client.end();
    await line.cut();
  });
});
