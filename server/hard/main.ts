/**
 * Holds built servers and a real PostgreSQL to what must not happen: nothing lost, no one let in, no one kept out. Each
 * trial prints its figures with the floors. Ends with 1 where one is missed or a trial fails.
 *
 *   npm run test:hard                                       all of it at the floors' sizes, in about half an hour
 *   npm run test:hard -- --short                            all of it in a minute or two; what it counts has to hold
 *   npm run test:hard -- deaths --kills 500                 one of it, at a size of one's own
 *   npm run test:hard -- money --seed 7                     what happens to lessons’ money, in ten thousand random orders
 *   npm run test:hard -- calendars --files 100000           calendars with lines cut, doubled and swapped, and seeded rules
 *   npm run test:hard -- hydration                          drawn pages, as development’s React takes them over
 *   npm run test:hard -- memory --hour                      the hour that the memory's floor is about
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { buildServer } from '../../scripts/build/buildServer.mjs';
import { BenchCluster } from '../bench/database/BenchCluster';
import { calendars } from './calendars';
import { contention } from './contention';
import { deaths } from './deaths';
import { drawnPages } from './drawnPages';
import { type Finding, figureFor, holds, lineFor } from './findings';
import { hostility } from './hostility';
import { hydration } from './hydration/hydration';
import { memory } from './memory';
import { moneyOrders } from './money/moneyOrders';
import { moving } from './moving';
import { outages } from './outages';
import { shortSizes } from './shortSizes';
import { signInStorm } from './signInStorm';
import { TestCluster } from './TestCluster';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const readSizes = (parameters: string[]) => {
  const { values, positionals } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      hour: { type: 'boolean', default: false },
      requests: { type: 'string' },
      runs: { type: 'string' },
      kills: { type: 'string' },
      seconds: { type: 'string' },
      minutes: { type: 'string' },
      crowd: { type: 'string' },
      releases: { type: 'string' },
      orders: { type: 'string' },
      files: { type: 'string' },
      rules: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const number = (
    name:
      | 'requests'
      | 'runs'
      | 'kills'
      | 'seconds'
      | 'minutes'
      | 'crowd'
      | 'releases'
      | 'orders'
      | 'files'
      | 'rules'
      | 'seed',
    usual: number,
  ) => {
    const given = values[name] === undefined ? usual : Number(values[name]);
    if (!(given > 0)) throw new Error(`--${name} is a number above 0, not ${values[name]}.`);
    return given;
  };
  const { short } = values;
  const sizes = {
    requests: number('requests', short ? shortSizes.requests : 20_000),
    kills: number('kills', short ? shortSizes.kills : 50),
    seconds: number('seconds', short ? shortSizes.seconds : 8),
    minutes: values.hour ? 60 : number('minutes', short ? shortSizes.minutes : 6),
    crowd: number('crowd', short ? shortSizes.crowd : 300),
    runs: number('runs', short ? shortSizes.runs : 10),
    rounds: short ? 1 : 3,
    releases: number('releases', short ? shortSizes.releases : 150),
    orders: number('orders', short ? shortSizes.orders : 10_000),
    files: number('files', short ? shortSizes.files : 20_000),
    rules: number('rules', short ? shortSizes.rules : 2_000),
    seed: number('seed', 5),
  };
  return { sizes, short, names: positionals };
};

type Sizes = ReturnType<typeof readSizes>['sizes'];
type Trial = (ground: TestCluster, sizes: Sizes) => Promise<{ findings: Finding[]; notes: string[] }>;

const trials: Record<string, Trial> = {
  contention,
  moving,
  deaths,
  hostility,
  outages,
  signInStorm,
  drawnPages,
  hydration,
  memory,
  calendars,
  money: moneyOrders,
};

const openGround = (): TestCluster => {
  let cluster: Promise<BenchCluster> | undefined;
  let databases = 0;
  return new TestCluster(async ({ cleanup }) => {
    cluster ??= BenchCluster.open(cleanup);
    databases += 1;
    return (await cluster).createDatabase(`trial_${databases}`);
  });
};

const run = async (parameters: string[], begun: (ground: TestCluster) => void): Promise<number> => {
  const { sizes, short, names } = readSizes(parameters);
  const unknown = names.filter((name) => !Object.hasOwn(trials, name));
  if (unknown.length > 0) {
    throw new Error(`There are ${Object.keys(trials).join(', ')}; not ${unknown.join(', ')}.`);
  }
  await buildServer();
  say(`Load at the start: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`);
  let missed = 0;
  for (const name of names.length > 0 ? names : Object.keys(trials)) {
    const ground = openGround();
    begun(ground);
    const start = Date.now();
    try {
      const { findings, notes } = (await trials[name]?.(ground, sizes)) ?? { findings: [], notes: [] };
      // In short, only what holds at any size counts.
      const counted = findings.filter(({ kind }) => !short || kind === 'count');
      for (const finding of findings) say(counted.includes(finding) ? lineFor(finding) : figureFor(finding));
      for (const note of notes) say(`    ${note}`);
      missed += counted.filter((finding) => !holds(finding)).length;
    } finally {
      await ground.cleanup.endAll();
    }
    say(`  ${name}: ${((Date.now() - start) / 1_000).toFixed(0)} s`);
  }
  say(missed > 0 ? `${missed} floors missed.` : 'Every floor is held.');
  return missed > 0 ? 1 : 0;
};

const main = async (): Promise<void> => {
  let ground: TestCluster | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, async () => {
      await ground?.cleanup.endAll();
      process.exit(130);
    });
  }
  const code = await run(process.argv.slice(2), (one) => {
    ground = one;
  }).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return 1;
  });
  process.exit(code);
};

void main();
