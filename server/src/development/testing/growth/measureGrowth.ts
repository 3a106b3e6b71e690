import { sql } from 'drizzle-orm';
import { measureStatements, type StatementCost } from '../statementCosts';
import type { TestApp } from '../testApp';
import { growingTables, growSite, type SiteSize } from './growSite';
import { growthCalls } from './growthCalls';
import { openGrowthScene } from './growthScene';

/** What one call costs a small and a large site. Its answer is the same on both. */
export interface Growth {
  name: string;
  /** Pages of 8 kB. */
  small: number;
  large: number;
  /** Tables of many rows that grow with the site, and were read in full on the large one. */
  wholeTables: string[];
  /** The dearest statement on the large site. */
  statement: string;
}

/** Pages by which a call may cost more on a larger site: indexes get another level, and planning reads statistics. */
const allowance = 60;

/** The planner reads a table in full that has fewer rows, since an index would cost more. */
const manyRows = 1_000;

/** How often each call is measured. */
const times = 4;
/** How often a call is measured at most whose cost seems to grow. */
const mostTimes = 10;

/** A call's answer must not cost more than this many times what it costs the small site. */
export const mostGrowth = 2;

/** @returns large ÷ small beside the allowance; 1: the cost does not grow */
export const growthOf = ({ small, large }: Pick<Growth, 'small' | 'large'>): number =>
  Math.max(1, (large - allowance) / Math.max(1, small));

/**
 * Measures every call for people with few lessons, on a site of the small size, which then grows to the large one.
 *
 * @param say hears what it is doing
 * @throws where a call is refused: what it reads then would say nothing
 */
export const measureGrowth = async (
  test: TestApp,
  sizes: { small: SiteSize; large: SiteSize },
  say: (line: string) => void = () => {},
): Promise<Growth[]> => {
  const { of: measure } = measureStatements(test.database);
  const scene = await openGrowthScene(test);
  const asked = Object.entries(growthCalls);
  const costs = async (known?: ReadonlyMap<string, { buffers: number }>) => {
    // Plans are made anew, since those of a smaller site would be kept.
    await test.database.execute(sql`discard plans`);
    const refused = new Set<string>();
    const all = new Map<string, Awaited<ReturnType<typeof measure<{ status: number }>>>>();
    for (const [name, ask] of asked) {
      // A connection that runs a statement for the first time reads the catalogue, so the cheapest of a few counts.
      const measured = async () => {
        const cost = await measure(() => ask(scene));
        const { status } = cost.result;
        if (status >= 300) refused.add(`${name}: ${status}`);
        return cost;
      };
      let cost = await measured();
      const seemsToGrow = () =>
        growthOf({ small: known?.get(name)?.buffers ?? Number.POSITIVE_INFINITY, large: cost.buffers }) >
        mostGrowth;
      for (let time = 1; time < (seemsToGrow() ? mostTimes : times); time += 1) {
        const other = await measured();
        if (other.buffers < cost.buffers) cost = other;
      }
      all.set(name, cost);
    }
    if (refused.size > 0) throw new Error(`Refused: ${[...refused].join(', ')}`);
    return all;
  };
  say(`${sizes.small.tutors} tutors`);
  await growSite(test.database, sizes.small);
  const before = await costs();
  say(`${sizes.large.tutors} tutors`);
  await growSite(test.database, sizes.large);
  const after = await costs(before);
  const { rows: tables } = await test.database.$client.query<{ name: string; rows: number }>(
    'select relname as name, reltuples as rows from pg_class where reltuples >= $1',
    [manyRows],
  );
  const rowsOf = new Map(tables.map(({ name, rows }) => [name, rows]));
  /** A limit may have ended the scan. */
  const isWhole = ({ table, rows }: StatementCost['scans'][number]) =>
    growingTables.has(table) && rows > (rowsOf.get(table) ?? Number.POSITIVE_INFINITY) / 2;
  return asked.map(([name]) => {
    const large = after.get(name);
    const dearest = large?.statements.toSorted((one, other) => other.buffers - one.buffers)[0];
    const whole = new Set(
      large?.statements.flatMap(({ scans }) => scans.filter(isWhole).map(({ table }) => table)),
    );
    return {
      name,
      small: before.get(name)?.buffers ?? 0,
      large: large?.buffers ?? 0,
      wholeTables: [...whole].sort(),
      statement: dearest ? `${dearest.buffers} of ${dearest.text}` : '',
    };
  });
};
