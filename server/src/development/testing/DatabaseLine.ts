import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the database that can be cut, slowed down, and can swallow what is sent. */
export class DatabaseLine {
  /** Whether everything that is sent either way is lost, without the connection's end. */
  hangs = false;
  /** Milliseconds that each piece takes, one after the other, on the way there and on the way back. */
  delay = 0;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #port = 0;

  constructor(databaseUrl: string) {
    this.#target = new URL(databaseUrl);
    this.#server = createServer((near) => {
      const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
      this.#join(near, far);
      this.#join(far, near);
    });
  }

  #join(from: Socket, to: Socket): void {
    let last = 0;
    this.#sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.on('data', (chunk) => {
      if (this.hangs) return;
      // In their order, also where the delay changes between two.
      last = Math.max(last, Date.now() + this.delay);
      if (last <= Date.now()) to.write(chunk);
      else setTimeout(() => to.destroyed || to.write(chunk), last - Date.now());
    });
  }

  /** @returns the URL of the same database by this way; the same port each time */
  async open(): Promise<string> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
    const url = new URL(this.#target);
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  }

  /** Ends every connection, and takes no more until it is opened again. */
  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
