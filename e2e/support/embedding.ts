import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { samplePassword } from './people';
import { withStarted } from './startedThings';
import { type Site, startSite } from './startSite';
import { type Pages, startTwoSites } from './startTwoSites';
import { watchConsole } from './test';

const root = join(__dirname, '../..');

/** The guide for integrators. */
export const section = readFileSync(join(root, 'docs/embedding.md'), 'utf8');

/** @returns the guide's code in that language */
export const block = (language: string): string => {
  const code = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section)?.[1];
  if (!code) throw new Error(`docs/embedding.md has no ${language} block.`);
  return code;
};

/** What the guide sets before `npm start`. */
const environment = Object.fromEntries(
  [...block('sh').matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);
const versionInReadme = /mf-student\/([\d.]+)\//.exec(block('html'))?.[1] ?? '';

export const api = 'https://lessons.example/api';
export const moduleOf = (portal: string): string =>
  `https://lessons.example/mf-${portal}/${versionInReadme}/embed.js`;

/** @param folder gets the builds as they are, with the portals under the version that the guide names */
const placeBuilds = (folder: string): void => {
  cpSync(join(root, 'dist'), folder, { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one.startsWith('mf-'))) {
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    if (version !== versionInReadme) {
      cpSync(join(folder, name, version), join(folder, name, versionInReadme), { recursive: true });
    }
  }
};

interface Sites {
  /** Ours, where its server really is. */
  site: Site;
  pages: Pages;
  newContext: () => Promise<BrowserContext>;
}

interface EmbeddingFixtures {
  /** What the school's console said that a developer would have to look at. */
  faults: string[];
  /** A page in a new person's browser, which blocks third-party cookies. */
  school: Page;
  /** Puts a page of the school's in place and opens it. */
  open: (body: string, more?: { site?: string; headers?: Record<string, string> }) => Promise<void>;
}

/** Tests of portals inside the pages of another site; our own site and the school's are there for each worker. */
export const test = base.extend<EmbeddingFixtures, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      await withStarted(async (started) => {
        const distDir = mkdtempSync(join(tmpdir(), 'paadam-embed-'));
        started.push(() => rmSync(distDir, { recursive: true, force: true }));
        placeBuilds(distDir);
        // A school without https, too, for what that is told.
        const ALLOWED_ORIGINS = `${environment.ALLOWED_ORIGINS},http://school.example`;
        const site = await startSite({
          distDir,
          environment: {
            ...environment,
            ALLOWED_ORIGINS,
            TRUST_PROXY: '1',
            // Sample people at an https address, for trying things out.
            STAGING: '1',
            PAYMENTS: 'test',
            LANGUAGES: 'en,ta,hi',
          },
        });
        started.push(() => site.remove());
        const pages: Pages = {};
        const ours = { host: 'lessons.example', origin: site.origin };
        const two = await startTwoSites(ours, { hosts: ['school.example', 'stranger.example'], pages });
        started.push(() => two.stop());
        await use({ site, pages, newContext: two.newContext });
      });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  faults: async ({}, use) => use([]),
  school: async ({ sites, faults }, use) => {
    const context = await sites.newContext();
    const page = await context.newPage();
    watchConsole(page, faults);
    await use(page);
    await context.close();
  },
  open: async ({ sites: { pages }, school }, use) => {
    let opened = 0;
    await use(async (body, { site = 'https://school.example', headers } = {}) => {
      opened += 1;
      const path = `/page-${opened}`;
      const content = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Our school</title><body>${body}</body></html>`;
      pages[path] = { type: 'text/html; charset=utf-8', content, ...(headers && { headers }) };
      await school.goto(`${site}${path}`);
    });
  },
});

export { expect };

/** @param attributes beside the API's address */
export const element = (portal: string, attributes = ''): string =>
  `<script type="module" src="${moduleOf(portal)}"></script><paadam-${portal} api-base="${api}" ${attributes}></paadam-${portal}>`;

export const isReady = (portal: Locator): Promise<void> => expect(portal).toHaveAttribute('state', 'ready');

/** @param portal the page, or one of several portals in it */
export const signIn = async (portal: Page | Locator, email: string): Promise<void> => {
  await portal.getByLabel('Email Address').fill(email);
  await portal.getByLabel('Password', { exact: true }).fill(samplePassword);
  await portal.getByRole('button', { name: 'Login', exact: true }).click();
};
