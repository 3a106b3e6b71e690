import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { HTTPMethods } from 'fastify';
import { startTestApp, type TestApp } from '../../development/testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.stop());

interface Said {
  status: number;
  type: string;
  answer: unknown;
  /** As it came. */
  head: string;
}

const connectTo = ({ app }: TestApp): Socket =>
  connect((app.server.address() as AddressInfo).port, '127.0.0.1');

/** @returns all that the server says to these bytes until it hangs up */
const say = async (bytes: string): Promise<Omit<Said, 'head'>> => {
  const { head: _, ...said } = await sayOn(connectTo(test), bytes);
  return said;
};

const sayOn = async (socket: Socket, bytes: string): Promise<Said> => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // It may hang up on what it no longer reads.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  const type = /content-type: (.*)/i.exec(head)?.[1] ?? '';
  return { status: Number(head.split(' ')[1]), type, answer: JSON.parse(body), head };
};

const refused = (status: number, code: string) => ({
  status,
  type: 'application/json; charset=utf-8',
  answer: { success: false, message: expect.stringMatching(/\.$/), code },
});

describe('what is no request', () => {
  it.each([
    ['no HTTP', 'Hello\r\n\r\n', 400, 'malformed_request'],
    ['a method that HTTP lacks', 'FETCH /api/subjects HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
    [
      'two lengths',
      'GET /api/subjects HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'malformed_request',
    ],
    ['no host', 'GET /api/subjects HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'malformed_request'],
    [
      'two hosts',
      'GET /api/subjects HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      'a host that is none',
      'GET / HTTP/1.1\r\nhost: x/y@z\r\nconnection: close\r\n\r\n',
      400,
      'malformed_request',
    ],
    ['no host for a page', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'malformed_request'],
    [
      'a long header',
      `GET /api/subjects HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'a long address',
      `GET /api/subjects?q=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s is told so', async (_, bytes, status, code) => {
    expect(await say(bytes)).toEqual(refused(status, code));
  });

  it('headers that do not end are told so when their time is up', async () => {
    test.app.server.headersTimeout = 1;
    expect(await say('GET /api/subjects HTTP/1.1\r\nhost: x\r\n')).toEqual(refused(408, 'request_too_slow'));
  });
});

describe('a method that an address lacks', () => {
  it.each(['DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'] satisfies HTTPMethods[] | string[])(
    '%s finds nothing there',
    async (method) => {
      for (const path of ['/api/subjects', '/api/login', '/api/nothing', '/api']) {
        const bytes = `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`;
        expect({ path, ...(await say(bytes)) }).toEqual({ path, ...refused(404, 'not_found') });
      }
    },
  );

  it('HEAD gets the status of a GET', async () => {
    const head = (url: string) => test.app.inject({ method: 'HEAD', url });
    expect((await head('/api/subjects')).statusCode).toBe(200);
    expect((await head('/api/nothing')).statusCode).toBe(404);
    expect((await head('/api/ownBookings')).statusCode).toBe(404);
  });
});

describe('a server that is told to stop', () => {
  it('refuses what still comes over an open connection, and closes that', async () => {
    const stopping = await startTestApp();
    await stopping.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connectTo(stopping);
    // A request that has begun keeps the connection open.
    socket.write('GET /api/subjects HTTP/1.1\r\n');
    await once(stopping.app.server, 'connection');
    const stopped = stopping.stop();
    while (stopping.app.server.listening) await turn();
    const { head, ...said } = await sayOn(socket, 'host: x\r\n\r\n');
    expect(said).toEqual(refused(503, 'unavailable'));
    expect(head).toMatch(/^retry-after: \d+\r$/im);
    expect(head).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(head).toMatch(/^connection: close\r$/im);
    await stopped;
  });
});
