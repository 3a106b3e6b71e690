import { eq } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { pictures } from '../../foundation/db/schema';

/** @returns the picture with this hash, or undefined */
export const findPicture = async (queryable: Queryable, hash: string): Promise<Buffer | undefined> => {
  const [row] = await queryable
    .select({ content: pictures.content })
    .from(pictures)
    .where(eq(pictures.hash, hash))
    .limit(1);
  return row?.content;
};
