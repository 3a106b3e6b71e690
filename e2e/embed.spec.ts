import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { sample, samplePassword } from './support/people';
import { startSite } from './support/startSite';
import { type Pages, startTwoSites } from './support/startTwoSites';
import { watchConsole } from './support/test';

const root = join(__dirname, '..');
const section = /## Embed one portal\n([\s\S]*?)\n## /.exec(
  readFileSync(join(root, 'README.md'), 'utf8'),
)?.[1];
const block = (language: string): string => {
  const code = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section ?? '')?.[1];
  if (!code) throw new Error(`The README has no ${language} block on embedding.`);
  return code;
};
/** What the README sets before `npm start`. */
const environment = Object.fromEntries(
  [...block('sh').matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);
const versionInReadme = /mf-student\/([\d.]+)\//.exec(block('html'))?.[1] ?? '';
const module = (name: string) => `https://lessons.example/${name}/${versionInReadme}/embed.js`;
const api = 'https://lessons.example/api';

/** The builds as they are, with the portals under the version that the README names. */
const placeBuilds = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'paadam-embed-'));
  cpSync(join(root, 'dist'), folder, { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one.startsWith('mf-'))) {
    const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
    if (version !== versionInReadme) {
      cpSync(join(folder, name, version), join(folder, name, versionInReadme), { recursive: true });
    }
  }
  return folder;
};

interface Sites {
  pages: Pages;
  newContext: () => Promise<BrowserContext>;
}

const test = base.extend<{ faults: string[]; school: Page }, { sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const distDir = placeBuilds();
      const site = await startSite({ distDir, environment: { ...environment, TRUST_PROXY: '1' } });
      const pages: Pages = {};
      const ours = { host: 'lessons.example', origin: site.origin };
      const two = await startTwoSites(ours, { hosts: ['school.example', 'stranger.example'], pages });
      await use({ pages, newContext: two.newContext });
      await two.stop();
      await site.remove();
      rmSync(distDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  faults: async ({}, use) => use([]),
  /** A page in a new person's browser, which blocks third-party cookies. */
  school: async ({ sites, faults }, use) => {
    const context = await sites.newContext();
    const page = await context.newPage();
    watchConsole(page, faults);
    await use(page);
    await context.close();
  },
});

let served = 0;
/** Puts a page of the school's in place and opens it. */
const open = async (page: Page, { pages }: Sites, body: string, site = 'school.example'): Promise<void> => {
  served += 1;
  const path = `/page-${served}`;
  const content = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Our school</title><body>${body}</body></html>`;
  pages[path] = { type: 'text/html; charset=utf-8', content };
  await page.goto(`https://${site}${path}`);
};
const element = (portal: string, more = '') =>
  `<script type="module" src="${module(`mf-${portal}`)}"></script><paadam-${portal} api-base="${api}" ${more}></paadam-${portal}>`;

const signIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

test('the README’s page signs a student in across sites, with third-party cookies blocked', async ({
  sites,
  school,
  faults,
}) => {
  // What the README does not say must not be needed.
  expect(section?.trim().split('\n').length).toBeLessThan(40);
  await open(school, sites, block('html'));
  const student = school.locator('paadam-student');
  await expect(student).toHaveAttribute('state', 'ready');
  await signIn(school, sample.student);
  await expect(school.getByRole('heading', { name: 'My Classes', level: 1 })).toBeVisible();
  const lesson = student.getByRole('link', { name: /Mathematics|Physics|Lesson|with/ }).first();
  await expect(lesson).toBeVisible();

  const cookies = await school.context().cookies(api);
  const session = cookies.find(({ name }) => name === 'paadam_session');
  expect(session).toMatchObject({
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitionKey: 'https://school.example',
  });
  // The browser does block: another site's cookie without a partition is not kept.
  sites.pages['/cookie'] = {
    type: 'text/plain',
    content: '',
    cookie: 'plain=1; Secure; SameSite=None; Path=/',
  };
  await school.evaluate(() =>
    fetch('https://stranger.example/cookie', { mode: 'no-cors', credentials: 'include' }),
  );
  expect(await school.context().cookies('https://stranger.example/')).toEqual([]);
  const readable = await school.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }));
  expect(readable).toBe('{}');
  expect(await student.evaluate((one) => one.outerHTML)).not.toMatch(/token/i);

  await school.reload();
  await expect(school.getByRole('heading', { name: 'My Classes', level: 1 })).toBeVisible();
  expect(await school.title()).toBe('Our school');
  expect(faults).toEqual([]);

  // The site itself knows nothing of that session.
  const site = await school.context().newPage();
  await site.goto('https://lessons.example/student/classes');
  await expect(site).toHaveURL(/\/login/);
});

