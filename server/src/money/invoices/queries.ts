import { and, desc, eq, exists, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { bookings, invoices } from '../../foundation/db/schema';
import { ofCaller } from '../../lessons/bookings/queries';

/**
 * Whose a document is: the person who it was issued to, for good; and what was issued for a payment also the student's whose lesson it
 * was, and the linked parents' of that student.
 */
const isFor = (queryable: Queryable, caller: Pick<SessionUser, 'id' | 'role'>): SQL | undefined =>
  or(
    eq(invoices.recipientId, caller.id),
    caller.role === 'tutor'
      ? undefined
      : and(
          ne(invoices.kind, 'commission'),
          exists(
            queryable
              .select({ one: sql`1` })
              .from(bookings)
              .where(and(eq(bookings.id, invoices.bookingId), ofCaller(caller))),
          ),
        ),
  );

/** @param caller absent: an operator, who may see them all */
export const findInvoice = async (
  queryable: Queryable,
  id: string,
  caller?: Pick<SessionUser, 'id' | 'role'>,
) => {
  const [invoice] = await queryable
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), caller && isFor(queryable, caller)));
  return invoice;
};

/** @returns a person's documents, latest first */
export const listInvoices = (
  queryable: Queryable,
  caller: SessionUser,
  { after, count }: { after: string | undefined; count: number },
) =>
  queryable
    .select()
    .from(invoices)
    .where(and(isFor(queryable, caller), after === undefined ? undefined : lt(invoices.id, after)))
    .orderBy(desc(invoices.id))
    .limit(count);
