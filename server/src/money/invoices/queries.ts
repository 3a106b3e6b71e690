import { and, desc, eq, exists, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
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

/**
 * @returns a person's documents, latest first. One query for each way to a document, so that each can use its index, and reads no more
 *   than a page.
 */
export const listInvoices = (
  queryable: Queryable,
  caller: SessionUser,
  { after, count }: { after: string | undefined; count: number },
) => {
  const isBefore = after === undefined ? undefined : lt(invoices.id, after);
  const received = queryable
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.recipientId, caller.id), isBefore))
    .orderBy(desc(invoices.id))
    .limit(count);
  // A booking has few documents, so they are found from the person's bookings.
  const ofLessons = queryable
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(bookings, eq(bookings.id, invoices.bookingId))
    .where(and(ofCaller(caller), ne(invoices.kind, 'commission'), isBefore))
    .orderBy(desc(invoices.id))
    .limit(count);
  const ids = caller.role === 'tutor' ? received : sql`((${received}) union (${ofLessons}))`;
  return queryable
    .select()
    .from(invoices)
    .where(inArray(invoices.id, ids))
    .orderBy(desc(invoices.id))
    .limit(count);
};
