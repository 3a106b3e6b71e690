import { sql } from 'drizzle-orm';
import { inTransaction } from '../db/inTransaction';
import type { Database } from '../db/openDatabase';
import { searchWords } from '../db/schema';

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
