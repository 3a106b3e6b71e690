import { Agent } from 'node:http';
import { asc } from 'drizzle-orm';
import { subjects } from '../../src/foundation/db/schema';
import type { Bench } from '../Bench';
import { onDatabase } from '../database/onDatabase';
import { type Comparison, toComparison } from '../load/compareInRounds';
import { quantile } from '../load/quantile';
import { insertTutors } from '../population/insertTutors';
import { searchQueries } from './searchQueries';
import { timeRequest } from './timeRequest';

const passes = 5;

/** @returns the 95th percentile of the search's milliseconds, with 100,000 tutors and with 1,000 */
export const measureSearch = async (bench: Bench): Promise<Comparison> => {
  const large = await startWith(bench, 100_000);
  const small = await startWith(bench, 1_000);
  const agent = new Agent({ keepAlive: true });
  try {
    await timeBoth(agent, small, large);
    const rounds: { ours: number; theirs: number }[] = [];
    for (let pass = 0; pass < passes; pass += 1) rounds.push(await timeBoth(agent, large, small));
    return toComparison(rounds);
  } finally {
    agent.destroy();
  }
};

/** @returns the addresses of all the questions */
const startWith = async (bench: Bench, tutors: number): Promise<string[]> => {
  const databaseUrl = await bench.createDatabase(`search_${tutors}`);
  const catalogue = await onDatabase(databaseUrl, async (database) => {
    await insertTutors(database, tutors);
    return database.select({ id: subjects.id, name: subjects.name }).from(subjects).orderBy(asc(subjects.id));
  });
  const origin = await bench.startServer(databaseUrl);
  return searchQueries(catalogue).map((query) => {
    const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return `${origin}/api/get_all_tutors?${new URLSearchParams(Object.fromEntries(asked))}`;
  });
};

/** Asks each question of both servers, one after the other, before the next. */
const timeBoth = async (
  agent: Agent,
  large: readonly string[],
  small: readonly string[],
): Promise<{ ours: number; theirs: number }> => {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const [index, url] of large.entries()) {
    const other = small[index];
    if (other === undefined) throw new Error('Both servers are asked the same.');
    ours.push(await timeRequest(agent, url));
    theirs.push(await timeRequest(agent, other));
  }
  return { ours: quantile(ours, 0.95), theirs: quantile(theirs, 0.95) };
};
