import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { generate } from 'selfsigned';
import { passOnUpgrades } from './passOnUpgrades';

/** The pages that another person serves, by their paths. */
export type Pages = Record<string, { type: string; content: string; headers?: Record<string, string> }>;

export interface TwoSites {
  /** A new person's browser, which blocks third-party cookies. All host names lead here, each its own site. */
  newContext: () => Promise<BrowserContext>;
  stop: () => Promise<void>;
}

type Answer = (from: IncomingMessage, to: ServerResponse) => void;

const listen = async (
  pem: { key: string; cert: string } | null,
  answer: Answer,
  upgrades?: { target: string; host: string },
) => {
  const server = pem ? createSecureServer(pem, answer) : createServer(answer);
  const endUpgraded = upgrades
    ? passOnUpgrades(server, () => upgrades.target, { host: upgrades.host, 'x-forwarded-proto': 'https' })
    : () => {};
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        endUpgraded();
        server.closeAllConnections();
      }),
  };
};

/**
 * Sets two cookies that differ in the word `Partitioned` alone, and says which cookies came: whether the browser blocks
 * those of third parties, and lets a partitioned one be.
 */
const cookies: Answer = ({ headers }, to) =>
  void to
    .writeHead(200, {
      'content-type': 'text/plain',
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'set-cookie': ['plain=1', 'kept=1; Partitioned'].map(
        (one) => `${one}; Path=/cookies; Secure; SameSite=None`,
      ),
    })
    .end(headers.cookie);

/** Passes everything on to our own server, as the proxy before it does. */
const passOn =
  (target: string, host: string): Answer =>
  (from, to) => {
    if (from.url === '/cookies') return cookies(from, to);
    const headers = { ...from.headers, host, 'x-forwarded-proto': 'https' };
    const passed = request(`${target}${from.url}`, { method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    passed.on('error', () => to.writeHead(502).end());
    from.pipe(passed);
  };

/**
 * Sites with names of their own, by https and by http: ours, and others whose pages stand here. The names lead to this
 * machine in this browser alone.
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
  const ourAnswer = passOn(ours.origin, ours.host);
  const theirAnswer: Answer = ({ url = '/' }, response) => {
    const page = theirs.pages[url.split('?', 1)[0] ?? url];
    response
      .writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain', ...page?.headers })
      .end(page?.content);
  };
  const servers = await Promise.all(
    [ourAnswer, theirAnswer].flatMap((answer) => {
      const upgrades = answer === ourAnswer ? { target: ours.origin, host: ours.host } : undefined;
      return [listen({ key, cert }, answer, upgrades), listen(null, answer, upgrades)];
    }),
  );
  const [ourSecure, ourPlain, theirSecure, theirPlain] = servers.map(({ port }) => `127.0.0.1:${port}`);
  const rules = [
    `MAP ${ours.host}:443 ${ourSecure}`,
    `MAP ${ours.host}:80 ${ourPlain}`,
    ...theirs.hosts.flatMap((host) => [`MAP ${host}:443 ${theirSecure}`, `MAP ${host}:80 ${theirPlain}`]),
  ];
  const browser: Browser = await chromium.launch({
    // Found or installed by scripts/test/browserTests.mjs; without it Playwright's own. As people have it: what only
    // draws pages blocks no cookies.
    ...(process.env.WHOLE_CHROMIUM_PATH
      ? { executablePath: process.env.WHOLE_CHROMIUM_PATH }
      : { channel: 'chromium' }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      // A microphone and a camera that are not there, and no one who has to be asked for them.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      // For a browser that does not block third-party cookies by itself; that they are blocked has a test.
      '--test-third-party-cookie-phaseout',
      `--host-resolver-rules=${rules.join(', ')}`,
    ],
  });
  return {
    newContext: () =>
      browser.newContext({
        ignoreHTTPSErrors: true,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      }),
    stop: async () => {
      await browser.close();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
};
