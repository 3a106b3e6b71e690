import type { Role } from '@paadam/shared/domain';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { reviews, users } from '../../foundation/db/schema';
import { publicName } from '../../foundation/text/publicName';
import { findTutor } from '../../people/tutors/queries/findTutor';

/**
 * @returns what public pages show of a person except open times, as text for comparison; null: they show nothing
 */
export const findPublicFace = async (
  queryable: Queryable,
  { id, role }: { id: string; role: Role },
): Promise<string | null> => {
  if (role === 'tutor') {
    const tutor = await findTutor(queryable, id);
    if (!tutor) return null;
    const { address: _address, emailFor: _emailFor, exceptions: _exceptions, ...shown } = tutor;
    return JSON.stringify(shown);
  }
  if (role !== 'student') return null;
  const [author] = await queryable
    .select({ name: users.name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.studentId))
    .where(eq(reviews.studentId, id))
    .limit(1);
  return author ? publicName(author.name) : null;
};
