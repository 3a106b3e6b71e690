import type { StatementKind } from '@paadam/shared/domain';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../foundation/db/openDatabase';
import { payoutDestinations, payouts, subjects } from '../../foundation/db/schema';
import type { InvoiceLink } from '../../lessons/ledger/invoices/queries';
import { answeredName } from '../../people/subjects/queries';

export type DestinationRow = typeof payoutDestinations.$inferSelect;
export type PayoutRow = typeof payouts.$inferSelect;

export const findDestination = async (
  queryable: Queryable,
  tutorId: string,
): Promise<DestinationRow | undefined> => {
  const [row] = await queryable
    .select()
    .from(payoutDestinations)
    .where(and(eq(payoutDestinations.tutorId, tutorId), isNull(payoutDestinations.endedAt)));
  return row;
};

/** @returns a tutor's payouts, latest first, each with where it went */
export const listPayoutsOf = (
  queryable: Queryable,
  tutorId: string,
  { after, count }: { after: string | undefined; count: number },
) =>
  queryable
    .select({
      id: payouts.id,
      amount: payouts.amount,
      status: payouts.status,
      masked: payoutDestinations.masked,
      createdAt: payouts.createdAt,
      reference: payouts.reference,
      sentOn: payouts.sentOn,
    })
    .from(payouts)
    .innerJoin(payoutDestinations, eq(payoutDestinations.id, payouts.destinationId))
    .where(and(eq(payouts.tutorId, tutorId), after === undefined ? undefined : lt(payouts.id, after)))
    .orderBy(desc(payouts.id))
    .limit(count);

/** @returns paise that are held for each lesson of a tutor which is paid and still to come, or just given; not what goes back */
export const listPending = async (queryable: Queryable, tutorId: string): Promise<number[]> => {
  const { rows } = await queryable.execute<{ left: string }>(sql`
    select account.credits - account.debits - coalesce((
      select sum(refund.amount) from refunds refund join payments other on other.id = refund.payment_id
      where other.booking_id = booking.id and refund.status <> 'done'), 0) as left
    from payments payment
      join bookings booking on booking.id = payment.booking_id
      join ledger_accounts account on account.kind = 'held' and account.owner_id = booking.id
    where booking.tutor_id = ${tutorId} and booking.status in ('accepted', 'completed')
      and payment.status in ('paid', 'part_refunded') and payment.released_at is null`);
  return rows.map(({ left }) => Number(left)).filter((left) => left > 0);
};

/** @returns paise of a tutor's payouts that the ledger has on their way, and with the bank */
export const sumPayouts = async (
  queryable: Queryable,
  tutorId: string,
): Promise<{ onTheWay: number; paidOut: number }> => {
  const { rows } = await queryable.execute<{ waiting: string; sent: string }>(sql`
    select coalesce(sum(account.credits - account.debits), 0) as waiting,
      coalesce(sum((select coalesce(sum(case when transfer.debit_id = account.id then transfer.amount else -transfer.amount end), 0)
        from ledger_transfers transfer join ledger_accounts bank on bank.kind = 'bank'
        where (transfer.debit_id, transfer.credit_id) in ((account.id, bank.id), (bank.id, account.id)))), 0) as sent
    from payouts payout join ledger_accounts account on account.kind = 'payout' and account.owner_id = payout.id
    where payout.tutor_id = ${tutorId}`);
  const [{ waiting, sent } = { waiting: 0, sent: 0 }] = rows;
  return { onTheWay: Number(waiting), paidOut: Number(sent) };
};

export interface LedgerLine {
  id: string;
  at: Date;
  kind: StatementKind;
  bookingId: string | null;
  startsAt: Date | null;
  subject: string | null;
  studentId: string | null;
  student: string | null;
  /** Paise. */
  price: number;
  commission: number;
  gst: number;
  amount: number;
  document: InvoiceLink | null;
}

