import { Client } from 'pg';
import {
  type Growth,
  growthOf,
  measureGrowth,
  mostGrowth,
} from '../../src/development/testing/growth/measureGrowth';
import { testMoney } from '../../src/development/testing/money';
import { startTestApp } from '../../src/development/testing/testApp';
import { openDatabase } from '../../src/foundation/db/openDatabase';
import type { Bench } from '../Bench';

/** Tutors of the large site at `--size 1`: with them come 200,000 students and 400,000 lessons with their money. */
const largeTutors = 50_000;
const smallTutors = 600;

/** @param size of the large site; 1: 50,000 tutors @returns what each call costs a small site and the large one */
export const growthOfSite = async (
  bench: Bench,
  size: number,
  say: (line: string) => void,
): Promise<Growth[]> => {
  const url = await bench.createDatabase('growth');
  const database = openDatabase(url, { connections: 10, connect: 8_000, statement: 600_000 });
  const test = await startTestApp({ desk: true, money: testMoney }, undefined, {
    database,
    url,
    drop: () => database.$client.end(),
  });
  try {
    const sizes = { small: { tutors: smallTutors }, large: { tutors: Math.round(largeTutors * size) } };
    const rows = await measureGrowth(test, sizes, say);
    say(`  ${await bytesOf(url)} of data`);
    return rows;
  } finally {
    await test.stop();
  }
};

const bytesOf = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT pg_size_pretty(pg_database_size(current_database())) AS size',
    );
    return String(rows[0]?.size);
  } finally {
    await client.end();
  }
};

/** @returns a table of all calls, those that grow most first; whether one is above the floor, which is also the aim */
export const reportGrowth = (rows: readonly Growth[]): { lines: string[]; isMissed: boolean } => {
  const isFault = (row: Growth) => growthOf(row) > mostGrowth || row.wholeTables.length > 0;
  const sorted = rows.toSorted((one, other) => growthOf(other) - growthOf(one));
  const lines = sorted.flatMap((row) => {
    const ratio = growthOf(row).toFixed(2);
    const line = `${row.name.padEnd(24)}${String(row.small).padStart(8)}${String(row.large).padStart(10)}${ratio.padStart(9)}`;
    if (!isFault(row)) return [line];
    const whole = row.wholeTables.length > 0 ? `, reads all of ${row.wholeTables.join(', ')}` : '';
    return [`${line}  FLOOR MISSED${whole}`, `    ${row.statement.slice(0, 400)}`];
  });
  return {
    lines: [
      `${'pages of 8 kB'.padEnd(24)}${'small'.padStart(8)}${'large'.padStart(10)}${'growth'.padStart(9)}`,
      ...lines,
    ],
    isMissed: rows.some(isFault),
  };
};
