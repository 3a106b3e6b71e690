import { uuidv7 } from 'uuidv7';
import { csrfTokenOf, drawSecret, hashSecret } from '../../access/sessions/secrets';
import type { Queryable } from '../../foundation/db/openDatabase';
import { sessions } from '../../foundation/db/schema';

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
