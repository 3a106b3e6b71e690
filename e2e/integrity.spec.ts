import { createHash } from 'node:crypto';
import type { Page, Response } from '@playwright/test';
import { startFaultyHost } from './support/faultyHost';
import { expect, type Rows, test } from './support/hostedSite';
import { expectLoads } from './support/loadFigures';
import {
  closePage,
  enter,
  expectPanel,
  headingOf,
  ofPortal,
  openPatient,
  portalNamed,
  portals,
} from './support/portals';

test('what is not as it was released does not run, and that is reported with its version', async ({
  browser,
  hosted,
}) => {
  const stageOf = ['entry', 'expose', 'page', 'expose'] as const;
  const rows: Rows = {};
  for (const { name, chunk } of portals) {
    rows[name] = hosted.putVersion(name, '99.3.0', { file: `${chunk}.`, edit: (text) => `${text}//` });
  }
  hosted.setRows(rows);
  try {
    await Promise.all(
      portals.map(async (portal, index) => {
        const stage = stageOf[index] ?? 'entry';
        const part = { entry: '/remoteEntry.', expose: '/remote.', page: `/${portal.chunk}.` }[stage];
        const agent = `tampering with ${portal.name}`;
        ofPortal(hosted.hosts, portal).faults.set(agent, 'changed', part);
        const page = await openPatient(browser, hosted, portal, agent);
        const reported = { remote: portal.name, version: '99.3.0', stage, outcome: 'tampered' };
        await expectLoads(page, [reported], async () => {
          await enter(page, portal);
          await expectPanel(page, portal, 'did not arrive as it was released');
          expect(await page.evaluate(() => '__changed' in window)).toBe(false);
        });
        await closePage(page);
      }),
    );
  } finally {
    hosted.setRows(hosted.rows);
  }
});

test('a portal from an origin that the operator has not allowed is not even asked for', async ({
  browser,
  hosted,
}) => {
  const stranger = await startFaultyHost(hosted.folder);
  const agent = 'led astray';
  stranger.faults.set(agent, 'missing', '/');
  try {
    for (const portal of portals) {
      const row = ofPortal(hosted.rows, portal);
      const baseUrl = stranger.origin + new URL(row.baseUrl).pathname;
      hosted.setRows({ ...hosted.rows, [portal.name]: { ...row, baseUrl } });
      const page = await openPatient(browser, hosted, portal, agent);
      await enter(page, portal);
      await expectPanel(page, portal, 'could not be loaded');
      await closePage(page);
    }
    expect(stranger.faults.met(agent)).toBe(0);
  } finally {
    hosted.setRows(hosted.rows);
    await stranger.stop();
  }
});

/** What the browser refuses to run while the page does that. */
const refusedBy = (page: Page, run: string): Promise<string> =>
  page.evaluate(
    (source) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
        const script = document.createElement('script');
        if (URL.canParse(source)) script.src = source;
        else script.textContent = source;
        script.onload = () => resolve('nothing');
        document.head.append(script);
      }),
    run,
  );

test('the page runs scripts of the allowed origins alone, and no text as a script', async ({
  browser,
  hosted,
}) => {
  const portal = portalNamed('mf-public');
  const stranger = await startFaultyHost(hosted.folder);
  const page = await openPatient(browser, hosted, portal, 'content security policy');
  try {
    const document = (await page.goto(portal.path)) as Response;
    await expect(headingOf(page, portal)).toBeVisible();
    const policy = document.headers()['content-security-policy'] ?? '';
    const origins = portals.map((one) => ofPortal(hosted.hosts, one).origin);
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
    // The one script that stands in the document starts the others.
    const inline = [...(await document.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(inline).toHaveLength(1);
    const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(new Set(sources)).toEqual(new Set(["'self'", ...hashes, ...origins, "'wasm-unsafe-eval'"]));
    expect(policy).not.toContain("'unsafe-");

    const { baseUrl, entry } = ofPortal(hosted.rows, portal);
    const { pathname } = new URL(entry, baseUrl);
    expect(await refusedBy(page, stranger.origin + pathname)).toBe('script-src-elem');
    expect(await refusedBy(page, 'window.__ran = true')).toBe('script-src-elem');
    expect(await refusedBy(page, new URL(entry, baseUrl).href)).toBe('nothing');
    // Later, since the debugger's own call may.
    const evaluated = page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              resolve(new Function('return "evaluated"')());
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
    );
    expect(await evaluated).toBe('EvalError');
  } finally {
    await closePage(page);
    await stranger.stop();
  }
});