test('the README’s script mounts a portal, and unmounts it without a trace', async ({ sites, school }) => {
  await school.addInitScript(() => {
    const live = new Map<string, number>();
    Object.assign(window, { live });
    const count = (key: string, by: number) => live.set(key, (live.get(key) ?? 0) + by);
    for (const [name, target] of [
      ['window', window],
      ['document', document],
    ] as const) {
      const { addEventListener, removeEventListener } = target;
      target.addEventListener = (...listening: Parameters<typeof addEventListener>) => {
        count(`${name} ${listening[0]}`, 1);
        addEventListener.apply(target, listening);
      };
      target.removeEventListener = (...listening: Parameters<typeof removeEventListener>) => {
        count(`${name} ${listening[0]}`, -1);
        removeEventListener.apply(target, listening);
      };
    }
    const { setInterval: start, clearInterval: end } = window;
    Object.assign(window, {
      setInterval: (...timing: Parameters<typeof start>) => {
        count('interval', 1);
        return start(...timing);
      },
      clearInterval: (timer: number) => {
        if (timer) count('interval', -1);
        end(timer);
      },
    });
  });
  await open(school, sites, '<main></main>');
  const before = await school.evaluate(() => [document.documentElement.outerHTML, ...Object.keys(window)]);
  const lines = block('js').trim().split('\n');
  const until = lines.findIndex((line) => line.includes('unmount'));
  expect(until).toBeGreaterThan(0);
  await school.evaluate(`(async () => {
    ${lines.slice(0, until).join('\n')}
    Object.defineProperty(window, 'portal', { value: portal, enumerable: false });
  })()`);
  await expect(school.locator('paadam-student')).toHaveAttribute('state', 'ready');
  await signIn(school, sample.student);
  await expect(school.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const during = await school.evaluate(() => Object.fromEntries(Reflect.get(window, 'live')));
  // The count sees what there is, so that the nothing below means something.
  expect(during['document selectionchange']).toBe(1);
  await school.evaluate(lines[until] ?? '');
  await expect
    .poll(() =>
      school.evaluate(() =>
        [...(Reflect.get(window, 'live') as Map<string, number>)].filter(([, number]) => number !== 0),
      ),
    )
    .toEqual([]);
  const after = await school.evaluate(() => [document.documentElement.outerHTML, ...Object.keys(window)]);
  // React Router writes its version down when its module is loaded; nothing reads or runs it.
  expect(after.filter((one) => one !== '__reactRouterVersion')).toEqual(before);
});

test('the page’s styles stay out, and the portal’s stay in', async ({ sites, school }) => {
  const look = (page: Page) =>
    page.evaluate(() => {
      const portal = document.querySelector('paadam-public')?.shadowRoot;
      const style = (one: Element | null | undefined) => {
        if (!one) throw new Error('it is not there');
        const { color, fontSize, fontFamily, lineHeight, padding, textAlign } = getComputedStyle(one);
        return { color, fontSize, fontFamily, lineHeight, padding, textAlign };
      };
      return {
        heading: style(portal?.querySelector('h1')),
        text: style(portal?.querySelector('p')),
        link: style(portal?.querySelector('a')),
        theirs: style(document.querySelector('#theirs')),
      };
    });
  const own = '<h1 id="theirs">Welcome</h1>';
  await open(school, sites, own + element('public', 'theme="light"'));
  await expect(school.locator('paadam-public')).toHaveAttribute('state', 'ready');
  const calm = await look(school);
  await open(
    school,
    sites,
    `<style>* { color: red !important; font-size: 40px; line-height: 3; padding: 9px; text-align: right; font-family: monospace }
     html { font-size: 7px } h1, p, a { text-transform: uppercase }</style>${own}${element('public', 'theme="light"')}`,
  );
  await expect(school.locator('paadam-public')).toHaveAttribute('state', 'ready');
  const loud = await look(school);
  expect({ ...loud, theirs: null }).toEqual({ ...calm, theirs: null });
  expect(loud.theirs).toMatchObject({ color: 'rgb(255, 0, 0)', fontSize: '40px' });

  await open(school, sites, own);
  const alone = await school.evaluate(() => {
    const { color, fontSize, fontFamily, margin } = getComputedStyle(document.querySelector('h1') as Element);
    return { color, fontSize, fontFamily, margin, body: getComputedStyle(document.body).margin };
  });
  await open(school, sites, own + element('public'));
  await expect(school.locator('paadam-public')).toHaveAttribute('state', 'ready');
  const beside = await school.evaluate(() => {
    const { color, fontSize, fontFamily, margin } = getComputedStyle(document.querySelector('h1') as Element);
    return { color, fontSize, fontFamily, margin, body: getComputedStyle(document.body).margin };
  });
  expect(beside).toEqual(alone);
  expect(await school.evaluate(() => document.querySelectorAll('head style, body > style').length)).toBe(0);
});

test('a page with another React renders it, changes it and moves it', async ({ sites, school, faults }) => {
  for (const name of ['react', 'react-dom']) {
    const folder = dirname(require.resolve(`${name}/package.json`, { paths: [__dirname] }));
    const file = join(folder, `umd/${name}.production.min.js`);
    sites.pages[`/${name}.js`] = { type: 'text/javascript', content: readFileSync(file, 'utf8') };
  }
  await open(
    school,
    sites,
    `<div id="app"></div><script src="/react.js"></script><script src="/react-dom.js"></script>
    <script type="module" src="${module('mf-public')}"></script>
    <script>
      window.told = [];
      for (const name of ['ready', 'navigate', 'failed'])
        document.addEventListener('paadam-' + name, ({ detail }) => told.push([name, detail.path]));
      const { createElement: h, useState } = React;
      function App() {
        const [path, go] = useState('/tutors');
        return h('main', null, h('p', null, React.version),
          h('button', { onClick: () => go('/about') }, 'Their button'),
          h('paadam-public', { 'api-base': '${api}', path, theme: 'dark' }));
      }
      ReactDOM.createRoot(document.querySelector('#app')).render(h(App));
    </script>`,
  );
  await expect(school.getByText(/^18\./)).toBeVisible();
  const portal = school.locator('paadam-public');
  await expect(portal).toHaveAttribute('state', 'ready');
  await school.getByRole('button', { name: 'Their button' }).click();
  await expect
    .poll(() => school.evaluate(() => Reflect.get(window, 'told')))
    .toContainEqual(['navigate', '/about']);
  expect(await school.evaluate(() => Reflect.get(window, 'told')[0])).toEqual(['ready', undefined]);
  const heading = await portal.locator('h1').first().textContent();
  await school.evaluate(() => {
    const one = document.querySelector('paadam-public');
    if (one) document.body.append(one);
  });
  await expect(portal.locator('h1').first()).toHaveText(heading ?? '');
  await expect(portal).toHaveAttribute('state', 'ready');
  expect(faults).toEqual([]);
});

test('an API that is away is said inside and outside, and Retry goes on', async ({ sites, school }) => {
  await school.route('**/api/refresh_auth', (route) => route.abort());
  await open(
    school,
    sites,
    `<script>document.addEventListener('paadam-failed', ({ detail }) => { window.told = detail.message; });</script>${element('tutor')}`,
  );
  const portal = school.locator('paadam-tutor');
  await expect(portal).toHaveAttribute('state', 'failed');
  expect(await school.evaluate(() => Reflect.get(window, 'told'))).toMatch(/could not be reached/);
  await expect(portal.getByText(/could not be reached/)).toBeVisible();
  await school.unroute('**/api/refresh_auth');
  await portal.getByRole('button', { name: /Retry|Try again/i }).click();
  await expect(portal).toHaveAttribute('state', 'ready');
  await signIn(school, sample.tutor);
  await expect(portal.getByLabel('Email Address')).toBeHidden();
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page that is not allowed gets no session and no data', async ({ sites, school }) => {
  await open(school, sites, element('parent'), 'stranger.example');
  await expect(school.locator('paadam-parent')).toHaveAttribute('state', 'failed');
  expect(await school.context().cookies()).toEqual([]);
});
