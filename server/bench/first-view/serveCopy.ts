import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface Kept {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface Copy {
  origin: string;
  end(): Promise<void>;
}

/** Of an answer's headers, those that say how to read and keep it. */
const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'access-control-allow-origin'];

const fetchRaw = async (url: string, acceptEncoding: string): Promise<Kept> => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': acceptEncoding } }, resolve).on('error', reject);
  });
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return { status: answer.statusCode ?? 500, headers, body: Buffer.concat(parts) };
};

/** @returns the document without anything that runs, or that only what runs would read */
export const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\b(?:as="?script"?|rel="?modulepreload"?)[^>]*>/gi, '');

/**
 * Serves pages of a site as files in memory: the same HTML, fonts and pictures, and not a script.
 *
 * @param site its origin
 * @param pages their paths
 */
export const serveCopy = async (site: string, pages: readonly string[]): Promise<Copy> => {
  const files = new Map<string, Kept>();
  for (const path of pages) {
    const page = await fetchRaw(site + path, 'identity');
    const body = brotliCompressSync(withoutScripts(page.body.toString()));
    files.set(path, {
      ...page,
      headers: { ...page.headers, 'content-encoding': 'br', 'cache-control': 'private, no-cache' },
      body,
    });
  }
  const server = createServer(async ({ url = '/' }, response) => {
    const file = files.get(url) ?? (await fetchRaw(site + url, 'br'));
    files.set(url, file);
    response.writeHead(file.status, { ...file.headers, 'content-length': file.body.length }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
