import type { LinkedChild } from '@paadam/shared/contract';
import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { parentChildren, users } from '../../foundation/db/schema';

export type Person = Pick<typeof users.$inferSelect, 'id' | 'name' | 'email' | 'language'>;
export type Link = Pick<typeof parentChildren.$inferSelect, 'parentId' | 'childId'>;

/** Whether the student with that id is a linked child of the parent. */
export const isChildOf = (studentId: SQLWrapper, parentId: string): SQL =>
  sql`${studentId} in (
    select ${parentChildren.childId} from ${parentChildren} where ${parentChildren.parentId} = ${parentId})`;

/** A child as a linked parent sees it. */
const childColumns = { _id: users.id, name: users.name, email: users.email, profileUrl: users.profileUrl };

/** @returns the linked children, in the order of their linking */
export const listChildren = (queryable: Queryable, parentId: string) =>
  queryable
    .select(childColumns)
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.childId))
    .where(eq(parentChildren.parentId, parentId))
    .orderBy(asc(parentChildren.linkedAt), asc(users.id));

/** @returns the child where it is linked to the parent */
export const findChild = async (
  queryable: Queryable,
  parentId: string,
  childId: string,
): Promise<LinkedChild | undefined> => {
  const [child] = await queryable
    .select(childColumns)
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.childId))
    .where(and(eq(parentChildren.parentId, parentId), eq(parentChildren.childId, childId)));
  return child;
};

/** @returns the linked parents of a student, in the order of their linking */
export const listParents = (queryable: Queryable, childId: string) =>
  queryable
    .select({ _id: users.id, name: users.name, email: users.email })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.parentId))
    .where(eq(parentChildren.childId, childId))
    .orderBy(asc(parentChildren.linkedAt), asc(users.id));

/** @returns the person with this id, who is known to have an account */
export const getPerson = async (queryable: Queryable, id: string): Promise<Person> => {
  const [person] = await queryable
    .select({ id: users.id, name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, id));
  if (!person) throw new Error(`Account ${id} is missing.`);
  return person;
};
