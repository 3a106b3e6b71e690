import { and, count, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Queryable, Transaction } from '../../foundation/db/openDatabase';
import { bookingEvents, bookings, searchWords, tutors } from '../../foundation/db/schema';

/** What `forgetNextFree` sets, for a statement that makes a booking and does this on the way. */
export const forgettingNextFree = 'next_free_until = null, calendar_version = tutors.calendar_version + 1';

/**
 * To be called in every transaction that changes a tutor's hours, zone or lessons: the next free time has to be worked
 * out again, and the person who is just working it out from what stood before will not get to write it.
 */
export const forgetNextFree = async (tx: Transaction, tutorIds: readonly string[]): Promise<void> => {
  if (tutorIds.length === 0) return;
  // Held in one order, so that two transactions with several tutors in common cannot wait for each other.
  await tx.execute(sql`
    with held as (
      select id from tutors where id = any(${sql.param(tutorIds)}::uuid[]) order by id for no key update
    )
    update ${tutors} set ${sql.raw(forgettingNextFree)} from held where ${tutors.id} = held.id`);
};

/** Answers that the reply time is the median of. */
const lastAnswers = 50;

/**
 * Writes down how fast tutors answer and how many lessons they have given, for the list to read: to be called after each
 * answer to a request and each lesson that is over, once `forgetNextFree` holds the rows. The answers are the last by the
 * start of the lesson, which an index has in order; another time for a request is an answer, too.
 */
export const keepRecord = async (tx: Transaction, tutorIds: readonly string[]): Promise<void> => {
  if (tutorIds.length === 0) return;
  const answered = tx
    .select({ at: sql`min(${bookingEvents.at})`.as('at') })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookings.id),
        or(
          // What was accepted by itself says nothing of how fast the tutor is.
          and(inArray(bookingEvents.status, ['accepted', 'declined']), isNotNull(bookingEvents.actorId)),
          and(eq(bookingEvents.kind, 'proposed'), eq(bookingEvents.actorId, bookings.tutorId)),
        ),
      ),
    )
    .as('answered');
  const answers = tx
    .select({ after: sql`${answered.at} - ${bookings.createdAt}`.as('after') })
    .from(bookings)
    .innerJoinLateral(answered, isNotNull(answered.at))
    .where(eq(bookings.tutorId, tutors.id))
    .orderBy(desc(bookings.startsAt))
    .limit(lastAnswers)
    .as('answers');
  const replyMinutes = tx
    .select({
      minutes: sql`round(extract(epoch from percentile_cont(0.5) within group (order by ${answers.after})) / 60)`,
    })
    .from(answers);
  const lessonsTaught = tx
    .select({ lessons: count() })
    .from(bookings)
    .where(and(eq(bookings.tutorId, tutors.id), eq(bookings.status, 'completed')));
  await tx
    .update(tutors)
    .set({ replyMinutes: sql`(${replyMinutes})`, lessonsTaught: sql`(${lessonsTaught})` })
    .where(inArray(tutors.id, [...tutorIds]));
};

/** Makes tutors findable by what their profile says now: to be called after each change of a name, a bio, subjects or hours. */
export const indexTutors = async (queryable: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const ofThese = inArray(tutors.id, [...ids]);
  await queryable
    .update(tutors)
    .set({ search: sql`tutor_search_document(${tutors.id})` })
    .where(ofThese);
  // Always in one order, so that two of these cannot wait for each other.
  await queryable.execute(sql`insert into search_words
    select distinct words_of(${tutors.search}) as word from ${tutors} where ${ofThese} order by word
    on conflict do nothing`);
};

/** What one run looks at: the index of the tutors' words answers for each in a few microseconds. */
const wordsOfARun = 2_000;

/**
 * Forgets words that no tutor is found by any more. A run looks at some of the words, by chance, so that it stays short
 * however many there are, and no two instances need to agree whose turn it is.
 */
export const pruneSearchWords = async (database: Database): Promise<void> => {
  const some = await database
    .select({ word: searchWords.word })
    .from(searchWords)
    .orderBy(sql`random()`)
    .limit(wordsOfARun);
  const words = some.map(({ word }) => word);
  await inTransaction(database, async (tx) => {
    // Waits for those who are just indexing tutors, and they for this: they leave a word that is there as it is.
    await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`);
    await tx.execute(sql`delete from ${searchWords}
      where word = any(${sql.param(words)}::text[])
        and not exists (select from tutors where search @@ quote_literal(word)::tsquery)`);
  });
};
