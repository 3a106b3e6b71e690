import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { createTestDatabase, type TestDatabase } from '../../development/testing/testDatabase';
import * as schema from './schema';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const rowsOf = async (statement: string) => (await test.database.$client.query(statement)).rows;

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const describeColumn = (table: string, column: string, type: string, isRequired: boolean) =>
  `${table}.${column} ${type}${isRequired ? ' not null' : ''}`;

describe('the migrations', () => {
  it('make the tables and columns that the code knows, and no others', async () => {
    const known = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) =>
        describeColumn(getTableConfig(table).name, column.name, column.getSQLType(), column.notNull),
      ),
    );
    const made = await rowsOf(
      `SELECT c.* FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    expect(
      made
        .map(({ table_name, column_name, data_type, is_nullable }) =>
          describeColumn(table_name, column_name, data_type, is_nullable === 'NO'),
        )
        .sort(),
    ).toEqual(known.sort());
  });

  it('make the indexes that the code knows', async () => {
    const known = tables.flatMap((table) => getTableConfig(table).indexes.map((index) => index.config.name));
    const made = await rowsOf(`SELECT indexname FROM pg_indexes WHERE schemaname = 'public'`);
    expect(made.map(({ indexname }) => indexname)).toEqual(expect.arrayContaining(known));
  });

  it('keep bookings of one tutor, and of one student, from overlapping', async () => {
    const made = await rowsOf(`SELECT conname FROM pg_constraint WHERE contype = 'x' ORDER BY conname`);
    expect(made.map(({ conname }) => conname)).toEqual([
      'bookings_student_no_overlap',
      'bookings_tutor_no_overlap',
      'outside_busy_apart',
    ]);
  });

  it('bring a catalogue of subjects', async () => {
    const [{ count }] = await rowsOf('SELECT count(*)::integer AS count FROM subjects');
    expect(count).toBeGreaterThanOrEqual(24);
  });
});
