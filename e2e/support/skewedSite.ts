import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { sample, signIn } from './people';
import { runNode } from './runProcess';
import { serveFolder } from './serveFolder';
import { buildSkewedVersions, contracts } from './skewedVersions';
import { withStarted } from './startedThings';
import { startSite } from './startSite';

const dist = join(__dirname, '../../dist');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Shells and parent portals by how they differ from those of this checkout, `now`. */
export type ShellName = 'now' | 'next' | 'wordless';
/**
 * `rebuilt` and `name` are builds from after a shared name came, which `name` uses. The others differ in what is said of
 * them: `old` and `number` are for the contracts below and above those of the shell of now, and a page of `library`
 * needs another major version of a library. Of `wordless` nothing says that it has words in other languages than English.
 */
export type PortalName = 'now' | 'rebuilt' | 'name' | 'old' | 'number' | 'library' | 'wordless';

export interface SkewedSite {
  /** Makes a shell and a parent portal those that the next page loads. */
  setLive(shell: ShellName, portal: PortalName): void;
  /** @returns why a release would refuse the live parent portal beside the live shell; empty: it would not */
  findMisfits(): Promise<string>;
  /** @returns a page of a parent who is signed in */
  newPage(): Promise<Page>;
}

/** A site whose shell and whose parent portal, which is on an origin of its own, can be of different versions. */
export const test = base.extend<object, { skewed: SkewedSite }>({
  skewed: [
    async ({ browser }, use) => {
      await withStarted(async (started) => {
        const versions = await buildSkewedVersions();
        const folder = mkdtempSync(join(tmpdir(), 'paadam-skewed-'));
        started.push(() => rmSync(folder, { recursive: true, force: true }));
        cpSync(dist, folder, { recursive: true });
        for (const name of ['next', 'wordless'])
          cpSync(join(versions, `shell-${name}`), join(folder, 'shell', name), { recursive: true });
        const hostOfNow = await serveFolder(dist);
        started.push(() => hostOfNow.stop());
        const hostOfOthers = await serveFolder(versions);
        started.push(() => hostOfOthers.stop());

        const file = (name: string) => join(folder, name);
        const replace = (name: string, content: object) => {
          writeFileSync(file(`${name}.new`), JSON.stringify(content));
          renameSync(file(`${name}.new`), file(name));
        };
        const registryOfNow = readJson(file('registry.json'));
        const shellIn = (name: string) => ({
          baseUrl: `/shell/${name}/`,
          ...readJson(file(`shell/${name}/shell.json`)),
        });
        const shells: Record<ShellName, object> = {
          now: readJson(file('shell.json')),
          next: shellIn('next'),
          wordless: shellIn('wordless'),
        };
        const setRow = (row: object) =>
          replace('registry.json', { remotes: { ...registryOfNow.remotes, 'mf-parent': row } });
        const rowOfNow = () => {
          const now = registryOfNow.remotes['mf-parent'];
          return { ...now, baseUrl: hostOfNow.origin + now.baseUrl, previous: undefined };
        };
        const rowOfBuild = (name: string) => {
          const remote = readJson(join(versions, name, 'remote.json'));
          const { version, entry, integrity } = remote;
          return { version, baseUrl: `${hostOfOthers.origin}/${name}/`, entry, integrity, remote };
        };
        const saying = (row: ReturnType<typeof rowOfBuild>, contract: number) => ({
          ...row,
          remote: { ...row.remote, contract },
        });
        /** Words, and declared texts in other languages, were never spoken of. */
        const withoutWords = (row: ReturnType<typeof rowOfBuild>) => {
          const { texts: _, ...remote } = row.remote;
          const routes = remote.routes.map(({ words: _, ...route }: { words?: object }) => route);
          return { ...row, remote: { ...remote, routes } };
        };
        const rows: Record<PortalName, () => object> = {
          now: rowOfNow,
          rebuilt: () => rowOfBuild('parent-rebuilt'),
          name: () => rowOfBuild('parent-name'),
          old: () => saying(rowOfNow(), contracts.lowest - 1),
          number: () => saying(rowOfBuild('parent-name'), contracts.highest + 1),
          wordless: () => withoutWords(rowOfNow()),
          library: () => rowOfBuild('parent-library'),
        };

        const environment = {
          REMOTE_ORIGINS: `${hostOfNow.origin} ${hostOfOthers.origin}`,
          LANGUAGES: 'en,qps',
        };
        const site = await startSite({ distDir: folder, environment });
        started.push(() => site.remove());
        const context = await browser.newContext({ baseURL: site.origin });
        started.push(() => context.close());
        const first = await context.newPage();
        await signIn(first, sample.parent);
        await first.close();

        await use({
          setLive(shell, portal) {
            replace('shell.json', shells[shell]);
            setRow(rows[portal]());
          },
          async findMisfits() {
            const { code, output } = await runNode([join(__dirname, 'liveMisfits.mjs'), folder, 'mf-parent']);
            if (code !== 0) throw new Error(output);
            return output;
          },
          newPage: () => context.newPage(),
        });
      });
    },
    // Three builds, where there are none yet, on a machine that may be busy with others.
    { scope: 'worker', timeout: 300_000 },
  ],
});
