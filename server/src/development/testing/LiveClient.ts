import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ClientFrame, ServerFrame } from '@paadam/shared/contract';
import type { FastifyInstance } from 'fastify';
import WebSocket from 'ws';

export type FrameOf<T extends ServerFrame['t']> = Extract<ServerFrame, { t: T }>;

/** @returns where the app listens, which it does from then on */
export const listening = async (app: FastifyInstance): Promise<string> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

interface Knock {
  /** "http://127.0.0.1:3000". */
  origin: string;
  cookies?: ReadonlyMap<string, string>;
  headers?: Record<string, string>;
  /** Of the page. */
  language?: string;
  /** The path to connect to. Absent: the live channel's. */
  path?: string;
}

const knock = ({
  origin,
  cookies = new Map(),
  headers = {},
  language = 'en',
  path = '/api/live',
}: Knock): WebSocket =>
  new WebSocket(`${origin.replace(/^http/, 'ws')}${path}?language=${language}`, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
  });

/** @returns the status with which the live channel is refused; 101: it is not */
export const knockStatus = async (where: Knock): Promise<number> => {
  const socket = knock(where);
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', reject);
  });
};

/** A browser's tab on the live channel: it keeps what it hears. */
export class LiveClient {
  readonly frames: ServerFrame[] = [];
  /** The code with which the channel was closed; null: it is open. */
  closed: number | null = null;
  readonly socket: WebSocket;
  #wake: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)));
      this.#wakeAll();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wakeAll();
    });
    socket.on('error', () => {});
  }

  static async open(where: Knock): Promise<LiveClient> {
    const socket = knock(where);
    const client = new LiveClient(socket);
    await once(socket, 'open');
    return client;
  }

  say(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Asks for a topic. @returns what is said to it: that it is there, or why not */
  async sub(topic: string, { after = 0, tab = 'tab' } = {}): Promise<FrameOf<'subbed' | 'error'>> {
    const from = this.frames.length;
    this.say({ t: 'sub', topic, after, tab });
    return this.heard(
      (frame): frame is FrameOf<'subbed' | 'error'> =>
        (frame.t === 'subbed' || frame.t === 'error') && frame.topic === topic,
      from,
    );
  }

  /** @returns the first such frame after so many, once it has come; the limit only ends a test that has failed */
  async heard<F extends ServerFrame>(is: (frame: ServerFrame) => frame is F, from?: number): Promise<F>;
  async heard(is: (frame: ServerFrame) => boolean, from?: number): Promise<ServerFrame>;
  async heard(is: (frame: ServerFrame) => boolean, from = 0): Promise<ServerFrame> {
    let found = this.frames.slice(from).find(is);
    await this.#until(() => {
      found = this.frames.slice(from).find(is);
      return found !== undefined;
    });
    return found as ServerFrame;
  }

  /** @returns the code with which the server closed it */
  async end(): Promise<number> {
    await this.#until(() => this.closed !== null);
    return this.closed ?? 0;
  }

  leave(): void {
    this.socket.terminate();
  }

  async #until(is: () => boolean): Promise<void> {
    const limit = Date.now() + 15_000;
    while (!is()) {
      if (Date.now() > limit)
        throw new Error(`It was not heard among ${JSON.stringify(this.frames).slice(0, 2_000)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 500);
        this.#wake.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
