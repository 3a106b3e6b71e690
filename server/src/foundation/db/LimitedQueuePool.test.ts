import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { askFor } from './asker';
import { isTooManyAtOnce, isUnavailable } from './databaseError';
import { LimitedQueuePool, type QueueLimits } from './LimitedQueuePool';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const withPool = async (
  patience: QueueLimits,
  work: (pool: LimitedQueuePool) => Promise<void>,
  max = 1,
): Promise<void> => {
  const pool = new LimitedQueuePool({ connectionString: test.url, max }, patience);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
};
const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no error',
    (error) => error,
  );

describe('a line for connections', () => {
  it('may take longer than the patience with a stalled one, as long as it moves', () =>
    withPool({ stalled: 1_000, total: 60_000 }, async (pool) => {
      const naps = Array.from({ length: 12 }, () => pool.query('SELECT pg_sleep(0.1), 1 AS one'));
      expect((await Promise.all(naps)).map(({ rows }) => rows[0].one)).toEqual(Array(12).fill(1));
      expect(pool.queueLength).toBe(0);
    }));

  it('moves also where statements fail', () =>
    withPool({ stalled: 5_000, total: 60_000 }, async (pool) => {
      const wrong = Array.from({ length: 5 }, () => errorOf(pool.query('SELECT 1 / 0')));
      for (const error of await Promise.all(wrong)) expect(error).toMatchObject({ code: '22012' });
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    }));

  it('is told that the database is away where no connection comes free', () =>
    withPool({ stalled: 200, total: 60_000 }, async (pool) => {
      const holder = await pool.connect();
      const waiting = [errorOf(pool.query('SELECT 1')), errorOf(pool.connect())];
      expect(pool.queueLength).toBe(2);
      for (const error of await Promise.all(waiting)) expect(isUnavailable(error)).toBe(true);
      holder.release();
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    }));

  it('ends for who has waited for very long, though it moves', () =>
    withPool({ stalled: 60_000, total: 300 }, async (pool) => {
      const naps = Array.from({ length: 8 }, () => errorOf(pool.query('SELECT pg_sleep(0.2)')));
      const errors = await Promise.all(naps);
      expect(errors[0]).toBe('no error');
      expect(isUnavailable(errors.at(-1))).toBe(true);
    }));
});

describe('one person’s part of the connections', () => {
  const patience = { stalled: 60_000, total: 60_000 };
  /** @returns the names of those admitted so far */
  const settled = async (promise: Promise<unknown>): Promise<boolean> => {
    let is = false;
    promise.then(
      () => {
        is = true;
      },
      () => {
        is = true;
      },
    );
    await new Promise((resolve) => setImmediate(resolve));
    return is;
  };

  it('is a quarter of them, so that others find a free one; more follow as they are released', () =>
    withPool(
      patience,
      async (pool) => {
        const own = await Promise.all([1, 2].map(() => askFor('asha', () => pool.connect())));
        const third = askFor('asha', () => pool.connect());
        expect(pool.queueLength).toBe(1);
        const others = await Promise.all([
          ...['meera', 'ravi'].map((name) => askFor(name, () => pool.connect())),
          ...[1, 2].map(() => pool.connect()),
        ]);
        expect(await settled(third)).toBe(false);
        own[0]?.release();
        (await third).release();
        for (const client of [own[1], ...others]) client?.release();
        expect((await askFor('asha', () => pool.query('SELECT 1 AS one'))).rows).toEqual([{ one: 1 }]);
      },
      8,
    ));

  it('comes after people who hold fewer, when all are waiting', () =>
    withPool(
      patience,
      async (pool) => {
        const all = await Promise.all([
          ...[1, 2].map(() => pool.connect()),
          ...[1].map(() => askFor('asha', () => pool.connect())),
        ]);
        const order: string[] = [];
        const wait = (name: string) =>
          askFor(name, () => pool.connect()).then((client) => {
            order.push(name);
            client.release();
          });
        const waiting = [wait('asha'), wait('asha'), wait('meera')];
        all[0]?.release();
        await waiting[2];
        expect(order[0]).toBe('meera');
        for (const client of all.slice(1)) client.release();
        await Promise.all(waiting);
      },
      3,
    ));

  it('is refused beyond its places in the queue, and no other person’s is', () =>
    withPool(
      patience,
      async (pool) => {
        const held = await Promise.all([1, 2].map(() => askFor('asha', () => pool.connect())));
        const asked = Array.from({ length: 300 }, () => askFor('asha', () => pool.query('SELECT 1')));
        const outcomes = Promise.allSettled(asked);
        expect(pool.queueLength).toBe(200);
        expect((await askFor('meera', () => pool.query('SELECT 1 AS one'))).rows).toEqual([{ one: 1 }]);
        for (const client of held) client.release();
        const refused = (await outcomes).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
        expect(refused).toHaveLength(100);
        expect(refused.every(isTooManyAtOnce)).toBe(true);
        expect(refused.some(isUnavailable)).toBe(false);
      },
      8,
    ));
});
