import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../src/foundation/db/inTransaction';
import { openDatabase } from '../../src/foundation/db/openDatabase';
import { gateway, held } from '../../src/lessons/ledger/ledger/accounts';
import { addAccounts, addJournal, findAccounts, post } from '../../src/lessons/ledger/ledger/changes';
import type { Bench } from '../Bench';
import { runPgbench } from '../bookings/runPgbench';
import { type Comparison, compareInRounds } from '../load/compareInRounds';

const clients = 8;
const seconds = 3;

/** @returns journals posted a second, by our code and by pgbench with the same statements */
export const measureLedger = async (bench: Bench, pgbench: string): Promise<Comparison> => {
  const databaseUrl = await bench.createDatabase('ledger');
  const script = join(bench.folder, 'ledger.sql');
  await writeFile(script, scriptText);
  const database = openDatabase(databaseUrl, { connections: clients });
  try {
    return await compareInRounds(
      5,
      async () => {
        const end = Date.now() + seconds * 1_000;
        let posted = 0;
        const client = async () => {
          for (; Date.now() < end; posted += 1) {
            const bookingId = crypto.randomUUID();
            await inTransaction(database, (tx) =>
              post(tx, {
                event: 'paid',
                sourceKey: `bench:${bookingId}:captured`,
                bookingId,
                transfers: [{ debit: gateway, credit: held(bookingId), amount: 60_000 }],
              }),
            );
          }
        };
        await Promise.all(Array.from({ length: clients }, client));
        return posted / seconds;
      },
      async () =>
        (await runPgbench(pgbench, { databaseUrl, script, constants: {}, clients, seconds })).perSecond,
    );
  } finally {
    await database.$client.end();
  }
};

/** pgbench counts, and knows no ids: a booking's is a large number. */
const booking = `('00000000-0000-4000-8000-' || lpad(to_hex(:n::bigint), 12, '0'))::uuid`;

const filled = (text: string, values: readonly string[]): string =>
  text
    .replace(/\$(\d+)/g, (_, number: string) => values[Number(number) - 1] ?? 'null')
    .replace(/\s+/g, ' ')
    .trim();

const heldAccount = [`array['held']`, `array[${booking}]`, `array['credit']`, 'array[false]'];
const accounts = [`array['gateway', 'held']`, `array[null, ${booking}]`];
const journal = [
  'gen_random_uuid()',
  `'paid'`,
  `'pgbench-' || ${booking}`,
  booking,
  `array[(select id from ledger_accounts where kind = 'gateway')]`,
  `array[(select id from ledger_accounts where kind = 'held' and owner_id = ${booking})]`,
  'array[60000]',
];
const scriptText = [
  '\\set n random(1, 281474976710655)',
  'BEGIN;',
  `${filled(findAccounts, accounts)};`,
  `${filled(addAccounts, heldAccount)};`,
  `${filled(addJournal, journal)};`,
  'COMMIT;',
  '',
].join('\n');
