/**
 * Measures the server against what it could at best be, and the federated site against the same site as one bundle, as
 * ratios from one run. Ends with 1 where a floor is missed or a measurement fails, and with 2 where one had to be left
 * out.
 *
 *   npm run bench                         all of it, in a few minutes
 *   npm run bench -- booking first-view   some of it
 *   npm run bench -- growth --size 0.1    growth to a tenth of 50,000 tutors
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Bench } from './Bench';
import { findPgbench } from './bookings/findPgbench';
import { measureBookings } from './bookings/measureBookings';
import { Cleanup } from './Cleanup';
import { measureFederation } from './federation/measureFederation';
import { reportFederation } from './federation/reportFederation';
import { measureFirstView } from './first-view/measureFirstView';
import { reportFirstView } from './first-view/reportFirstView';
import { measureFlood } from './flood/measureFlood';
import { callGoals, type Goal, goals, lineFor, meets, moneyGoals, roomGoals } from './goals';
import { growthOfSite, reportGrowth } from './growth/growthOfSite';
import type { Comparison } from './load/compareInRounds';
import { measureAccepting } from './money/measureAccepting';
import { measureLedger } from './money/measureLedger';
import { measureWebhook } from './money/measureWebhook';
import { measureCall } from './room/measureCall';
import { measureRoom } from './room/measureRoom';
import { measureSearch } from './search/measureSearch';
import { measureSignIn } from './sign-in/measureSignIn';
import { measureSlots } from './slots/measureSlots';
import { measureTutorList } from './tutor-list/measureTutorList';

/** Measurements with a table of their own. */
const tables = {
  federation: 'Federation against one bundle',
  firstView: 'First view',
  room: 'The lesson’s room',
  money: 'Money',
  growth: 'Growth',
} as const;

type Name = keyof typeof goals | keyof typeof tables;
type Outcome = 'aim met' | 'aim missed' | 'floor missed' | 'left out';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const report = (goal: Goal, comparison: Comparison): Outcome => {
  say(lineFor(goal, comparison));
  if (meets(comparison.ratio, goal.aim, goal)) return 'aim met';
  return meets(comparison.ratio, goal.floor, goal) ? 'aim missed' : 'floor missed';
};

const measurements: Record<Name, (bench: Bench, size: number) => Promise<Outcome>> = {
  tutorList: async (bench) => report(goals.tutorList, await measureTutorList(bench)),
  booking: async (bench) => {
    const pgbench = findPgbench();
    if (pgbench) {
      const outcome = report(goals.booking, await measureBookings(bench, pgbench));
      say('  Mails and clock jobs are written on both sides and carried out on neither.');
      return outcome;
    }
    say(`${goals.booking.title}: left out, since pgbench is not installed (Debian: postgresql-contrib).`);
    return 'left out';
  },
  signIn: async (bench) => {
    const measure = await measureSignIn(bench);
    const outcome = report(goals.signIn, await measure(8));
    const { ratio } = await measure(2);
    say(`  2 at once: ${ratio.toFixed(2)}`);
    return outcome;
  },
  search: async (bench) => report(goals.search, await measureSearch(bench)),
  slots: async (bench) => report(goals.slots, await measureSlots(bench)),
  flood: async (bench) => report(goals.flood, await measureFlood(bench)),
  federation: async (bench) => {
    const { lines, outcome } = reportFederation(await measureFederation(bench));
    say(
      `${tables.federation}: the home page, drawn by the browser, first visit at 150 ms, 1.6 Mbit/s and CPU ×4`,
    );
    for (const line of lines) say(`  ${line}`);
    return outcome;
  },
  firstView: async (bench) => {
    const { lines, outcome } = reportFirstView(await measureFirstView(bench));
    say(`${tables.firstView}: first visits at 150 ms, 1.6 Mbit/s and CPU ×4`);
    for (const line of lines) say(`  ${line}`);
    return outcome;
  },
  room: async (bench) => {
    say(`${tables.room}: 100 lessons at a time`);
    const room = await measureRoom(bench);
    const outcomes = (['hop', 'commit', 'processor'] as const).map((name) =>
      report(roomGoals[name], room[name]),
    );
    say('One lesson, in two browser windows');
    const call = await measureCall(bench);
    for (const name of ['join', 'sound', 'chunk'] as const)
      outcomes.push(report(callGoals[name], call[name]));
    say(`  All scripts from the dashboard into the room: ${call.scripts.toFixed(1)} KiB br`);
    say(`  After 20 s without a network all is back in ${call.back.toFixed(1)} s.`);
    say(
      call.relayed === null
        ? '  By a relay alone: left out, since coturn is not installed (Debian: coturn).'
        : `  By a relay alone the first picture is there after ${call.relayed.toFixed(0)} ms.`,
    );
    say(`  Operations lost: ${room.lost} of 100 lessons, ${call.lost} over the 20 s`);
    if (room.lost > 0 || call.lost > 0 || outcomes.includes('floor missed')) return 'floor missed';
    return outcomes.includes('aim missed') ? 'aim missed' : 'aim met';
  },
  money: async (bench) => {
    say(`${tables.money}:`);
    const outcomes = [
      report(moneyGoals.webhook, await measureWebhook(bench)),
      report(moneyGoals.accepting, await measureAccepting(bench)),
    ];
    const pgbench = findPgbench();
    if (pgbench) outcomes.push(report(moneyGoals.ledger, await measureLedger(bench, pgbench)));
    else
      say(
        `${moneyGoals.ledger.title}: left out, since pgbench is not installed (Debian: postgresql-contrib).`,
      );
    if (outcomes.includes('floor missed')) return 'floor missed';
    if (!pgbench) return 'left out';
    return outcomes.includes('aim missed') ? 'aim missed' : 'aim met';
  },
  growth: async (bench, size) => {
    say(`${tables.growth}: what each call costs a small site and a large one`);
    const { lines, isMissed } = reportGrowth(await growthOfSite(bench, size, (line) => say(`  ${line}`)));
    for (const line of lines) say(`  ${line}`);
    return isMissed ? 'floor missed' : 'aim met';
  },
};

