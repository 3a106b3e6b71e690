import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base } from '@playwright/test';
import { type FaultyFront, startFaultyFront } from './faultyFront';
import { type FaultyHost, startFaultyHost } from './faultyHost';
import { sample, signIn } from './people';
import { startSite } from './startSite';

const dist = join(__dirname, '../../dist');

export interface HostedRow {
  version: string;
  baseUrl: string;
  entry: string;
  integrity: string;
  previous?: HostedRow;
}
type Rows = Record<string, HostedRow>;
type Cookies = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** A site whose portals each come from an origin of their own, behind servers that can be told to do wrong. */
export interface HostedSite {
  front: FaultyFront;
  /** What the site itself serves, with a folder for each portal. */
  folder: string;
  /** The host of each portal, by the portal's name. */
  hosts: Record<string, FaultyHost>;
  /** The rows of all portals, as they are before a test changes any. */
  rows: Rows;
  setRows(rows: Rows): void;
  /** Who is signed in, as a browser keeps it. */
  sessions: Record<keyof typeof sample, Cookies>;
}

const portals = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];

const startHostedSite = async (browser: Browser): Promise<HostedSite & { stop(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'paadam-hosted-'));
  cpSync(dist, folder, { recursive: true });
  const file = join(folder, 'registry.json');
  const { remotes } = JSON.parse(readFileSync(file, 'utf8')) as { remotes: Rows };

  const hosts: Record<string, FaultyHost> = {};
  const rows: Rows = {};
  for (const name of portals) {
    const host = await startFaultyHost(dist);
    hosts[name] = host;
    const row = remotes[name];
    if (!row) throw new Error(`The registry has no row for ${name}.`);
    rows[name] = { ...row, baseUrl: host.origin + row.baseUrl, previous: undefined };
  }
  const setRows = (changed: Rows) => {
    writeFileSync(`${file}.new`, JSON.stringify({ remotes: changed }));
    renameSync(`${file}.new`, file);
  };
  setRows(rows);

  const front = await startFaultyFront();
  const origins = Object.values(hosts).map(({ origin }) => origin);
  const environment = { REMOTE_ORIGINS: origins.join(' '), PUBLIC_ORIGIN: front.origin };
  const site = await startSite({ distDir: folder, environment });
  front.passOnTo(site.origin);

  const sessionOf = async (address: string): Promise<Cookies> => {
    const context = await browser.newContext({ baseURL: front.origin });
    await signIn(await context.newPage(), address);
    const session = await context.storageState();
    await context.close();
    return session;
  };
  const sessions = {
    student: await sessionOf(sample.student),
    tutor: await sessionOf(sample.tutor),
    parent: await sessionOf(sample.parent),
  };
  return {
    front,
    folder,
    hosts,
    rows,
    setRows,
    sessions,
    stop: async () => {
      await site.remove();
      await Promise.all([front.stop(), ...Object.values(hosts).map((host) => host.stop())]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Tests of a site whose portals come from origins of their own; one site for each worker. */
export const test = base.extend<object, { hosted: HostedSite }>({
  hosted: [
    async ({ browser }, use) => {
      const { stop, ...hosted } = await startHostedSite(browser);
      await use(hosted);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
