import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { openBrowser } from '../../bench/federation/measureFederation';
import { Client } from '../client';
import { type Finding, none } from '../findings';
import type { TestCluster } from '../TestCluster';
import { buildForDevelopment } from './buildForDevelopment';

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

/** Zones on both sides of the server's clock. */
const readers = [
  { timezoneId: 'Asia/Kolkata', colorScheme: 'light', viewport: phone },
  { timezoneId: 'Asia/Kolkata', colorScheme: 'dark', viewport: desk },
  { timezoneId: 'America/New_York', colorScheme: 'light', viewport: desk },
  { timezoneId: 'America/New_York', colorScheme: 'dark', viewport: phone },
  { timezoneId: 'Pacific/Apia', colorScheme: 'light', viewport: phone },
  { timezoneId: 'Pacific/Apia', colorScheme: 'dark', viewport: desk },
] as const;

const pathsOf = (tutor: string) => [
  '/',
  '/tutors',
  '/tutors?q=mathematics&language=ta',
  `/tutors/${tutor}`,
  '/subjects',
  '/subjects/mathematics',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/terms',
  '/privacy',
  '/refunds',
  '/safety',
  '/help',
  '/qps',
  `/qps/tutors/${tutor}`,
];

/** Milliseconds for the thread that draws to come up. */
const patience = 15_000;

const untilDrawn = async (client: Client, path: string): Promise<void> => {
  const end = Date.now() + patience;
  for (;;) {
    const { text } = await client.send({ method: 'GET', path });
    if (text.includes('id="paadam-drawn"')) return;
    if (Date.now() > end) throw new Error(`${path} was not drawn by the server.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** @returns what the console said while the page was taken over */
const takeOver = async (context: BrowserContext, url: string): Promise<string[]> => {
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  try {
    await page.goto(url);
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return said;
  } finally {
    await page.close();
  }
};

/**
 * Visitors' pages as React's development build takes them over, which says of everything that the browser would have drawn
 * otherwise than the server did: in three zones, light and dark, on phones and wide screens.
 *
 * @param rounds of two readers each; three are all
 */
export const hydration = async (
  ground: TestCluster,
  { rounds }: { rounds: number },
): Promise<{ findings: Finding[]; notes: string[] }> => {
  const dist = join(await ground.folder(), 'dist');
  await buildForDevelopment(dist);
  const server = await ground.begin(await ground.folder(), {
    DATABASE_URL: await ground.createDatabase(),
    DIST_DIR: dist,
    SAMPLE_DATA: '1',
    LANGUAGES: 'en,qps',
  });
  const origin = (await server.ready()).replace('localhost', '127.0.0.1');
  const client = new Client(origin);
  const listed = await client.send({ method: 'GET', path: '/api/get_all_tutors?limit=1' });
  const { data } = JSON.parse(listed.text) as { data: { _id: string }[] };
  const paths = pathsOf(data[0]?._id ?? '');
  const browser: Browser = await ground.cleanup.owe(openBrowser, (opened) => opened.close());

  const wrong: string[] = [];
  let taken = 0;
  for (const reader of readers.slice(0, 2 * rounds)) {
    const context = await browser.newContext({ ...reader, locale: 'en-IN' });
    for (const path of paths) {
      await untilDrawn(client, path);
      const said = await takeOver(context, origin + path);
      wrong.push(...said.map((text) => `${path} in ${reader.timezoneId}, ${reader.colorScheme}: ${text}`));
      taken += 1;
    }
    await context.close();
  }
  return {
    findings: [none('drawn pages: what development’s React has to say of them', wrong.length)],
    notes: [`${taken} pages taken over`, ...wrong.slice(0, 10)],
  };
};
