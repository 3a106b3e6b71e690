import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { generate } from 'selfsigned';

/** The pages that somebody else serves, by their paths. */
export type Pages = Record<string, { type: string; content: string; cookie?: string }>;

export interface TwoSites {
  /** A new person's browser, which blocks third-party cookies. Both host names lead here, each its own site. */
  newContext: () => Promise<BrowserContext>;
  stop: () => Promise<void>;
}

const listen = async (
  pem: { key: string; cert: string },
  answer: (from: IncomingMessage, to: ServerResponse) => void,
) => {
  const server = createServer(pem, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Passes everything on to our own server, as the proxy before it does. */
const passOn = (target: string, host: string) => (from: IncomingMessage, to: ServerResponse) => {
  const headers = { ...from.headers, host, 'x-forwarded-proto': 'https' };
  const passed = request(`${target}${from.url}`, { method: from.method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  passed.on('error', () => to.writeHead(502).end());
  from.pipe(passed);
};

/**
 * Sites with https and names of their own: ours, and others whose pages stand here. The names lead to this machine in
 * this browser alone.
 *
 * @param ours its host name, and where its server really is
 * @param theirs their host names, and the pages that each of them has; read at each request
 */
export const startTwoSites = async (
  ours: { host: string; origin: string },
  theirs: { hosts: readonly string[]; pages: Pages },
): Promise<TwoSites> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: ours.host }], {
    keySize: 2048,
  });
  const ourServer = await listen({ key, cert }, passOn(ours.origin, ours.host));
  const theirServer = await listen({ key, cert }, ({ url = '/' }, response) => {
    const page = theirs.pages[url.split('?', 1)[0] ?? url];
    if (page?.cookie) response.setHeader('set-cookie', page.cookie);
    response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.content);
  });
  const rules = [
    `MAP ${ours.host}:443 127.0.0.1:${ourServer.port}`,
    ...theirs.hosts.map((host) => `MAP ${host}:443 127.0.0.1:${theirServer.port}`),
  ];
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--test-third-party-cookie-phaseout',
      `--host-resolver-rules=${rules.join(', ')}`,
    ],
  });
  return {
    newContext: () =>
      browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-IN', timezoneId: 'Asia/Kolkata' }),
    stop: async () => {
      await browser.close();
      await Promise.all([ourServer.stop(), theirServer.stop()]);
    },
  };
};
