import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';
import { users } from './people';

/** Facts about this database itself, such as whether the sample data is in. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: boolean('value').notNull(),
});

/** How many notes a person's pages were told of what happened to their bookings and links, and when the last one was. */
export const personNews = pgTable('person_news', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  last: bigint('last', { mode: 'number' }).notNull(),
  at: instant('at').notNull().defaultNow(),
});

/** The first answer to a call that carried a key, for its repetitions. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 of what was asked. */
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_age').on(table.createdAt)],
);
