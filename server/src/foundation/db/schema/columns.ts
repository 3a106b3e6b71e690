import type { DeskRight } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Ids are UUIDv7, made by the server, so that they sort by the time of their making. */
export const id = () => uuid('id').primaryKey();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
export const rightsOf = customType<{ data: DeskRight[] }>({ dataType: () => 'ARRAY' });
/** The words of a term as a search finds them, which the database makes of it. */
export const wordsOf = (term: string) =>
  customType<{ data: string[] }>({ dataType: () => 'ARRAY' })('words')
    .notNull()
    .generatedAlwaysAs(sql.raw(`words_of_term(${term})`));
export const createdAt = () => instant('created_at').notNull().defaultNow();
