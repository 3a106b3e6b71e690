import { siteLanguages } from '@paadam/shared/domain';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { installNameOrders } from './nameOrders';

let test: TestDatabase;
let connection: Client;

beforeAll(async () => {
  test = await createTestDatabase();
  connection = new Client({ connectionString: test.url });
  await connection.connect();
});

afterAll(async () => {
  await connection.end();
  await test.drop();
});

const orders = async () => {
  const { rows } = await connection.query<{ collname: string }>(
    `SELECT collname FROM pg_collation WHERE collname LIKE 'order\\_%' ORDER BY collname`,
  );
  return rows.map(({ collname }) => collname);
};

it('gives each language of the site an order of names', async () => {
  expect(await orders()).toEqual(siteLanguages.map((code) => `order_${code}`).sort());
});

it('adds the order of a new language, once', async () => {
  await installNameOrders(connection, ['en', 'te']);
  await installNameOrders(connection, ['en', 'te']);
  expect(await orders()).toContain('order_te');
  const { rows } = await connection.query<{ name: string }>(
    `SELECT name FROM (VALUES ('Éva'), ('Zara'), ('anil')) AS names (name) ORDER BY name COLLATE public.order_te`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['anil', 'Éva', 'Zara']);
});

const tables = ['users', 'registrations', 'subject_names', 'topic_names'];

it.each(tables)('%s accepts each code of a language, and nothing else', async (table) => {
  const { rows } = await connection.query<{ definition: string }>(
    `SELECT pg_get_expr(conbin, conrelid) AS definition FROM pg_constraint
      WHERE conrelid = $1::regclass AND conname = $2 AND convalidated`,
    [table, `${table}_language_check`],
  );
  const accepts = async (language: string) => {
    const answer = await connection.query<{ accepts: boolean }>(
      `SELECT ${rows[0]?.definition} AS accepts FROM (VALUES ($1::text)) AS given (language)`,
      [language],
    );
    return answer.rows[0]?.accepts;
  };
  const ofTable = table.endsWith('_names') ? siteLanguages.filter((code) => code !== 'en') : siteLanguages;
  for (const code of [...ofTable, 'te']) expect([code, await accepts(code)]).toEqual([code, true]);
  for (const wrong of ['', 'EN', 'english', 'e', 'ta-IN']) {
    expect([wrong, await accepts(wrong)]).toEqual([wrong, false]);
  }
});
