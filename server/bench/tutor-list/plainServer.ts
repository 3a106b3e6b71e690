/**
 * The other side of the tutor list: what a person would write by hand with Fastify and pg alone. It sends the SQL that
 * our route sends, as a prepared statement, and answers with the rows as they come.
 */
import Fastify from 'fastify';
import { Pool } from 'pg';
import type { Statement } from '../database/recordStatements';

const statements: Statement[] = JSON.parse(process.env.STATEMENTS ?? '[]');
// As many connections as `openDatabase` has.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify();

app.get('/api/get_all_tutors', async () => {
  let rows: unknown[] = [];
  for (const [index, { text, values }] of statements.entries()) {
    ({ rows } = await pool.query({ name: `tutors_${index}`, text, values: [...values] }));
  }
  return { success: true, message: 'OK', data: rows, nextCursor: null };
});

process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});

app.listen({ port: 0, host: '127.0.0.1' }).then((origin) => process.stdout.write(`ready at ${origin}\n`));
