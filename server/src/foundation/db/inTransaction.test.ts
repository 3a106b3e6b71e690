import { sql } from 'drizzle-orm';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { inTransaction } from './inTransaction';
import { openDatabase, type Transaction } from './openDatabase';
import { settings } from './schema';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const put = (tx: Transaction, key: string) =>
  tx
    .insert(settings)
    .values({ key, value: false })
    .onConflictDoUpdate({ target: settings.key, set: { value: true } });
const keys = async () => (await test.database.select().from(settings)).map(({ key }) => key);

describe('a transaction', () => {
  it('leaves nothing behind when its work throws', async () => {
    const work = inTransaction(test.database, async (tx) => {
      await put(tx, 'undone');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await keys()).not.toContain('undone');
  });

  it('runs again after a deadlock', async () => {
    await inTransaction(test.database, async (tx) => {
      await put(tx, 'a');
      await put(tx, 'b');
    });
    let waiting = 0;
    let go: () => void = () => {};
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    const cross = (first: string, second: string) =>
      inTransaction(test.database, async (tx) => {
        await put(tx, first);
        waiting += 1;
        if (waiting === 2) go();
        await both;
        await put(tx, second);
        return 'done';
      });
    expect(await Promise.all([cross('a', 'b'), cross('b', 'a')])).toEqual(['done', 'done']);
    // Each may notice the deadlock at the same moment, and both be undone.
    expect(waiting).toBeGreaterThan(2);
  });

  it('fails, and nothing else does, where its connection breaks between two statements', async () => {
    const work = inTransaction(test.database, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      const ended = new Promise((resolve) => tx.$client.once('end', resolve));
      await test.database.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
      await ended;
      await put(tx, 'too late');
    });
    await expect(work).rejects.toThrow();
    expect(await keys()).not.toContain('too late');
  });

  it('gives its connection back where the database ends it', async () => {
    const single = openDatabase(test.url, { connections: 1 });
    try {
      const work = inTransaction(single, (tx) =>
        tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`),
      );
      await expect(work).rejects.toThrow();
      expect((await single.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await single.$client.end();
    }
  });
});
