import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/foundation/config/readConfig';
import { openDatabase } from '../../src/foundation/db/openDatabase';

/** A statement as our server sends it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * Runs our app in this process and writes down what it sends to the database, so that the other side of a comparison
 * always sends what our code sends now.
 *
 * @param work makes requests of the app; `restart` forgets what was sent so far
 * @returns the statements, in order
 */
export const recordStatements = async (
  databaseUrl: string,
  work: (app: FastifyInstance, restart: () => void) => Promise<void>,
): Promise<Statement[]> => {
  const database = openDatabase(databaseUrl);
  const statements: Statement[] = [];
  record(database.$client, statements);
  const app = await buildApp({
    config: readConfig({ DATABASE_URL: databaseUrl }),
    database,
    mail: { send: async () => {}, close: async () => {} },
  });
  try {
    await work(app, () => {
      statements.length = 0;
    });
    return [...statements];
  } finally {
    await app.close();
    await database.$client.end();
  }
};

const record = (pool: Pool, statements: Statement[]): void => {
  pool.on('connect', (client) => {
    const { query } = client;
    Object.assign(client, {
      query: (...parameters: unknown[]) => {
        statements.push(read(parameters));
        return Reflect.apply(query, client, parameters);
      },
    });
  });
};

/** `query` takes a text or a description of the query, and the values in it or beside it. */
const read = ([query, beside]: readonly unknown[]): Statement => {
  const { text, values } = typeof query === 'string' ? { text: query, values: undefined } : Object(query);
  return { text: String(text), values: Array.isArray(beside) ? beside : (values ?? []) };
};
