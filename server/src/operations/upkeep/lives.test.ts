import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import { ageLimits, type Life, lives } from './lives';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const rowsOf = async (statement: string) => (await test.database.$client.query(statement)).rows;
const all = Object.entries<readonly Life[]>(lives);

describe('each table of the database', () => {
  it('has a life', async () => {
    // Partitions have the life of their table.
    const tables = await rowsOf(`
      SELECT CASE t.table_schema WHEN 'public' THEN t.table_name ELSE t.table_schema || '.' || t.table_name END AS name
      FROM information_schema.tables t JOIN pg_class c
        ON c.oid = format('%I.%I', t.table_schema, t.table_name)::regclass AND NOT c.relispartition
      WHERE t.table_type = 'BASE TABLE' AND t.table_schema NOT IN ('pg_catalog', 'information_schema')`);
    expect(Object.keys(lives).sort()).toEqual(tables.map(({ name }) => name).sort());
    for (const [, life] of all) expect(life.length).toBeGreaterThan(0);
  });

  it('has a cascading foreign key, if its rows end with another table’s', async () => {
    const keys = await rowsOf(`
      SELECT conrelid::regclass::text || ' with ' || confrelid::regclass::text AS key
      FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`);
    const said = all.flatMap(([table, some]) =>
      some.flatMap((life) => (life.ends === 'with' ? [`${table} with ${life.table}`] : [])),
    );
    expect(keys.map(({ key }) => key)).toEqual(expect.arrayContaining(said));
  });

  it('has the column that its life counts from', async () => {
    const columns = await rowsOf(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const dated = ageLimits().map(({ table, column }) => `${table}.${column}`);
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(dated));
    expect(new Set(dated).size).toBe(dated.length);
  });
});
