import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What a server does wrong. `refused`: it hangs up before it answers. `missing`: 404. `truncated`: it breaks off in the
 * middle. `wrong`: it answers with a page. `changed`: with the file and a line of another person's, which would say that
 * it ran. `silent`: it never answers.
 */
export type Fault = 'refused' | 'missing' | 'truncated' | 'wrong' | 'changed' | 'silent';

/** Which requests a server does wrong with, told apart who does it they are from, so that tests can share it. */
export interface Faults {
  /** @param agent what the browser calls itself; its requests of addresses with that part go wrong until it is healed */
  set(agent: string, fault: Fault, part: string): void;
  heal(agent: string): void;
  /** @returns how many requests of the agent's have gone wrong since that was last set */
  met(agent: string): number;
  /** @returns what to do wrong with a request, which counts as done */
  find(request: IncomingMessage): Fault | undefined;
}

export const createFaults = (): Faults => {
  const faults = new Map<string, { fault: Fault; part: string; met: number }>();
  return {
    set: (agent, fault, part) => faults.set(agent, { fault, part, met: 0 }),
    heal: (agent) => faults.delete(agent),
    met: (agent) => faults.get(agent)?.met ?? 0,
    find: ({ headers, url = '' }) => {
      const found = faults.get(headers['user-agent'] ?? '');
      if (!found || !url.includes(found.part)) return undefined;
      found.met += 1;
      return found.fault;
    },
  };
};

/** A static host of one origin, which does wrong where it is told to. */
export interface FaultyHost {
  origin: string;
  faults: Faults;
  /** Gives up its port, so that connections are refused. */
  stop(): Promise<void>;
  /** Takes its port again. */
  start(): Promise<void>;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

export const doWrong = (fault: Fault, response: ServerResponse, content: Buffer): void => {
  switch (fault) {
    case 'refused':
      response.destroy();
      return;
    case 'missing':
      response.writeHead(404).end('There is no such file.');
      return;
    case 'truncated':
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
      return;
    case 'wrong':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the hotel’s network</h1>');
      return;
    case 'changed':
      response.writeHead(200).end(Buffer.concat([content, Buffer.from('\n;window.__changed = true;')]));
      return;
    case 'silent':
  }
};

/** What has been compressed before, by its address: each browser of the tests asks for it anew. */
const compressed = new Map<string, { content: Buffer; zipped: Buffer }>();

const compress = (address: string, content: Buffer): Buffer => {
  const known = compressed.get(address);
  if (known?.content.equals(content)) return known.zipped;
  const zipped = gzipSync(content);
  compressed.set(address, { content, zipped });
  return zipped;
};

/** @param folder whose files it serves */
export const startFaultyHost = async (folder: string): Promise<FaultyHost> => {
  const faults = createFaults();
  let port = 0;
  let server: Server;

  const start = async () => {
    server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      const content = await readFile(join(folder, pathname)).catch(() => null);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      response.setHeader('cache-control', 'no-cache');
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      const fault = faults.find(request);
      if (!content) response.writeHead(404).end();
      else if (fault) doWrong(fault, response, content);
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(compress(pathname, content));
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : port;
  };

  await start();
  return {
    origin: `http://127.0.0.1:${port}`,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start,
  };
};
