import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, test as base, expect } from '@playwright/test';
import { builtFiles } from './builtFiles';
import { type FaultyFront, startFaultyFront } from './faultyFront';
import { type FaultyHost, startFaultyHost } from './faultyHost';
import { sample, samplePassword } from './people';
import { type Started, withStarted } from './startedThings';
import { startSite } from './startSite';

const dist = join(__dirname, '../../dist');

export interface HostedRow {
  version: string;
  baseUrl: string;
  entry: string;
  integrity: string;
  /** What the portal declares of itself. */
  remote: object;
  previous?: HostedRow | undefined;
}
export type Rows = Record<string, HostedRow>;
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
  /**
   * Puts a version beside the portal's own, on its origin, that differs from it in one file.
   *
   * @param change of the text of the files whose names begin so
   * @returns its row, which holds it to what it is now
   */
  putVersion(
    name: string,
    version: string,
    change: { file: string; edit: (text: string) => string },
  ): HostedRow;
  /** Who is signed in, as a browser keeps it. */
  sessions: Record<keyof typeof sample, Cookies>;
}

const portals = ['mf-public', 'mf-tutor', 'mf-student', 'mf-parent'];

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @returns the hash of the entry, which holds the chunks to what they are after the change */
const changeVersion = (
  folder: string,
  entry: string,
  { file, edit }: Parameters<HostedSite['putVersion']>[2],
): string => {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const name = builtFiles(folder).find((one) => one.startsWith(file) && one.endsWith('.js'));
  if (!name) throw new Error(`There is no ${file} in ${folder}.`);
  const before = read(name);
  const after = edit(before);
  if (after === before) throw new Error(`${name} is the same as before.`);
  writeFileSync(join(folder, name), after);
  writeFileSync(join(folder, entry), read(entry).replace(hashOf(before), hashOf(after)));
  return hashOf(read(entry));
};

const startHostedSite = async (browser: Browser, started: Started): Promise<HostedSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'paadam-hosted-'));
  started.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(dist, folder, { recursive: true });
  const file = join(folder, 'registry.json');
  const { remotes } = JSON.parse(readFileSync(file, 'utf8')) as { remotes: Rows };

  const hosts: Record<string, FaultyHost> = {};
  const rows: Rows = {};
  for (const name of portals) {
    const host = await startFaultyHost(folder);
    started.push(() => host.stop());
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

  const putVersion: HostedSite['putVersion'] = (name, version, change) => {
    const row = rows[name];
    if (!row) throw new Error(`There is no row of ${name}.`);
    const place = join(folder, name, version);
    cpSync(join(folder, name, row.version), place, { recursive: true });
    return {
      ...row,
      version,
      baseUrl: row.baseUrl.replace(row.version, version),
      integrity: changeVersion(place, row.entry, change),
      remote: { ...row.remote, hashes: undefined },
    };
  };

  const front = await startFaultyFront();
  started.push(() => front.stop());
  const origins = Object.values(hosts).map(({ origin }) => origin);
  const environment = { REMOTE_ORIGINS: origins.join(' '), PUBLIC_ORIGIN: front.origin };
  const site = await startSite({ distDir: folder, environment });
  started.push(() => site.remove());
  front.passOnTo(site.origin);

  const sessionOf = async (address: string): Promise<Cookies> => {
    const context = await browser.newContext({ baseURL: front.origin });
    const data = { email: address, password: samplePassword };
    await expect(await context.request.post('/api/login', { data })).toBeOK();
    const session = await context.storageState();
    await context.close();
    return session;
  };
  const sessions = {
    student: await sessionOf(sample.student),
    tutor: await sessionOf(sample.tutor),
    parent: await sessionOf(sample.parent),
  };
  return { front, folder, hosts, rows, setRows, putVersion, sessions };
};

/** Tests of a site whose portals come from origins of their own; one site for each worker. */
export const test = base.extend<object, { hosted: HostedSite }>({
  hosted: [
    ({ browser }, use) => withStarted(async (started) => use(await startHostedSite(browser, started))),
    { scope: 'worker', timeout: 180_000 },
  ],
});

export { expect };