/** @returns each journal that touches what a tutor has, of a month of a zone's calendar, by time */
export const listLines = async (
  queryable: Queryable,
  tutorId: string,
  { month, timeZone }: { month: string; timeZone: string },
): Promise<LedgerLine[]> => {
  const { rows } = await queryable.execute<Record<keyof LedgerLine, never>>(sql`
    with own as (select id from ledger_accounts where kind = 'tutor' and owner_id = ${tutorId}),
    touched as (
      select distinct journal.id, journal.at, journal.event, journal.booking_id
      from own
        join ledger_transfers transfer on own.id in (transfer.debit_id, transfer.credit_id)
        join ledger_journals journal on journal.id = transfer.journal_id
      where journal.at >= (${`${month}-01`}::date)::timestamp at time zone ${timeZone}
        and journal.at < (${`${month}-01`}::date + interval '1 month') at time zone ${timeZone}
    ), lines as (
      select touched.id,
        sum(case when debit.kind = 'held' then transfer.amount else 0 end) as price,
        sum(case when credit.kind = 'commission' then transfer.amount else 0 end) as commission,
        sum(case when credit.kind = 'gst' then transfer.amount else 0 end) as gst,
        sum(case when transfer.credit_id = own.id then transfer.amount
          when transfer.debit_id = own.id then -transfer.amount else 0 end) as amount,
        case
          when bool_or(transfer.credit_id = own.id and debit.kind = 'held')
            then case when touched.event = 'cancelled' then 'kept' else 'lesson' end
          when bool_or(transfer.credit_id = own.id and debit.kind = 'goodwill') then 'goodwill'
          when bool_or(transfer.debit_id = own.id and credit.kind = 'payout') then 'payout'
          when bool_or(transfer.credit_id = own.id and debit.kind = 'payout') then 'payout-returned'
          else 'correction'
        end as kind
      from touched cross join own
        join ledger_transfers transfer on transfer.journal_id = touched.id
        join ledger_accounts debit on debit.id = transfer.debit_id
        join ledger_accounts credit on credit.id = transfer.credit_id
      group by touched.id, touched.event
    )
    select touched.id, touched.at, lines.kind, booking.id as "bookingId", booking.starts_at as "startsAt",
      ${answeredName()} as subject, student.id as "studentId", student.name as student,
      lines.price, lines.commission, lines.gst, lines.amount,
      (select json_build_object('_id', invoice.id, 'kind', invoice.kind, 'number', invoice.content ->> 'number')
        from invoices invoice where invoice.booking_id = touched.booking_id and invoice.kind = 'commission'
          and invoice.recipient_id = ${tutorId} and lines.kind in ('lesson', 'kept') limit 1) as document
    from touched join lines using (id)
      left join bookings booking on booking.id = touched.booking_id
      left join users student on student.id = booking.student_id
      left join ${subjects} on ${subjects.id} = booking.subject_id
    order by touched.at, touched.id`);
  return rows.map(({ at, startsAt, price, commission, gst, amount, ...row }) => ({
    ...row,
    at: new Date(at),
    startsAt: startsAt && new Date(startsAt),
    price: Number(price),
    commission: Number(commission),
    gst: Number(gst),
    amount: Number(amount),
  }));
};

/** @returns paise that a tutor had when a month of a zone's calendar began */
export const findOpening = async (
  queryable: Queryable,
  tutorId: string,
  { month, timeZone }: { month: string; timeZone: string },
): Promise<number> => {
  const { rows } = await queryable.execute<{ had: string }>(sql`
    select coalesce(sum(case when transfer.credit_id = own.id then transfer.amount else -transfer.amount end), 0) as had
    from ledger_accounts own
      join ledger_transfers transfer on own.id in (transfer.debit_id, transfer.credit_id)
      join ledger_journals journal on journal.id = transfer.journal_id
    where own.kind = 'tutor' and own.owner_id = ${tutorId}
      and journal.at < (${`${month}-01`}::date)::timestamp at time zone ${timeZone}`);
  return Number(rows[0]?.had ?? 0);
};

/** @returns the months of a zone's calendar in which something came or went, latest first */
export const listMonths = async (
  queryable: Queryable,
  tutorId: string,
  timeZone: string,
): Promise<string[]> => {
  const { rows } = await queryable.execute<{ month: string }>(sql`
    select distinct to_char(journal.at at time zone ${timeZone}, 'YYYY-MM') as month
    from ledger_accounts own
      join ledger_transfers transfer on own.id in (transfer.debit_id, transfer.credit_id)
      join ledger_journals journal on journal.id = transfer.journal_id
    where own.kind = 'tutor' and own.owner_id = ${tutorId} order by 1 desc`);
  return rows.map(({ month }) => month);
};
