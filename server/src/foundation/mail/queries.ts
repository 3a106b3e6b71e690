import type { Language } from '@paadam/shared/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { users } from '../db/schema';

/** @returns in which language the person at the address reads; undefined: a visitor has an account there */
export const findLanguageAt = async (
  queryable: Queryable,
  address: string,
): Promise<Language | undefined> => {
  const [reader] = await queryable
    .select({ language: users.language })
    .from(users)
    .where(eq(sql`lower(${users.email})`, address.toLowerCase()));
  return reader?.language;
};
