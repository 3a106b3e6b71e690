import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, templateVariable } from './startSite';

/** What is lost when the machine goes down is of no use to anyone: the tests need not wait for the disk. */
const settings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];

/** Playwright's set-up: a site with the sample data, stopped, whose data every site of the tests starts from a copy of. */
export default async function makeSiteTemplate(): Promise<() => Promise<void>> {
  const site = await startSite();
  await site.stop();
  appendFileSync(join(site.databaseFolder(), 'data/postgresql.conf'), `${settings.join('\n')}\n`);
  process.env[templateVariable] = site.dataDir;
  return site.remove;
}
