import type { PaymentStatus, PayoutStatus, RefundStatus } from '@paadam/shared/domain';
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Static, Type } from 'typebox';
import { momentAt } from '../../../foundation/db/microseconds';
import type { Queryable } from '../../../foundation/db/openDatabase';
import {
  bookings,
  captures,
  checkouts,
  deskApprovals,
  disputes,
  operators,
  payments,
  payoutDestinations,
  payouts,
  refunds,
  settlements,
  subjects,
  users,
} from '../../../foundation/db/schema';
import { statusNow } from '../../../foundation/db/transitionSql';
import { type AccountKind, accountKinds } from '../../../lessons/ledger/ledger/accounts';
import { isOneOf } from '../queries';

const student = alias(users, 'student');
const tutor = alias(users, 'tutor');
const payer = alias(users, 'payer');

interface Listed<Status> {
  status: Status | undefined;
  after: string | undefined;
  count: number;
}

/** The search conditions for payments. */
export type PaymentSearch =
  /** The id of a payment, or of its booking. */
  | { id: string }
  /** A gateway's or bank's reference, or the ids of people who take part or paid. */
  | { reference: string; people: readonly string[] };

/** One query for each condition, so that each can use its index. @returns queries that select payment ids */
const waysTo = (
  queryable: Queryable,
  search: PaymentSearch,
  { status, after, count }: Listed<PaymentStatus>,
): SQLWrapper[] => {
  const id = { id: payments.id };
  if ('id' in search) {
    const isIt = [eq(payments.id, search.id), eq(payments.bookingId, search.id)];
    return isIt.map((way) => queryable.select(id).from(payments).where(way));
  }
  const { reference, people } = search;
  const theirs = and(
    status && eq(payments.status, status),
    after === undefined ? undefined : lt(payments.id, after),
  );
  const listed = (way: SQL) =>
    queryable
      .select(id)
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(and(way, theirs))
      .orderBy(desc(payments.id))
      .limit(count);
  return [
    queryable.select({ id: captures.paymentId }).from(captures).where(eq(captures.ref, reference)),
    queryable.select({ id: checkouts.paymentId }).from(checkouts).where(eq(checkouts.providerRef, reference)),
    queryable.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.providerRef, reference)),
    queryable.select({ id: refunds.paymentId }).from(refunds).where(eq(refunds.handReference, reference)),
    ...(people.length > 0
      ? [bookings.studentId, bookings.tutorId, payments.payerId].map((column) =>
          listed(isOneOf(column, people)),
        )
      : []),
  ];
};

