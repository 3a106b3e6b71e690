import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves a folder as a static host of an origin of its own does. */
export const serveFolder = async (folder: string): Promise<{ origin: string; stop(): Promise<void> }> => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const content = await readFile(join(folder, pathname)).catch(() => null);
    response
      .writeHead(content ? 200 : 404, {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'content-type': types[extname(pathname)] ?? 'application/octet-stream',
      })
      .end(content ?? 'There is no such file.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
