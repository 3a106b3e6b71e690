import type { Pool } from 'pg';
import type { Statement } from '../database/recordStatements';

export interface PgbenchScript {
  text: string;
  /** Values that are the same in each transaction, by the name of their variable. */
  constants: Record<string, string>;
}

/** A piece of text that differs from one transaction to the next, and the SQL that makes the one of this transaction. */
export interface Varying {
  recorded: string;
  expression: string;
  /** Whether it also stands within longer values; else it is replaced as a whole value only. */
  within: boolean;
}

/**
 * Turns the statements of one request into a script that sends the same ones, in each transaction with values of its own.
 *
 * @param setUp `\set` lines for what the expressions refer to
 * @param varying is replaced by its expression
 */
export const pgbenchScript = async (
  database: Pool,
  statements: readonly Statement[],
  setUp: readonly string[],
  varying: readonly Varying[],
): Promise<PgbenchScript> => {
  const constants: Record<string, string> = {};
  const variableFor = (text: string): string => {
    const name = `c${Object.keys(constants).length}`;
    constants[name] = text;
    return `:${name}`;
  };
  const express = (text: string): string => {
    // A variable of pgbench cannot be empty.
    if (text === '') return "''";
    const found = varying.find(({ recorded, within }) =>
      within ? text.includes(recorded) : text === recorded,
    );
    if (!found) return variableFor(text);
    const { recorded, expression } = found;
    if (text === recorded) return `(${expression})`;
    const between = text.split(recorded).map((piece) => (piece === '' ? "''" : `${express(piece)}::text`));
    return `(${between.join(` || (${expression})::text || `)})`;
  };

  const lines = [...setUp];
  for (const { text, values } of statements) {
    const types = values.length > 0 ? await parameterTypes(database, text) : [];
    const expressions = values.map((value, index) => {
      const written = textOf(value);
      return `${written === null ? 'null' : express(written)}::${types[index]}`;
    });
    const filled = hideColons(text).replace(/\$(\d+)/g, (_, number) => String(expressions[number - 1]));
    lines.push(`${filled.trim()};`);
  }
  return { text: `${lines.join('\n')}\n`, constants };
};

/** pgbench takes a colon and a name for a variable also within a text, as in 'HH24:MI'. */
const hideColons = (statement: string): string =>
  statement.replace(/'[^']*'/g, (text) =>
    text.includes(':') ? `U&${text.replaceAll('\\', '\\\\').replaceAll(':', '\\003A')}` : text,
  );

/** @returns the types that the database gives the statement's parameters: the expressions make text of all of them */
const parameterTypes = async (database: Pool, text: string): Promise<string[]> => {
  const client = await database.connect();
  try {
    await client.query(`PREPARE recorded AS ${text}`);
    const { rows } = await client.query(
      `SELECT parameter_types::text[] AS types FROM pg_prepared_statements WHERE name = 'recorded'`,
    );
    await client.query('DEALLOCATE recorded');
    return rows[0].types;
  } finally {
    client.release();
  }
};

/** As pg writes a value. */
const textOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