const selectPayments = (queryable: Queryable) =>
  queryable
    .select({
      id: payments.id,
      booking: payments.bookingId,
      bookingStatus: statusNow,
      status: payments.status,
      amount: payments.amount,
      student: { _id: student.id, name: student.name },
      tutor: { _id: tutor.id, name: tutor.name },
      payer: { _id: payer.id, name: payer.name },
      subject: subjects.name,
      startsAt: bookings.startsAt,
      provider: payments.provider,
      method: payments.method,
      paidAt: payments.paidAt,
      releasedAt: payments.releasedAt,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(student, eq(student.id, bookings.studentId))
    .innerJoin(tutor, eq(tutor.id, bookings.tutorId))
    .innerJoin(subjects, eq(subjects.id, bookings.subjectId))
    .leftJoin(payer, eq(payer.id, payments.payerId));

export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>[number];

/** @returns payments, those asked for last first */
export const searchPayments = (
  queryable: Queryable,
  { search, status, after, count }: Listed<PaymentStatus> & { search: PaymentSearch | undefined },
) =>
  selectPayments(queryable)
    .where(
      and(
        search &&
          inArray(
            payments.id,
            sql`(${sql.join(
              waysTo(queryable, search, { status, after, count }).map((way) => sql`(${way})`),
              sql` union `,
            )})`,
          ),
        status && eq(payments.status, status),
        after === undefined ? undefined : lt(payments.id, after),
      ),
    )
    .orderBy(desc(payments.id))
    .limit(count);

export const findPayment = async (queryable: Queryable, id: string): Promise<PaymentRow | undefined> => {
  const [row] = await selectPayments(queryable).where(eq(payments.id, id));
  return row;
};

export const listCaptures = (queryable: Queryable, paymentId: string) =>
  queryable.select().from(captures).where(eq(captures.paymentId, paymentId)).orderBy(captures.at);

const selectRefunds = (queryable: Queryable) =>
  queryable
    .select({
      id: refunds.id,
      payment: refunds.paymentId,
      student: { _id: student.id, name: student.name },
      amount: refunds.amount,
      reason: refunds.reason,
      // What the gateway has refused, or no one can ask it for, needs a person just as much.
      status: sql<RefundStatus>`case when ${refunds.status} <> 'done' and ${refunds.problem} is not null
        then 'failed' else ${refunds.status} end`,
      provider: refunds.provider,
      providerRef: refunds.providerRef,
      handReference: refunds.handReference,
      failures: refunds.failures,
      createdAt: refunds.createdAt,
      doneAt: refunds.doneAt,
      tryAt: refunds.tryAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(student, eq(student.id, bookings.studentId));

export type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number];

const hasFailed = and(
  ne(refunds.status, 'done'),
  or(eq(refunds.status, 'failed'), isNotNull(refunds.problem)),
);

/** @returns refunds, those wanted last first */
export const listRefunds = (queryable: Queryable, { status, after, count }: Listed<RefundStatus>) =>
  selectRefunds(queryable)
    .where(
      and(
        status === 'failed' ? hasFailed : status && and(eq(refunds.status, status), isNull(refunds.problem)),
        after === undefined ? undefined : lt(refunds.id, after),
      ),
    )
    .orderBy(desc(refunds.id))
    .limit(count);

export const listRefundsOf = (queryable: Queryable, paymentId: string) =>
  selectRefunds(queryable).where(eq(refunds.paymentId, paymentId)).orderBy(refunds.id);

const respondBy = sql`coalesce(${disputes.respondBy}, '2200-01-01 00:00:00+00'::timestamptz)`;

const selectDisputes = (queryable: Queryable) =>
  queryable
    .select({
      microseconds: sql<string>`(extract(epoch from case when ${disputes.status} = 'open' then ${respondBy}
        else ${disputes.openedAt} end) * 1000000)::bigint`.mapWith(Number),
      reference: disputes.ref,
      provider: disputes.provider,
      payment: captures.paymentId,
      student: { _id: student.id, name: student.name },
      amount: disputes.amount,
      reason: disputes.reason,
      status: disputes.status,
      respondBy: disputes.respondBy,
      openedAt: disputes.openedAt,
      closedAt: disputes.closedAt,
    })
    .from(disputes)
    .leftJoin(captures, and(eq(captures.provider, disputes.provider), eq(captures.ref, disputes.captureRef)))
    .leftJoin(payments, eq(payments.id, captures.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(student, eq(student.id, bookings.studentId));

/** The place of a dispute in its list. */
export const DisputePosition = Type.Object({
  isOpen: Type.Boolean(),
  /** Of the epoch: by when an open one has to be answered, when another was opened. */
  microseconds: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  provider: Type.String(),
  reference: Type.String(),
});
type DisputePosition = Static<typeof DisputePosition>;

/** @returns disputes after the position: open ones first, by when they have to be answered, then the others, the latest first */
export const listDisputes = async (
  queryable: Queryable,
  { after, count }: { after: DisputePosition | undefined; count: number },
) => {
  const isOpen = eq(disputes.status, 'open');
  const place = after && sql`(${momentAt(after.microseconds)}, ${after.provider}, ${after.reference})`;
  const open =
    after && !after.isOpen
      ? []
      : await selectDisputes(queryable)
          .where(and(isOpen, place && sql`(${respondBy}, ${disputes.provider}, ${disputes.ref}) > ${place}`))
          .orderBy(respondBy, asc(disputes.provider), asc(disputes.ref))
          .limit(count);
  if (open.length === count) return open;
  const closed = await selectDisputes(queryable)
    .where(
      and(
        sql`${disputes.status} <> 'open'`,
        after && !after.isOpen
          ? sql`(${disputes.openedAt}, ${disputes.provider}, ${disputes.ref}) < ${place}`
          : undefined,
      ),
    )
    .orderBy(desc(disputes.openedAt), desc(disputes.provider), desc(disputes.ref))
    .limit(count - open.length);
  return [...open, ...closed];
};

/** @returns the disputes about money that came for a payment, the latest first */
export const listDisputesOf = (queryable: Queryable, paymentId: string) =>
  selectDisputes(queryable).where(eq(captures.paymentId, paymentId)).orderBy(desc(disputes.openedAt));

/** @returns paise that have gone back of a payment by what operators wanted or decided, or the two sides agreed on */
export const sumByOperators = async (queryable: Queryable, paymentId: string): Promise<number> => {
  const [row] = await queryable
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::integer` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.reason, ['operator', 'problem'])));
  return row?.sum ?? 0;
};

/** @returns a refund of that payment that waits for a second operator */
export const findWaiting = async (queryable: Queryable, paymentId: string) => {
  const [row] = await queryable
    .select({
      _id: deskApprovals.id,
      detail: deskApprovals.detail,
      askedBy: { _id: operators.id, name: operators.name },
      askedAt: deskApprovals.askedAt,
    })
    .from(deskApprovals)
    .innerJoin(operators, eq(operators.id, deskApprovals.askedBy))
    .where(
      and(
        eq(deskApprovals.act, 'big-refund'),
        eq(deskApprovals.aboutId, paymentId),
        isNull(deskApprovals.answer),
      ),
    );
  return row;
};

export interface JournalRow {
  id: string;
  event: string;
  at: string;
  transfers: { from: string; to: string; amount: number }[];
}

/** @returns all that the ledger has of a booking, by time; each transfer from the account that is debited to the other */
export const listJournals = async (queryable: Queryable, bookingId: string): Promise<JournalRow[]> => {
  const { rows } = await queryable.execute<{ [Key in keyof JournalRow]: JournalRow[Key] }>(sql`
    select journal.id, journal.event, to_json(journal.at) #>> '{}' as at,
      json_agg(json_build_object('from', debit.kind, 'to', credit.kind, 'amount', transfer.amount) order by transfer.id) as transfers
    from ledger_journals journal
      join ledger_transfers transfer on transfer.journal_id = journal.id
      join ledger_accounts debit on debit.id = transfer.debit_id
      join ledger_accounts credit on credit.id = transfer.credit_id
    where journal.booking_id = ${bookingId} group by journal.id order by journal.at, journal.id`);
  return rows;
};

/** @returns payouts, those made last first */
export const listPayouts = (queryable: Queryable, { status, after, count }: Listed<PayoutStatus>) =>
  queryable
    .select({
      id: payouts.id,
      tutor: { _id: tutor.id, name: tutor.name },
      amount: payouts.amount,
      status: payouts.status,
      destination: payoutDestinations.masked,
      isOld: sql<boolean>`${payoutDestinations.endedAt} is not null`,
      reference: payouts.reference,
      sentOn: payouts.sentOn,
      reason: payouts.reason,
      madeBy: operators.name,
      createdAt: payouts.createdAt,
    })
    .from(payouts)
    .innerJoin(tutor, eq(tutor.id, payouts.tutorId))
    .innerJoin(payoutDestinations, eq(payoutDestinations.id, payouts.destinationId))
    .leftJoin(operators, eq(operators.id, payouts.madeBy))
    .where(and(status && eq(payouts.status, status), after === undefined ? undefined : lt(payouts.id, after)))
    .orderBy(desc(payouts.id))
    .limit(count);

/** @returns the open payouts whose destination still stands, with what is sealed of it, the oldest first */
export const listForBank = (queryable: Queryable) =>
  queryable
    .select({
      id: payouts.id,
      tutorId: payouts.tutorId,
      amount: payouts.amount,
      tutor: tutor.name,
      destination: { id: payoutDestinations.id, sealed: payoutDestinations.sealed },
    })
    .from(payouts)
    .innerJoin(tutor, eq(tutor.id, payouts.tutorId))
    .innerJoin(payoutDestinations, eq(payoutDestinations.id, payouts.destinationId))
    .where(and(eq(payouts.status, 'wanted'), isNull(payoutDestinations.endedAt)))
    .orderBy(payouts.id);

/** @returns whose payout it is, with what a mail needs */
export const findPayee = async (queryable: Queryable, payoutId: string) => {
  const [row] = await queryable
    .select({
      id: tutor.id,
      name: tutor.name,
      email: tutor.email,
      timeZone: tutor.timeZone,
      language: tutor.language,
      masked: payoutDestinations.masked,
    })
    .from(payouts)
    .innerJoin(tutor, eq(tutor.id, payouts.tutorId))
    .innerJoin(payoutDestinations, eq(payoutDestinations.id, payouts.destinationId))
    .where(eq(payouts.id, payoutId));
  return row;
};

export interface PayableRow {
  tutorId: string;
  name: string;
  available: string;
  masked: string | null;
  waitsUntil: string | null;
  hasOpen: boolean;
}

/** The place of a tutor in the list of those with money: paise, and the tutor's id where sums are equal. */
export const BalancePosition = Type.Object({
  available: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.String({ format: 'uuid' }),
});
type BalancePosition = Static<typeof BalancePosition>;

/** @returns tutors who have something that could be paid out, those with the most first */
export const listPayable = async (
  queryable: Queryable,
  { after, count }: { after: BalancePosition | undefined; count: number },
): Promise<PayableRow[]> => {
  const { rows } = await queryable.execute<{ [Key in keyof PayableRow]: PayableRow[Key] }>(sql`
    select tutor.id as "tutorId", tutor.name, balance.available, destination.masked,
      case when destination.usable_from > now() then to_json(destination.usable_from) #>> '{}' end as "waitsUntil",
      exists (select from payouts where tutor_id = tutor.id and status = 'wanted') as "hasOpen"
    from (
      select tutor_id, available from tutor_balances
      where available > 0 and ${
        after
          ? sql`(available < ${after.available} or (available = ${after.available} and tutor_id > ${after.id}))`
          : sql`true`
      }
      order by available desc, tutor_id limit ${count}
    ) balance
      join users tutor on tutor.id = balance.tutor_id
      left join payout_destinations destination on destination.tutor_id = tutor.id and destination.ended_at is null
    order by balance.available desc, tutor.id`);
  return rows;
};

/** @returns paise on the accounts of each kind together, on the side on which they grow */
export const sumAccounts = async (queryable: Queryable) => {
  const { rows } = await queryable.execute<{ kind: AccountKind; debits: string; credits: string }>(sql`
    select kind, sum(debits) as debits, sum(credits) as credits from ledger_totals group by kind order by kind`);
  return rows.map(({ kind, debits, credits }) => {
    const owed = Number(BigInt(credits) - BigInt(debits));
    return { kind, balance: accountKinds[kind].side === 'debit' ? -owed : owed };
  });
};

const shownSettlements = 50;

/** @returns what was entered by hand, the latest first */
export const listSettlements = (queryable: Queryable) =>
  queryable
    .select({
      id: settlements.id,
      kind: settlements.kind,
      amount: settlements.amount,
      reference: settlements.reference,
      onDay: settlements.onDay,
      enteredBy: operators.name,
      enteredAt: settlements.enteredAt,
    })
    .from(settlements)
    .innerJoin(operators, eq(operators.id, settlements.enteredBy))
    .orderBy(desc(settlements.id))
    .limit(shownSettlements);

/** What waits for a person, in figures. */
export const findMoneyToday = async (queryable: Queryable) => {
  const { rows } = await queryable.execute<{
    failedRefunds: number;
    payouts: number;
    payoutAmount: string;
    payoutsSince: string | null;
    disputes: number;
    respondBy: string | null;
  }>(sql`
    select (select count(*)::integer from refunds where status <> 'done' and (status = 'failed' or problem is not null)) as "failedRefunds",
      (select count(*)::integer from disputes where status = 'open') as disputes,
      (select to_json(min(respond_by)) #>> '{}' from disputes where status = 'open') as "respondBy",
      (select count(*)::integer from payouts where status = 'wanted') as payouts,
      (select coalesce(sum(amount), 0) from payouts where status = 'wanted') as "payoutAmount",
      (select to_json(min(created_at)) #>> '{}' from payouts where status = 'wanted') as "payoutsSince"`);
  const [row] = rows;
  if (!row) throw new Error('A count gave no row.');
  return row;
};

const shownUnanswered = 20;

/** @returns the ways to pay about which the gateway was asked in vain, the oldest first */
export const listUnanswered = (queryable: Queryable) =>
  queryable
    .select({ payment: checkouts.paymentId, tries: checkouts.unanswered, since: checkouts.createdAt })
    .from(checkouts)
    .where(sql`${checkouts.unanswered} > 0`)
    .orderBy(checkouts.createdAt)
    .limit(shownUnanswered);
