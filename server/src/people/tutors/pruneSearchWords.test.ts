import { eq, like, sql } from 'drizzle-orm';
import { addTutor } from '../../development/testing/scene';
import { type Person, startTestApp, type TestApp } from '../../development/testing/testApp';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Queryable } from '../../foundation/db/openDatabase';
import { searchWords, tutors } from '../../foundation/db/schema';
import { indexTutors, pruneSearchWords } from './changes';

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.stop());

const setBio = async (queryable: Queryable, { id }: Person, bio: string) => {
  await queryable.update(tutors).set({ bio }).where(eq(tutors.id, id));
  await indexTutors(queryable, [id]);
};

const wordsLike = async (pattern: string) =>
  (await test.database.select().from(searchWords).where(like(searchWords.word, pattern)))
    .map(({ word }) => word)
    .sort();

it('forgets the words that no tutor is found by any more, and no others', async () => {
  const [meera, arun] = [await addTutor(test), await addTutor(test)];
  await setBio(test.database, meera, 'zither zebra zenith');
  await setBio(test.database, arun, 'zenith');
  await setBio(test.database, meera, 'zebra zest');
  expect(await wordsLike('ze%')).toEqual(['zebra', 'zenith', 'zest']);

  await pruneSearchWords(test.database);

  expect(await wordsLike('z%')).toEqual(['zebra', 'zenith', 'zest']);
  expect(await wordsLike('meera')).toEqual(['meera']);
});

it('looks at some of the words in a run, however many there are', async () => {
  await test.database.execute(
    sql`insert into search_words select 'stray' || n from generate_series(1, 3000) n`,
  );
  await pruneSearchWords(test.database);
  const left = (await wordsLike('stray%')).length;
  expect(left).toBeGreaterThanOrEqual(1_000);
  expect(left).toBeLessThan(3_000);
  await pruneSearchWords(test.database);
  expect((await wordsLike('stray%')).length).toBeLessThan(left);
});

it('keeps a word that a tutor takes up at the same time', async () => {
  const meera = await addTutor(test);
  await test.database.insert(searchWords).values({ word: 'zither' });
  let pruning: Promise<void> | undefined;
  await inTransaction(test.database, async (tx) => {
    await setBio(tx, meera, 'zither');
    let isOver = false;
    pruning = pruneSearchWords(test.database).then(() => {
      isOver = true;
    });
    while (!isOver && !(await isWaiting())) await new Promise(setImmediate);
  });
  await pruning;
  expect(await wordsLike('zither')).toEqual(['zither']);
});

const isWaiting = async (): Promise<boolean> => {
  const { rows } = await test.database.execute(
    sql`select from pg_locks where relation = 'search_words'::regclass and not granted`,
  );
  return rows.length > 0;
};
