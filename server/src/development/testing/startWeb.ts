import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site elsewhere on the web, which the guard of what goes out has to be told to allow. */
export interface Web {
  /** "127.0.0.1:40123". */
  host: string;
  stop(): Promise<void>;
}

export const startWeb = async (answer: RequestListener): Promise<Web> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
