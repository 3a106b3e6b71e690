import { uuidv7 } from 'uuidv7';
import type { Queryable } from '../db/openDatabase';
import { sessions } from '../db/schema';
import { csrfTokenOf, drawSecret, hashSecret } from '../sessions/secrets';

/** Signs an account in straight in the database. @returns the value of the session's cookie, and its CSRF token */
export const startSession = async (
  queryable: Queryable,
  userId: string,
  userAgent: string,
): Promise<{ cookie: string; csrfToken: string }> => {
  const cookie = drawSecret();
  await queryable.insert(sessions).values({ id: uuidv7(), tokenHash: hashSecret(cookie), userId, userAgent });
  return { cookie, csrfToken: csrfTokenOf(cookie) };
};
