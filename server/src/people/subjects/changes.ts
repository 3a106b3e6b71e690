import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../foundation/db/openDatabase';
import { subjects, subjectWishes, tutorSubjects, tutors, users } from '../../foundation/db/schema';
import { namesByLanguage } from './queries';

/**
 * Keeps the wish to be told of a subject's first tutor. The subject's row is held, so that no tutor comes to it unnoticed:
 * the person who is being listed has its count raised first.
 *
 * @returns what stands in the way, if anything
 */
export const addWish = async (
  tx: Transaction,
  wish: { subjectId: string; userId: string },
): Promise<'no such subject' | 'has tutors' | undefined> => {
  const [subject] = await tx
    .select({ tutorCount: subjects.tutorCount })
    .from(subjects)
    .where(eq(subjects.id, wish.subjectId))
    .for('share');
  if (!subject) return 'no such subject';
  if (subject.tutorCount > 0) return 'has tutors';
  await tx.insert(subjectWishes).values(wish).onConflictDoNothing();
  return undefined;
};

export const removeWish = async (
  queryable: Queryable,
  { subjectId, userId }: { subjectId: string; userId: string },
): Promise<void> => {
  await queryable
    .delete(subjectWishes)
    .where(and(eq(subjectWishes.subjectId, subjectId), eq(subjectWishes.userId, userId)));
};

/** Takes the wishes that a tutor fulfils: no one else gets to take them. @returns the people to tell, and of which subject */
export const takeWishes = async (tx: Transaction, tutorId: string) => {
  const taught = tx
    .select({ id: tutorSubjects.subjectId })
    .from(tutorSubjects)
    .innerJoin(tutors, eq(tutors.id, tutorSubjects.tutorId))
    .where(and(eq(tutors.id, tutorId), isNotNull(tutors.hourlyRate), not(tutors.isHidden)));
  const taken = await tx
    .delete(subjectWishes)
    .where(inArray(subjectWishes.subjectId, taught))
    .returning({ subjectId: subjectWishes.subjectId, userId: subjectWishes.userId });
  if (taken.length === 0) return [];
  const column = (key: 'subjectId' | 'userId') => sql.param(taken.map((wish) => wish[key]));
  return tx
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      subject: { _id: subjects.id, name: subjects.name },
      subjectNames: namesByLanguage,
    })
    .from(users)
    .innerJoin(
      sql`unnest(${column('subjectId')}::uuid[], ${column('userId')}::uuid[]) as taken (subject_id, user_id)`,
      sql`taken.user_id = ${users.id}`,
    )
    .innerJoin(subjects, sql`taken.subject_id = ${subjects.id}`);
};
