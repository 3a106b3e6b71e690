import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';

/**
 * Passes on to a site what browsers ask to become WebSockets, as a proxy has to.
 *
 * @param target where the site really is; asked at each request
 * @param changed headers that it sends on in the place of the browser's
 * @returns ends those that are open
 */
export const passOnUpgrades = (
  server: Server,
  target: () => string,
  changed: Record<string, string> = {},
): (() => void) => {
  const open = new Set<Socket>();
  server.on('upgrade', ({ url, headers }, socket: Socket, head) => {
    const { hostname, port } = new URL(target());
    const there = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...headers, ...changed }).map(([name, value]) => `${name}: ${value}`);
      there.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      there.write(head);
      socket.pipe(there).pipe(socket);
    });
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
};
