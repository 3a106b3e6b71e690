import { eq } from 'drizzle-orm';
import type { MoneySettings } from '../../foundation/config/Config';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { settings } from '../../foundation/db/schema';
import { hashPassword } from '../../people/accounts/passwords';
import { insertExceptions } from './insertExceptions';
import { insertLessons } from './insertLessons';
import { insertPayments } from './insertPayments';
import { insertPeople } from './insertPeople';
import { insertProblems } from './insertProblems';

/** The password of every sample sign-in. */
export const samplePassword = 'paadam-demo-lesson';

const mark = 'sample-data';
const monthsAgo = (now: Date, months: number) => new Date(now.getTime() - months * 30 * 86_400_000);

/**
 * Fills a new database with people, their past and their coming lessons, so that every screen has something to
 * show. What is there already stays as it is: later starts find the mark, and do nothing.
 */
export const installSampleData = async (database: Database, money: MoneySettings): Promise<void> => {
  const [installed] = await database.select().from(settings).where(eq(settings.key, mark));
  if (installed) return;
  const passwordHash = await hashPassword(samplePassword);
  const now = new Date();
  await inTransaction(database, async (tx) => {
    // Of several servers that start at once the first sets the mark; the others wait here, and find it set.
    const marked = await tx
      .insert(settings)
      .values({ key: mark, value: true })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return;
    const people = await insertPeople(tx, { passwordHash, createdAt: monthsAgo(now, 5) });
    await insertLessons(tx, people, now);
    await insertProblems(tx, people, now);
    await insertExceptions(tx, people, now);
    await insertPayments(tx, money, people, now);
  });
};
