import { join } from 'node:path';
import { rootFolder } from '../../src/paths';
import type { Bench } from '../Bench';
import { buildOneBundle } from '../federation/buildOneBundle';
import { openBrowser } from '../federation/measureFederation';
import { type Comparison, compareInRounds } from '../load/compareInRounds';
import { requestsPerSecond } from '../load/requestsPerSecond';
import { addBallast } from './addBallast';
import { serveCopy } from './serveCopy';
import { type PageVisit, visitPage } from './visitPage';

export const pageNames = ['home', 'tutors', 'tutor'] as const;
type PageName = (typeof pageNames)[number];

/** The same moment's visits: each page drawn and as a file without scripts; the home page also in two other ways. */
export interface Round {
  drawn: Record<PageName, PageVisit>;
  copy: Record<PageName, PageVisit>;
  /** Drawn, with 100 KiB more in the chunk of libraries. */
  ballast: Record<PageName, PageVisit>;
  /** Drawn in the same way, with one bundle's scripts. */
  bundle: PageVisit;
  /** Drawn by the browser alone. */
  client: PageVisit;
}

export interface FirstView {
  rounds: readonly Round[];
  /** Home pages a second: kept ones, and empty ones for browsers to draw. */
  served: Comparison;
}

const visitRounds = 11;
const loadRounds = 3;

const findTutor = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/get_all_tutors`);
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  const id = data[0]?._id;
  if (!id) throw new Error('The sample data have no tutor.');
  return id;
};

const homePages = (origin: string) => () =>
  requestsPerSecond(origin, {
    connections: 8,
    seconds: 4,
    request: { path: '/', headers: { 'accept-encoding': 'br' } },
    isCompressed: true,
  });

/** Milliseconds for the thread that draws to come up: until then browsers draw. */
const patience = 15_000;

/** @throws where the home page is not drawn: nothing of what this measures would be there */
const untilDrawn = async (origin: string, side: string): Promise<void> => {
  const end = Date.now() + patience;
  while (!(await (await fetch(origin)).text()).includes('<h1')) {
    if (Date.now() > end)
      throw new Error(`${side}: the home page came without its heading, it is not drawn.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

/** @returns visits to pages that are drawn, drawn by the browser, files, and one bundle's, in turns; and how many are served */
export const measureFirstView = async (bench: Bench): Promise<FirstView> => {
  // It waits at its top level, which only a dynamic import can.
  const { ensureBuilt } = await import('../../../scripts/build/ensureBuilt.mjs');
  await ensureBuilt();
  const oneBundle = join(bench.folder, 'first-view-bundle');
  await buildOneBundle(oneBundle);
  const databaseUrl = await bench.createDatabase('first_view');
  const serve = (dist: string, more: Record<string, string> = {}) =>
    bench.startServer(databaseUrl, { DIST_DIR: dist, SAMPLE_DATA: '1', ...more });
  const site = join(rootFolder, 'dist');
  const heavy = join(bench.folder, 'first-view-ballast');
  addBallast(site, heavy);
  const drawn = await serve(site);
  const ballast = await serve(heavy);
  const client = await serve(site, { DRAW_PAGES: '0' });
  const bundle = await serve(oneBundle);
  await untilDrawn(drawn, 'The site');
  await untilDrawn(bundle, 'The bundle');
  await untilDrawn(ballast, 'The site with ballast');
  const paths: Record<PageName, string> = {
    home: '/',
    tutors: '/tutors',
    tutor: `/tutors/${await findTutor(drawn)}`,
  };
  const { origin: copy } = await bench.cleanup.owe(
    () => serveCopy(drawn, Object.values(paths)),
    (opened) => opened.end(),
  );
  const browser = await bench.cleanup.owe(openBrowser, (opened) => opened.close());

  const visits = [
    ...pageNames.map((name) => ({ side: 'drawn', name, url: drawn + paths[name], isAlive: true }) as const),
    ...pageNames.map((name) => ({ side: 'copy', name, url: copy + paths[name], isAlive: false }) as const),
    ...pageNames.map(
      (name) => ({ side: 'ballast', name, url: ballast + paths[name], isAlive: true }) as const,
    ),
    { side: 'bundle', url: `${bundle}/`, isAlive: true } as const,
    { side: 'client', url: `${client}/`, isAlive: true } as const,
  ];
  // Each file is in memory then, on every side.
  for (const { url, isAlive } of visits) await visitPage(browser, url, isAlive);
  const rounds: Round[] = [];
  for (let turn = 0; turn < visitRounds; turn += 1) {
    const round: Record<'drawn' | 'copy' | 'ballast', Partial<Record<PageName, PageVisit>>> &
      Partial<Pick<Round, 'bundle' | 'client'>> = { drawn: {}, copy: {}, ballast: {} };
    // Each side comes first as often as last.
    for (const visit of turn % 2 === 0 ? visits : visits.toReversed()) {
      const found = await visitPage(browser, visit.url, visit.isAlive);
      if (visit.side === 'bundle' || visit.side === 'client') round[visit.side] = found;
      else round[visit.side][visit.name] = found;
    }
    rounds.push(round as Round);
  }
  const served = await compareInRounds(loadRounds, homePages(drawn), homePages(client));
  return { rounds, served };
};
