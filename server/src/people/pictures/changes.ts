import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { pictures } from '../../foundation/db/schema';
import { pictureAddress } from './pictureAddress';

/** Keeps the person's picture in the place of the one before. @returns its address on this site */
export const replacePicture = async (
  queryable: Queryable,
  userId: string,
  content: Buffer,
): Promise<string> => {
  const hash = createHash('sha256').update(content).digest('hex');
  await queryable
    .insert(pictures)
    .values({ userId, hash, content })
    .onConflictDoUpdate({ target: pictures.userId, set: { hash, content } });
  return pictureAddress(hash);
};

export const removePicture = async (queryable: Queryable, userId: string): Promise<void> => {
  await queryable.delete(pictures).where(eq(pictures.userId, userId));
};
