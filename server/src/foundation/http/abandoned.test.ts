import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app';
import { startTestApp, type TestApp } from '../../development/testing/testApp';
import { addressOf, CallerGone } from './clientAddress';
import { compression } from './compression';

let test: TestApp;
let app: FastifyInstance;
let logged: string[] = [];
/** Ends once the server has let go of the answer. */
let released: Promise<unknown>;
beforeAll(async () => {
  test = await startTestApp();
  const logger = pino({ level: 'warn' }, { write: (line: string) => logged.push(line) });
  const { config, database } = test.app;
  const mail = { send: async () => {}, close: async () => {} };
  app = await buildApp({ config, database, mail, logger });
  app.addHook('onRequest', async (_request, reply) => {
    released = once(reply.raw, 'close');
  });
  for (const type of ['text/html', 'application/json']) {
    const path = `/test/${type.split('/')[1]}`;
    app.get(`${path}/late`, (_request, reply) => reply.type(type).send(new PassThrough()));
    app.get(`${path}/packed`, { compress: compression }, (_request, reply) =>
      reply.type(type).send(new PassThrough()),
    );
    app.get(`${path}/broken`, (_request, reply) =>
      reply
        .type(type)
        .headers({ 'content-encoding': 'br', etag: '"1"', 'content-length': 3 })
        .send(
          new Readable({
            read() {
              this.destroy(new Error('The disk is gone.'));
            },
          }),
        ),
    );
  }
  app.get('/test/slow', async () => {
    await pause(30);
    return 'late';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await test.stop();
});
beforeEach(() => {
  logged = [];
});

/** @param bytes what is said before the connection ends */
const sayAndLeave = async (bytes: string, leave: (socket: Socket) => void): Promise<void> => {
  const arrived = once(app.server, 'request');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  await arrived;
  await pause(5);
  leave(socket);
  await released;
};

const ways: [string, (socket: Socket) => void][] = [
  ['hangs up', (socket) => socket.destroy()],
  ['is torn off', (socket) => socket.resetAndDestroy()],
];

describe.each(ways)('a caller who %s', (_, leave) => {
  it('within what they send is no fault of ours', async () => {
    const head = 'host: localhost\r\ncontent-type: application/json\r\ncontent-length: 40';
    await sayAndLeave(`POST /api/login HTTP/1.1\r\n${head}\r\n\r\n{"email":`, leave);
    expect(logged).toEqual([]);
  });

  it.each(['/test/html/late', '/test/html/packed', '/test/json/late', '/test/json/packed', '/test/slow'])(
    'before the answer of %s is none, either',
    async (path) => {
      const head = 'host: localhost\r\naccept-encoding: br';
      await sayAndLeave(`GET ${path} HTTP/1.1\r\n${head}\r\n\r\n`, leave);
      await pause(40);
      expect(logged).toEqual([]);
    },
  );
});

it('many who leave at once are none', async () => {
  const { port } = app.server.address() as AddressInfo;
  const leaving = Array.from({ length: 100 }, async (_, index) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET /api/subjects HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n');
    await pause(index % 5);
    socket.resetAndDestroy();
  });
  await Promise.all(leaving);
  // Answered after all of those.
  expect((await app.inject('/api/subjects')).statusCode).toBe(200);
  expect(logged).toEqual([]);
});

it('whose address is not known any more is not counted as nobody', () => {
  expect(() => addressOf({ ip: undefined })).toThrow(CallerGone);
});

it.each(['/test/html/broken', '/test/json/broken'])(
  'who still waits for %s is told what every other error says',
  async (path) => {
    const { statusCode, headers, json } = await app.inject(path);
    expect([statusCode, json()]).toEqual([500, expect.objectContaining({ code: 'internal' })]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('etag');
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('The disk is gone.');
  },
);
