import type { PoolClient } from 'pg';
import type { Database } from '../../foundation/db/openDatabase';

/** The cost of one statement, as `EXPLAIN (ANALYZE, BUFFERS)` measures it. Unlike times, these counts are the same on every machine. */
export interface StatementCost {
  text: string;
  /** Pages of 8 kB that were read from the cache or the disk, or written to temporary files. */
  buffers: number;
  /** Rows that scans of tables and indexes read, including rows that a filter dropped. */
  rows: number;
  /** The tables that were scanned without an index. */
  wholeTables: string[];
  /** The rows that each of these scans read: fewer than the table has where a limit ended it. */
  scans: { table: string; rows: number }[];
}

export interface Costs<Result> {
  result: Result;
  /** The statements in the order in which they ended: a statement of a trigger or a function comes before the one that caused it. */
  statements: StatementCost[];
  buffers: number;
  rows: number;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  'Temp Read Blocks'?: number;
  'Temp Written Blocks'?: number;
  Plans?: PlanNode[];
}

/**
 * Settings of PostgreSQL's module `auto_explain`, which sends each plan as a notice. Statements return their rows as usual, and
 * statements of triggers, functions and foreign keys are measured as well.
 */
const settings = `
  LOAD 'auto_explain';
  SET auto_explain.log_min_duration = 0;
  SET auto_explain.log_analyze = on;
  SET auto_explain.log_buffers = on;
  SET auto_explain.log_timing = off;
  SET auto_explain.log_nested_statements = on;
  SET auto_explain.log_format = json;
  SET auto_explain.log_level = notice`;

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: PlanNode): number =>
  node['Node Type'].includes('Scan')
    ? (node['Actual Loops'] ?? 0) *
      ((node['Actual Rows'] ?? 0) +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0))
    : 0;

const readPlan = (message: string): StatementCost | undefined => {
  const found = /^duration: .* plan:\n([\s\S]*)$/.exec(message)?.[1];
  if (!found) return undefined;
  const { 'Query Text': text, Plan: root } = JSON.parse(found) as { 'Query Text': string; Plan: PlanNode };
  const nodes = nodesOf(root);
  const scans = nodes.flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Actual Loops']
      ? [{ table: node['Relation Name'] ?? '', rows: rowsOf(node) }]
      : [],
  );
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    buffers:
      (root['Shared Hit Blocks'] ?? 0) +
      (root['Shared Read Blocks'] ?? 0) +
      (root['Temp Read Blocks'] ?? 0) +
      (root['Temp Written Blocks'] ?? 0),
    rows: nodes.reduce((sum, node) => sum + rowsOf(node), 0),
    wholeTables: scans.map(({ table }) => table),
    scans,
  };
};

/**
 * Measures the real statements of a pool, with their parameters and triggers.
 *
 *     const costs = measureStatements(test.database);
 *     await populate(test.database, { bookings: 20_000 });
 *     const { buffers, statements } = await costs.of(() => listBookings(test.database, …));
 *     expect(buffers).toBeLessThan(100);
 *     expect(statements.flatMap(({ wholeTables }) => wholeTables)).toEqual([]);
 *
 * Compare a small site with a large one (`populate` twice), or check the cost against a fixed bound; never compare times.
 * The planner reads a small table in full, so add some thousand rows before you check `wholeTables`. The sum of `buffers` is an upper
 * bound: a statement in a function counts by itself and within its caller.
 *
 * @returns `of`, which runs work and returns its result with the cost of every statement that the pool ran meanwhile. The database user
 *   must be a superuser.
 */
export const measureStatements = ({ $client: pool }: Pick<Database, '$client'>) => {
  const known = new WeakSet<PoolClient>();
  let heard: StatementCost[] = [];
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notice', ({ message = '' }) => {
      const cost = readPlan(message);
      if (cost) heard.push(cost);
    });
    // A connection runs its queries in order, so these run before the queries of the new owner.
    client.query(settings).catch(() => {});
  });
  return {
    of: async <Result>(work: () => Promise<Result>): Promise<Costs<Result>> => {
      heard = [];
      const result = await work();
      const statements = heard;
      heard = [];
      const sum = (what: 'buffers' | 'rows') => statements.reduce((all, cost) => all + cost[what], 0);
      return { result, statements, buffers: sum('buffers'), rows: sum('rows') };
    },
  };
};
