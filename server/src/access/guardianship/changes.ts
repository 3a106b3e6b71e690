import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/db/openDatabase';
import { parentChildren } from '../../foundation/db/schema';
import type { Link } from './queries';

/** @returns whether the link is new */
export const addLink = async (tx: Transaction, link: Link): Promise<boolean> => {
  const added = await tx
    .insert(parentChildren)
    .values(link)
    .onConflictDoNothing()
    .returning({ childId: parentChildren.childId });
  return added.length > 0;
};

/** @returns whether there was such a link */
export const removeLink = async (tx: Transaction, { parentId, childId }: Link): Promise<boolean> => {
  const removed = await tx
    .delete(parentChildren)
    .where(and(eq(parentChildren.parentId, parentId), eq(parentChildren.childId, childId)))
    .returning({ childId: parentChildren.childId });
  return removed.length > 0;
};
