import { and, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { auditEvents } from '../db/schema';

/** @param after the id of the last one on the page before @returns the user's sign-ins, newest first */
export const listSignIns = (
  queryable: Queryable,
  userId: string,
  { after, count }: { after: string | undefined; count: number },
) =>
  queryable
    .select({ id: auditEvents.id, at: auditEvents.at, userAgent: auditEvents.userAgent })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.userId, userId),
        eq(auditEvents.event, 'signed-in'),
        after === undefined ? undefined : lt(auditEvents.id, after),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(count);
