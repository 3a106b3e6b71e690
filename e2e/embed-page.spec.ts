import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator } from '@playwright/test';
import { sampleTutorId } from './support/bookingForm';
import { api, element, expect, isReady, moduleOf, section, signIn, test } from './support/embedding';
import { sample } from './support/people';

/** @returns how each element of the portal looks, without those that are not drawn */
const looksOf = (portal: Locator): Promise<string[]> =>
  portal.evaluate((host) => {
    const wanted = (
      'color backgroundColor fontSize fontFamily fontWeight lineHeight letterSpacing wordSpacing textAlign textTransform ' +
      'textIndent whiteSpace direction writingMode display padding margin borderRadius borderTop boxShadow cursor ' +
      'visibility opacity colorScheme position float filter pointerEvents userSelect'
    ).split(' ');
    const ground = host.shadowRoot?.querySelector('[data-paadam-ground]');
    return [ground, ...(ground?.querySelectorAll('*') ?? [])].flatMap((one) => {
      if (!one) return [];
      const { width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const values = wanted.map((name) => `${name}: ${Reflect.get(style, name)}`);
      return `${one.tagName} ${Math.round(width)} × ${Math.round(height)} ${values.join('; ')}`;
    });
  });

const hostile = `<style>
  * { all: unset !important; pointer-events: none !important; }
  html { font-size: 62.5% !important; direction: rtl !important; color-scheme: dark !important; word-spacing: 9px !important; }
  body { display: block !important; font: italic 30px/3 monospace !important; text-transform: uppercase !important;
    text-align: right !important; letter-spacing: 4px !important; white-space: pre !important; cursor: wait !important; }
  button, a, h1, h2, p, input, svg { display: none !important; color: red !important; }
  script, style, title, link { display: none !important; }
</style>`;

test('whatever the page’s styles do, the portal looks as designed', async ({ open, school }) => {
  const portal = school.locator('paadam-public');
  const shown = element('public', 'path="/about" theme="light"');
  await open(`<style>body { margin: 0 }</style>${shown}`);
  await isReady(portal);
  const calm = await looksOf(portal);
  expect(calm.length).toBeGreaterThan(100);
  await open(hostile + shown);
  await isReady(portal);
  expect(await looksOf(portal)).toEqual(calm);
});

test('none of the portal’s styles reach the page, nor its fonts', async ({ open, school }) => {
  await open(`<h1>Welcome</h1><p>Text <a href="#x">link</a> <b>bold</b></p><ul><li>one</li></ul><table><tr><td>1</td></tr></table>
    <button>Press</button><input value="1"><select><option>1</option></select><textarea></textarea><img alt="">
    <dialog open>Theirs</dialog><fieldset><legend>L</legend></fieldset>`);
  const looks = () =>
    school.evaluate(() => {
      const all = [
        document.documentElement,
        ...document.querySelectorAll('body, body > :not(script, main), td, li, a, b'),
      ];
      return all.map((one) =>
        [...getComputedStyle(one)]
          // The page grows by the portal.
          .filter((name) => !/height|width|size|origin|inset|^top|^bottom|^left|^right/.test(name))
          .map((name) => `${one.tagName} ${name}: ${getComputedStyle(one).getPropertyValue(name)}`)
          .join('\n'),
      );
    });
  const fonts = () => school.evaluate(() => [...document.fonts].length);
  const [before, fontsBefore] = [await looks(), await fonts()];
  await school.evaluate(`(async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const { mount } = await import('${moduleOf('public')}');
    await mount(main, { apiBase: '${api}', path: '/tutors', theme: 'dark' }).ready;
  })()`);
  await expect(school.getByRole('article').first()).toBeVisible();
  expect(await looks()).toEqual(before);
  expect(await fonts()).toBe(fontsBefore);
});

test('a portal speaks the language that its element names, dates and subjects too, and fetches the words of that alone', async ({
  open,
  school,
  sites,
}) => {
  const files: string[] = [];
  school.on('request', (request) => {
    const [file] = /embed\.\w+\.js$/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  const portal = school.locator('paadam-public');
  const heading = portal.getByRole('heading', { level: 1 });
  const ground = portal.locator('[data-paadam-ground]');
  await open(element('public', 'path="/tutors" lang="ta"'));
  await isReady(portal);
  await expect(heading).toHaveText(/^[\u0b80-\u0bff]/);
  await expect(ground).toHaveAttribute('lang', 'ta');
  await expect(portal.getByRole('article').filter({ hasText: 'கணிதம்' }).first()).toBeVisible();
  const tutor = await sampleTutorId(school.request, sites.site.origin);
  await portal.evaluate((one, path) => one.setAttribute('path', path), `/tutors/${tutor}`);
  await expect(portal.getByText(/^\d+ [\u0b80-\u0bff]+\.?$/).first()).toBeVisible();
  expect(files).toEqual(['embed.ta.js']);

  // What is not here opens at the site in the same language, as often as it is asked for.
  const elsewhere = portal.locator('a[href*="/student/bookings"]').first();
  for (const _ of [1, 2]) {
    const opening = school.context().waitForEvent('page');
    await elsewhere.click();
    const site = await opening;
    await expect(site).toHaveURL(/^https:\/\/lessons\.example\/ta\/login\?returnTo=%2Fstudent%2Fbookings/);
    await site.close();
  }

  await portal.evaluate((one) => {
    one.setAttribute('path', '/tutors');
    one.setAttribute('lang', 'hi');
  });
  await expect(heading).toHaveText(/^[\u0900-\u097f]/);
  await expect(ground).toHaveAttribute('lang', 'hi');
  await expect(portal.getByRole('article').filter({ hasText: 'गणित' }).first()).toBeVisible();
  expect(files).toEqual(['embed.ta.js', 'embed.hi.js']);

  await portal.evaluate((one) => one.setAttribute('lang', 'ta'));
  await expect(heading).toHaveText(/^[\u0b80-\u0bff]/);
  expect(files).toEqual(['embed.ta.js', 'embed.hi.js']);
  expect(await school.evaluate(() => Object.keys(window).filter((name) => /paadam/i.test(name)))).toEqual([]);
});

test('a portal whose words do not come is in English throughout, says so, and works', async ({
  open,
  school,
  sites,
}) => {
  const notes: string[] = [];
  school.on('console', (message) => notes.push(message.text()));
  await school.route(/\/embed\.ta\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await open(element('public', 'path="/tutors" lang="ta"'));
  const portal = school.locator('paadam-public');
  const heading = (name: string) => portal.getByRole('heading', { level: 1, name });
  await isReady(portal);
  await expect(heading('Find Your Perfect Tutor')).toBeVisible();
  await expect(portal.locator('[data-paadam-ground]')).toHaveAttribute('lang', 'en');
  // Neither what the server says nor what the browser formats is in the other language.
  await expect(portal.getByRole('article').filter({ hasText: 'Mathematics' }).first()).toBeVisible();
  const tutor = await sampleTutorId(school.request, sites.site.origin);
  await portal.evaluate((one, path) => one.setAttribute('path', path), `/tutors/${tutor}`);
  await expect(portal.getByText(/^\d+ [A-Z][a-z]+$/).first()).toBeVisible();
  await expect(portal.getByText(/[\u0b80-\u0bff]/)).toHaveCount(0);
  expect(notes.filter((note) => note.includes('shown in English'))).toHaveLength(1);
  await portal.evaluate((one) => one.setAttribute('path', '/about'));
  await expect(heading('About Us')).toBeVisible();
});

test('a portal goes by the room that it has, not by the window’s, nor by the page’s text size', async ({
  open,
  school,
}) => {
  const portal = school.locator('paadam-public');
  await open(
    `<style>html { font-size: 62.5% }</style><div id="room">${element('public', 'path="/tutors"')}</div>`,
  );
  await expect(portal.getByRole('article').first()).toBeVisible();
  const inRoom = (style: string) =>
    portal.evaluate((host, css) => {
      host.parentElement?.setAttribute('style', css);
      const ground = host.shadowRoot?.querySelector('[data-paadam-ground]') as HTMLElement;
      return { width: ground.clientWidth, overflows: ground.scrollWidth > ground.clientWidth };
    }, style);
  const filters = portal.getByRole('button', { name: 'Filters' });
  for (const width of [320, 400, 700]) {
    expect(await inRoom(`width: ${width}px`)).toEqual({ width, overflows: false });
    await expect(filters).toBeVisible();
  }
  expect(await inRoom('width: 1100px')).toEqual({ width: 1100, overflows: false });
  await expect(filters).toBeHidden();
  // Where the page asks the content for its width, there is one.
  for (const style of ['display: flex', 'display: grid; justify-items: center', 'float: left']) {
    expect((await inRoom(style)).width, style).toBeGreaterThan(800);
  }
});

test('dialogs, menus and messages stand above the page, hold the focus and give it back', async ({
  open,
  school,
}) => {
  // A page that reads from right to left, too, with a column that holds all that it can against us.
  await open(`<style>
      html { direction: rtl }
      #frame { transform: translateX(0); overflow: hidden; width: 420px; filter: blur(0); contain: paint; margin: 3rem 600px 0 0; }
      #bar { position: fixed; inset: 0 0 auto; overflow: hidden; background: gold; z-index: 2147483647 }
    </style><div id="bar"><button>Theirs</button></div><div id="frame" style="min-height: 3000px">${element('tutor', 'path="/tutor/bookings"')}</div>`);
  const portal = school.locator('paadam-tutor');
  await signIn(portal, sample.tutor);

  /** What has the focus: in the portal, or in the page around. */
  const focused = () =>
    portal.evaluate((host) => {
      const inside = host.shadowRoot?.activeElement;
      return inside
        ? `portal: ${inside.ariaLabel ?? inside.textContent?.trim()}`
        : document.activeElement?.tagName;
    });
  const menu = portal.getByRole('button', { name: 'Tutor Panel menu' });
  await menu.press('Enter');
  const sheet = portal.getByRole('dialog', { name: 'Tutor Panel' });
  await expect(sheet).toBeInViewport();
  await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
  expect((await sheet.boundingBox())?.x).toBe((await portal.boundingBox())?.x);
  for (let presses = 0; presses < 12; presses += 1) {
    await school.keyboard.press('Tab');
    expect(await focused()).not.toContain('Theirs');
  }
  await school.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await focused()).toBe('portal: Tutor Panel menu');

  const accept = portal.getByRole('button', { name: 'Accept', disabled: false }).first();
  await accept.press('Enter');
  const dialog = portal.getByRole('dialog', { name: 'Confirm Status Change' });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  const dangling = () =>
    portal.evaluate((host) => {
      const root = host.shadowRoot as ShadowRoot;
      const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for'];
      return references.flatMap((name) =>
        [...root.querySelectorAll(`[${name}]`)]
          .filter((one) => one.checkVisibility())
          .flatMap((one) =>
            (one.getAttribute(name) ?? '')
              .split(' ')
              .filter((id) => root.querySelectorAll(`#${CSS.escape(id)}`).length !== 1),
          ),
      );
    });
  expect(await dangling()).toEqual([]);
  await school.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await focused()).toBe('portal: Accept');

  await accept.press('Enter');
  // An open dialog that is moved with its page is still modal.
  await portal.evaluate((host) =>
    document.querySelector('#frame')?.append(document.createElement('main'), host),
  );
  expect(await dialog.evaluate((one) => one.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const told = portal.getByRole('status').getByText('Booking accepted');
  await expect(told).toBeInViewport({ ratio: 1 });
  await school.evaluate(`document.querySelector('#bar').style.bottom = 0`);
  const onTop = await told.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.tagName;
  });
  expect(onTop).toBe('PAADAM-TUTOR');
  expect(await focused()).toMatch(/^portal: /);
  await portal.getByRole('button', { name: 'Dismiss' }).click();
  await expect(told).toBeHidden();
});

test('two portals of a page live apart: removed, put back, moved, changed and mounted twice', async ({
  open,
  school,
  faults,
}) => {
  const [, token] = /`paadam-student (\{ --paadam-brand: #7A1FA2; \})`/.exec(section) ?? [];
  await open(
    `<style>paadam-tutor ${token}</style><header></header><main></main>${element('tutor')}${element('public', 'path="/about"')}`,
  );
  const [tutor, shown] = [school.locator('paadam-tutor'), school.locator('paadam-public')];
  await Promise.all([isReady(tutor), isReady(shown)]);

  await test.step('one goes and comes back', async () => {
    const contents = await shown.evaluate(async (one) => {
      Object.assign(window, { one });
      one.remove();
      await Promise.resolve();
      return [one.shadowRoot?.childNodes.length, one.getAttribute('state')];
    });
    expect(contents).toEqual([0, null]);
    await tutor.getByLabel('Email Address').fill('kept@example.test');
    await school.evaluate('document.querySelector("main").append(one)');
    await isReady(shown);
    await expect(shown.getByRole('heading', { name: 'About Us', level: 1 })).toBeVisible();
  });

  await test.step('both are moved, by either way', async () => {
    const same = await school.evaluate(() => {
      const hosts = [...document.querySelectorAll('paadam-tutor, paadam-public')];
      const headings = () => hosts.map((one) => one.shadowRoot?.querySelector('h1'));
      const before = headings();
      const header = document.querySelector('header') as HTMLElement & {
        moveBefore: (one: Node, before: null) => void;
      };
      header.append(hosts[0] as Node);
      header.moveBefore(hosts[1] as Node, null);
      return headings().every((one, index) => one && one === before[index]);
    });
    expect(same).toBe(true);
    await expect(tutor.getByLabel('Email Address')).toHaveValue('kept@example.test');
    await Promise.all([isReady(tutor), isReady(shown)]);
  });

  await test.step('a token of the page’s crosses the border, into the portal that it is for', async () => {
    const login = tutor.getByRole('button', { name: 'Login', exact: true });
    await expect(login).toHaveCSS('background-color', 'rgb(122, 31, 162)');
    const brand = shown.locator('[data-paadam-ground]');
    await expect(brand).not.toHaveCSS('accent-color', 'rgb(122, 31, 162)');
  });

  await test.step('attributes change what is shown, and the system does where there is no theme', async () => {
    const ground = shown.locator('[data-paadam-ground]');
    await school.emulateMedia({ colorScheme: 'dark' });
    await expect(ground).toHaveCSS('background-color', 'rgb(16, 23, 20)');
    await school.emulateMedia({ colorScheme: 'light' });
    await expect(ground).toHaveCSS('background-color', 'rgb(251, 250, 246)');
    await shown.evaluate((one) => one.setAttribute('theme', 'dark'));
    await expect(ground).toHaveCSS('background-color', 'rgb(16, 23, 20)');
    await expect(ground).toHaveCSS('color-scheme', 'dark');
    await shown.evaluate((one) => one.setAttribute('theme', 'light'));
    await expect(ground).toHaveCSS('background-color', 'rgb(251, 250, 246)');
    await shown.evaluate((one) => one.setAttribute('path', 'subjects'));
    await expect(shown.getByRole('heading', { name: 'Explore Subjects', level: 1 })).toBeVisible();
  });

  await test.step('mounted twice, they are two; one that leaves at once was never ready', async () => {
    const early = await school.evaluate(`(async () => {
      const { mount } = await import('${moduleOf('public')}');
      const main = document.querySelector('main');
      const options = { apiBase: '${api}', path: '/about' };
      window.mounted = [mount(main, options), mount(main, options)];
      const early = mount(main, options);
      early.unmount();
      early.unmount();
      await Promise.all(mounted.map(({ ready }) => ready));
      return early.ready.catch(({ message }) => message);
    })()`);
    expect(early).toMatch(/unmounted before/);
    const both = school.locator('main paadam-public');
    await expect(both).toHaveCount(2);
    await school.evaluate(`mounted[0].unmount(); mounted[1].update({ path: '/contact' });`);
    await expect(both).toHaveCount(1);
    await expect(both.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
  });
  expect(faults).toEqual([]);
});

test('a page with another React, and styled-components of its own, renders it, changes it and moves it', async ({
  sites,
  open,
  school,
  faults,
}) => {
  const serve = (path: string, file: string) => {
    sites.pages[path] = { type: 'text/javascript', content: readFileSync(file, 'utf8') };
  };
  for (const name of ['react', 'react-dom']) {
    const folder = dirname(require.resolve(`${name}/package.json`, { paths: [__dirname] }));
    serve(`/${name}.js`, join(folder, `umd/${name}.production.min.js`));
  }
  serve('/styled.js', join(dirname(require.resolve('styled-components')), 'styled-components.min.js'));
  await open(
    `<div id="app"></div><script src="/react.js"></script><script src="/react-dom.js"></script><script src="/styled.js"></script>
    <script>
      window.told = [];
      for (const name of ['ready', 'navigate', 'failed'])
        document.addEventListener('paadam-' + name, ({ detail }) => told.push([name, detail.path]));
      const { createElement: h, useState } = React;
      const Own = styled.styled.button\`color: rgb(1, 2, 3); padding: \${({ $wide }) => ($wide ? 40 : 4)}px;\`;
      function App() {
        const [path, go] = useState('/tutors');
        return h('main', null, h('p', null, React.version),
          h(Own, { $wide: path === '/about', onClick: () => go('/about') }, 'Their button'),
          h('paadam-public', { 'api-base': '${api}', path, theme: 'dark' }));
      }
      ReactDOM.createRoot(document.querySelector('#app')).render(h(App));
    </script><script type="module" src="${moduleOf('public')}"></script>`,
  );
  await expect(school.getByText(/^18\./)).toBeVisible();
  const portal = school.locator('paadam-public');
  await isReady(portal);
  const own = school.getByRole('button', { name: 'Their button' });
  await expect(own).toHaveCSS('color', 'rgb(1, 2, 3)');
  await own.click();
  await expect(own).toHaveCSS('padding', '40px');
  await expect
    .poll(() => school.evaluate(() => Reflect.get(window, 'told')))
    .toContainEqual(['navigate', '/about']);
  expect(await school.evaluate(() => Reflect.get(window, 'told')[0])).toEqual(['ready', undefined]);
  const heading = portal.getByRole('heading', { name: 'About Us', level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(234, 241, 237)');
  await portal.evaluate((one) => document.body.append(one));
  await expect(heading).toBeVisible();
  await isReady(portal);
  expect(faults).toEqual([]);
});
