import type { Client } from 'pg';

/** PostgreSQL's codes for a collation that the server cannot offer: it is built without ICU, or does not know the locale. */
const isUnavailable = (error: unknown): boolean =>
  ['0A000', '22023', '42704'].includes((error as { code?: string }).code ?? '');

/**
 * Creates the collation `order_<code>` of each language that has none yet: the order in which its readers expect names. Lists that come page by
 * page sort by it. A PostgreSQL server without ICU gets the order of code points.
 *
 * @param codes of languages, such as `ta`
 */
export const installNameOrders = async (connection: Client, codes: readonly string[]): Promise<void> => {
  const { rows } = await connection.query<{ collname: string }>(
    `SELECT collname FROM pg_collation WHERE collnamespace = 'public'::regnamespace`,
  );
  const existing = new Set(rows.map(({ collname }) => collname));
  for (const code of codes.filter((one) => !existing.has(`order_${one}`))) {
    const name = `public.${connection.escapeIdentifier(`order_${code}`)}`;
    try {
      await connection.query(
        `CREATE COLLATION ${name} (provider = icu, locale = ${connection.escapeLiteral(code)})`,
      );
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await connection.query(`CREATE COLLATION ${name} FROM "C"`);
    }
  }
};
