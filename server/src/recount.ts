/**
 * Counts the whole ledger anew and says whether it adds up; ends with 1 where it does not. For operators: `npm run ledger`, with
 * the settings of the server. An embedded database is read while no server runs on it.
 */
import { readConfig } from './foundation/config/readConfig';
import { EmbeddedPostgres } from './foundation/db/embedded/EmbeddedPostgres';
import { openDatabase } from './foundation/db/openDatabase';
import { recountLedger } from './lessons/ledger/ledger/queries';

const recount = async (): Promise<number> => {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const embedded = databaseUrl ? null : await EmbeddedPostgres.open({ dataDir });
  const database = openDatabase(databaseUrl ?? embedded?.url ?? '', { connections: 1, statement: 3_600_000 });
  try {
    const { accounts, journals, differences } = await recountLedger(database);
    const size = `${accounts} accounts, ${journals} journals`;
    if (differences.length === 0) {
      process.stdout.write(`The ledger adds up: ${size}.\n`);
      return 0;
    }
    const lines = differences.map(
      ({ what, id, counted, written }) =>
        `${what}${id ? ` ${id}` : ''}: counted ${counted}, written ${written}`,
    );
    process.stderr.write(`The ledger does not add up: ${size}.\n${lines.join('\n')}\n`);
    return 1;
  } finally {
    await database.$client.end();
    await embedded?.close();
  }
};

recount().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 2;
  },
);
