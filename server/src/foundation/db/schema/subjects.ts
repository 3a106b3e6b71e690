import type { Language } from '@paadam/shared/domain';
import { foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, wordsOf } from './columns';
import { tutors, users } from './people';

/** The words that tutors are found by, in which misspelt words are looked up; `pruneSearchWords` removes those of the past. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() });

export const subjects = pgTable('subjects', {
  id: id(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  image: text('image'),
  category: text('category').notNull().default('General'),
  /** Unique: the subject in an address. */
  slug: text('slug').notNull().unique(),
  /** Listed tutors who teach it; the database counts them itself, by triggers of `tutor_subjects` and `tutors`. */
  tutorCount: integer('tutor_count').notNull().default(0),
  words: wordsOf('name'),
});

/** What a subject is called and said to be in other languages than English. */
export const subjectNames = pgTable(
  'subject_names',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    language: text('language').$type<Exclude<Language, 'en'>>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    words: wordsOf('name'),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.language] })],
);

/** What else a subject is called, and what is taught in it. */
export const subjectTerms = pgTable(
  'subject_terms',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'alias' | 'topic'>().notNull(),
    term: text('term').notNull(),
    position: smallint('position').notNull(),
    words: wordsOf('term'),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.kind, table.term] })],
);

/** What topics are called in other languages than English, where that is not the same. */
export const topicNames = pgTable(
  'topic_names',
  {
    subjectId: uuid('subject_id').notNull(),
    kind: text('kind').$type<'topic'>().notNull().default('topic'),
    topic: text('topic').notNull(),
    language: text('language').$type<Exclude<Language, 'en'>>().notNull(),
    name: text('name').notNull(),
    words: wordsOf('name'),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.topic, table.language] }),
    foreignKey({
      columns: [table.subjectId, table.kind, table.topic],
      foreignColumns: [subjectTerms.subjectId, subjectTerms.kind, subjectTerms.term],
    }).onDelete('cascade'),
  ],
);

/** Who wants to be told when a subject has its first tutor; told, a wish is gone. */
export const subjectWishes = pgTable(
  'subject_wishes',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.userId] }),
    index('subject_wishes_user').on(table.userId),
  ],
);

export const tutorSubjects = pgTable(
  'tutor_subjects',
  {
    tutorId: uuid('tutor_id')
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => subjects.id),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tutorId, table.subjectId] }),
    index('tutor_subjects_subject').on(table.subjectId),
  ],
);
