import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';
import type { Page, WebSocketRoute } from '@playwright/test';
import { goodWay, Way, type WayQuality } from './Way';

/** Of an address in a description or a candidate: what comes before it, the host, the port. */
const candidatePattern = /(candidate:\S+ \d+ \w+ \d+ )(\S+) (\d+)/g;

/** No one listens there. */
const nowhere = 9;

/** Bytes of the headers of a packet, and of a piece of a connection. */
const headerBytes = { packet: 28, piece: 60 };

/**
 * The network that a page is on, which can be made as bad as one likes: all that its call sends and hears, and its live
 * connection. To be made before the page is opened; the browser must tell its real addresses
 * (`--disable-features=WebRtcHideLocalIpsWithMdns`).
 */
export class PoorLine {
  readonly #up = new Way();
  readonly #down = new Way();
  /** For each end of a call, "host:port", a socket of ours that stands for it at the other end. */
  readonly #standIns = new Map<string, Promise<Socket>>();
  /** The ends that are the page's own. */
  readonly #own = new Set<string>();
  #wake: (() => void)[] = [];
  #isOver = false;

  private constructor() {}

  static async of(page: Page): Promise<PoorLine> {
    const line = new PoorLine();
    await page.routeWebSocket(/\/api\/live\?/, (route) => line.#connect(route));
    page.once('close', () => line.end());
    return line;
  }

  /** How the line is from now on, both ways. */
  be(quality: Partial<WayQuality>): void {
    for (const way of [this.#up, this.#down]) way.quality = { ...goodWay, ...quality };
    if (!this.#up.isDead) for (const wake of this.#wake.splice(0)) wake();
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const way of [this.#up, this.#down]) way.end();
    for (const socket of this.#standIns.values()) void socket.then((one) => one.close());
  }

  async #connect(route: WebSocketRoute): Promise<void> {
    // Until there is a network again, the page waits for its connection.
    if (this.#up.isDead) await new Promise<void>((resolve) => this.#wake.push(resolve));
    if (this.#isOver) return;
    const server = route.connectToServer();
    const pass = (way: Way, to: { send(text: string): void }, isOwn: boolean) => {
      // What has to be looked at must not be overtaken.
      let before = Promise.resolve();
      return (message: string | Buffer): void => {
        before = before.then(async () => {
          const text = await this.#redirect(String(message), isOwn);
          way.pass(Buffer.byteLength(text) + headerBytes.piece, false, () => to.send(text));
        });
      };
    };
    route.onMessage(pass(this.#up, server, true));
    server.onMessage(pass(this.#down, route, false));
    route.onClose(() => this.#up.pass(headerBytes.piece, false, () => void server.close()));
    server.onClose((code, reason) =>
      this.#down.pass(headerBytes.piece, false, () => {
        void route.close(code && code !== 1006 ? { code, ...(reason ? { reason } : {}) } : {});
      }),
    );
  }

  /** @returns the same frame, with our own sockets for the addresses of a call */
  async #redirect(text: string, isOwn: boolean): Promise<string> {
    if (!text.includes('candidate:')) return text;
    const ports = new Map<string, number>();
    for (const [, head = '', host = '', port = ''] of text.matchAll(candidatePattern)) {
      const end = `${host}:${port}`;
      // Only this way leads over us; all others are closed.
      if (!/ udp /i.test(head) || !isIPv4(host)) continue;
      if (isOwn) this.#own.add(end);
      ports.set(end, (await this.#standInOf(end)).address().port);
    }
    return text.replace(
      candidatePattern,
      (_, head: string, host: string, port: string) =>
        `${head}${host} ${ports.get(`${host}:${port}`) ?? nowhere}`,
    );
  }

  #standInOf(end: string): Promise<Socket> {
    let standIn = this.#standIns.get(end);
    if (!standIn) {
      standIn = this.#openStandIn(end);
      this.#standIns.set(end, standIn);
    }
    return standIn;
  }

  async #openStandIn(end: string): Promise<Socket> {
    const [host = '', port = ''] = end.split(':');
    const socket = createSocket('udp4');
    socket.on('message', (packet, from) => void this.#carry(packet, from, { host, port: Number(port) }));
    // A browser that has closed an end refuses what still comes.
    socket.on('error', () => {});
    socket.bind(0, host);
    await once(socket, 'listening');
    return socket;
  }

  async #carry(packet: Buffer, from: RemoteInfo, to: { host: string; port: number }): Promise<void> {
    if (this.#isOver) return;
    // It has to come from where its receiver has been told that its sender is.
    const sender = await this.#standInOf(`${from.address}:${from.port}`);
    const way = this.#own.has(`${to.host}:${to.port}`) ? this.#down : this.#up;
    way.pass(packet.length + headerBytes.packet, true, () => {
      if (!this.#isOver) sender.send(packet, to.port, to.host);
    });
  }
}
