import type { CalendarSettings } from '@paadam/shared/contract';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { calendarFeeds, users } from '../../foundation/db/schema';

/** Gives a person's feed that secret; the one before opens nothing any more. */
export const replaceFeed = async (queryable: Queryable, userId: string, tokenHash: string): Promise<void> => {
  const values = { tokenHash, createdAt: sql`now()`, lastReadAt: null };
  await queryable
    .insert(calendarFeeds)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: values });
};

export const removeFeed = async (queryable: Queryable, userId: string): Promise<void> => {
  await queryable.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};

/** Notes that a feed was read. To the minute: a calendar that asks often is not to be written down each time. */
export const noteFeedRead = async (queryable: Queryable, userId: string): Promise<void> => {
  await queryable
    .update(calendarFeeds)
    .set({ lastReadAt: sql`now()` })
    .where(
      sql`${calendarFeeds.userId} = ${userId}
        and coalesce(${calendarFeeds.lastReadAt} < now() - interval '1 minute', true)`,
    );
};

export const saveSettings = async (
  queryable: Queryable,
  userId: string,
  settings: CalendarSettings,
): Promise<void> => {
  await queryable.update(users).set(settings).where(eq(users.id, userId));
};
