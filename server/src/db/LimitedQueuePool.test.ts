import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { isUnavailable } from './databaseError';
import { LimitedQueuePool, type QueueLimits } from './LimitedQueuePool';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const withPool = async (
  patience: QueueLimits,
  work: (pool: LimitedQueuePool) => Promise<void>,
): Promise<void> => {
  const pool = new LimitedQueuePool({ connectionString: test.url, max: 1 }, patience);
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
