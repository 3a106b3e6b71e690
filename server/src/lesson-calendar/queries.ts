import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { users } from '../db/schema';

/** @returns whether somebody takes lessons into their calendar from mails */
export const wantsInvitations = async (queryable: Queryable, userId: string): Promise<boolean> => {
  const [user] = await queryable
    .select({ wants: users.mailInvitations })
    .from(users)
    .where(eq(users.id, userId));
  return user?.wants ?? false;
};
