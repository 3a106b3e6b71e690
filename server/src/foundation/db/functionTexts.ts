import { sql } from 'drizzle-orm';
import type { Database } from './openDatabase';

/**
 * The functions that migrations have made, as the database has them now. A migration states a function anew whenever it
 * changes, so its present text stands in no single migration: `functions/<name>.sql` has it.
 *
 * @returns the `CREATE OR REPLACE FUNCTION` statements by the function's name, in alphabetical order; functions of one name
 *   stand one after the other. Functions of extensions and of pg-boss are left out.
 */
export const readFunctionTexts = async (database: Database): Promise<Map<string, string>> => {
  const { rows } = await database.execute<{ name: string; text: string }>(sql`
    SELECT p.proname AS name, pg_get_functiondef(p.oid) AS text
    FROM pg_proc p
    JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = 'public'
      AND p.prokind IN ('f', 'p')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.classid = 'pg_proc'::regclass AND d.deptype = 'e')
    ORDER BY p.proname, pg_get_function_identity_arguments(p.oid)`);
  const texts = new Map<string, string>();
  for (const { name, text } of rows) {
    const before = texts.get(name);
    texts.set(name, `${before ? `${before}\n` : ''}${text.trimEnd()};\n`);
  }
  return texts;
};
