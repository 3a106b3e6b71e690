import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../../../scripts/test/chromium.mjs';
import { rootFolder } from '../../src/paths';
import type { Bench } from '../Bench';
import { buildOneBundle } from './buildOneBundle';
import { type Visit, visitHome } from './visitHome';

/** The same visit to the federated site and to the one bundle. */
export interface VisitPair {
  federated: Visit;
  bundled: Visit;
}

const rounds = 7;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium().whole,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** @returns visits to the home page, federated and built as one bundle, in turns; the server and its data are the same */
export const measureFederation = async (bench: Bench): Promise<VisitPair[]> => {
  // It waits at its top level, which only a dynamic import can.
  const { ensureBuilt } = await import('../../../scripts/build/ensureBuilt.mjs');
  await ensureBuilt();
  const oneBundle = join(bench.folder, 'one-bundle');
  await buildOneBundle(oneBundle);
  const databaseUrl = await bench.createDatabase('federation');
  // What a drawn page costs is measured with the first view: here the scripts are all that there is to wait for.
  const serve = (dist: string) =>
    bench.startServer(databaseUrl, { DIST_DIR: dist, SAMPLE_DATA: '1', DRAW_PAGES: '0' });
  const origins = { federated: await serve(join(rootFolder, 'dist')), bundled: await serve(oneBundle) };
  const browser = await bench.cleanup.owe(openBrowser, (opened) => opened.close());
  const federated = () => visitHome(browser, origins.federated);
  const bundled = () => visitHome(browser, origins.bundled);

  await federated();
  await bundled();
  const pairs: VisitPair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Each side comes first as often as second.
    if (round % 2 === 0) pairs.push({ federated: await federated(), bundled: await bundled() });
    else {
      const first = await bundled();
      pairs.push({ bundled: first, federated: await federated() });
    }
  }
  return pairs;
};
