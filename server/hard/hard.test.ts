import { createTestDatabase } from '../src/development/testing/testDatabase';
import { contention } from './contention';
import { deaths } from './deaths';
import { drawnPages } from './drawnPages';
import { type Finding, holds } from './findings';
import { hostility } from './hostility';
import { memory } from './memory';
import { moving } from './moving';
import { outages } from './outages';
import { shortSizes } from './shortSizes';
import { signInStorm } from './signInStorm';
import { TestCluster } from './TestCluster';

jest.setTimeout(150_000);

const openGround = (): TestCluster =>
  new TestCluster(async ({ cleanup }) => {
    const { url } = await cleanup.owe(createTestDatabase, (made) => made.drop());
    return url;
  });

type Trial = (ground: TestCluster) => Promise<{ findings: Finding[]; notes: string[] }>;
const outcomes = new Map<string, Promise<{ findings: Finding[]; notes: string[] }>>();

const carryOut = async (trial: Trial) => {
  const ground = openGround();
  try {
    return await trial(ground);
  } finally {
    await ground.cleanup.endAll();
  }
};

/** Much of a trial is waiting for a server to start or to come back, so two of them run beside each other. */
const inTurn = (trials: Record<string, Trial>): void => {
  let last: Promise<unknown> = Promise.resolve();
  for (const [name, trial] of Object.entries(trials)) {
    const outcome = last.then(() => carryOut(trial));
    outcomes.set(name, outcome);
    last = outcome.catch(() => {});
  }
};

beforeAll(() => {
  inTurn({
    contention: (ground) => contention(ground, shortSizes),
    moving: (ground) => moving(ground, shortSizes),
    hostility: (ground) => hostility(ground, shortSizes),
    memory: (ground) => memory(ground, shortSizes),
  });
  inTurn({
    deaths: (ground) => deaths(ground, shortSizes),
    outages: (ground) => outages(ground, { ...shortSizes, names: ['silent'] }),
    signInStorm: (ground) => signInStorm(ground, shortSizes),
    drawnPages: (ground) => drawnPages(ground, shortSizes),
  });
});

/** The long form, `npm run test:hard`, holds times and sizes to their floors as well. */
it.each([
  ['contention', 'many who want the same time, or move the same booking, over two servers'],
  ['moving', 'lessons that many move, cancel and book at once'],
  ['hostility', 'requests that nobody’s pages send'],
  ['memory', 'everything at once'],
  ['deaths', 'a SIGKILL of the server, or of its database'],
  ['outages', 'a database that says nothing'],
  ['signInStorm', 'a crowd that signs in'],
  ['drawnPages', 'builds that come thick and fast, or are of no use'],
])('nothing that is counted goes wrong: %s, %s', async (name) => {
  const { findings, notes } = (await outcomes.get(name)) ?? { findings: [], notes: [] };
  const counted = findings.filter(({ kind }) => kind === 'count');
  expect(counted.length).toBeGreaterThan(0);
  expect({ missed: counted.filter((finding) => !holds(finding)), notes }).toEqual({ missed: [], notes });
});
