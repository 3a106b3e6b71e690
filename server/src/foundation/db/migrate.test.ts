import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { installQueues } from '../../queues';
import { migrate } from './migrate';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('migrates once, however many servers start at the same time', async () => {
  const { $client } = test.database;
  await $client.query(
    'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA drizzle, pgboss CASCADE',
  );
  await Promise.all([
    migrate(test.url, installQueues),
    migrate(test.url, installQueues),
    migrate(test.url, installQueues),
  ]);
  await migrate(test.url, installQueues);
  const { rows } = await $client.query('SELECT count(*)::integer AS count FROM subjects');
  expect(rows[0].count).toBeGreaterThan(0);
});