const isName = (text: string): text is Name => Object.hasOwn(measurements, text);
const titleOf = (name: Name): string =>
  Object.hasOwn(tables, name) ? tables[name as keyof typeof tables] : goals[name as keyof typeof goals].title;

/** `first-view` is `firstView`. */
const nameOf = (text: string): string =>
  text.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const run = async (cleanup: Cleanup, typed: readonly string[]): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...typed],
    allowPositionals: true,
    options: { size: { type: 'string', default: '1' } },
  });
  const size = Number(values.size);
  if (!(size > 0)) throw new Error('The size must be a number above 0.');
  const asked = positionals.map(nameOf);
  const unknown = asked.filter((name) => !isName(name));
  if (unknown.length > 0)
    throw new Error(`There are ${Object.keys(measurements).join(', ')}; not ${unknown.join(', ')}.`);
  const names = (asked.length > 0 ? asked : Object.keys(measurements)).filter(isName);
  const bench = await Bench.open(cleanup);
  say(
    `Load at the start: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores. What counts is the median round.`,
  );
  const outcomes = new Map<Name, Outcome>();
  for (const name of names) outcomes.set(name, await measurements[name](bench, size));
  const titlesOf = (outcome: Outcome) => names.filter((name) => outcomes.get(name) === outcome).map(titleOf);
  const missed = titlesOf('aim missed');
  const below = titlesOf('floor missed');
  const leftOut = titlesOf('left out');
  if (missed.length > 0) say(`Aims missed, floors kept: ${missed.join('; ')}.`);
  if (below.length > 0) say(`Below the floor: ${below.join('; ')}.`);
  if (leftOut.length > 0) say(`Not measured: ${leftOut.join('; ')}.`);
  if (missed.length + below.length + leftOut.length === 0) say('Every aim is met.');
  return below.length > 0 ? 1 : leftOut.length > 0 ? 2 : 0;
};

const main = async (): Promise<void> => {
  const cleanup = new Cleanup();
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      interrupted = true;
      // What is being measured then fails, and `run` comes to its end.
      void cleanup.endAll();
    });
  }
  const code = await run(cleanup, process.argv.slice(2)).catch((error: unknown) => {
    if (!interrupted) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    return 1;
  });
  await cleanup.endAll();
  process.exit(interrupted ? 130 : code);
};

void main();
