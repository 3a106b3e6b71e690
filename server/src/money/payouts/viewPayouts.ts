import type { Answer, Calls, Payout, Query, Statement, StatementLine } from '@paadam/shared/contract';
import { type StatementKind, statementKinds } from '@paadam/shared/domain';
import { IdPosition, readPage } from '../../access/calls/page';
import type { SessionUser } from '../../access/sessions/queries';
import type { MoneySettings } from '../../foundation/config/Config';
import type { Database } from '../../foundation/db/openDatabase';
import { earningsOf } from '../../lessons/ledger/ledger/accounts';
import { balanceOf } from '../../lessons/ledger/ledger/queries';
import { splitPrice } from '../../lessons/ledger/splitPrice';
import {
  findDestination,
  findOpening,
  type LedgerLine,
  listLines,
  listMonths,
  listPayoutsOf,
  listPending,
  sumPayouts,
} from './queries';
import { toDestination } from './setDestination';

type PayoutPage = Pick<Answer<Calls['tutorPayouts']>, 'data' | 'nextCursor' | 'balance' | 'destination'>;

const toPayout = ({
  id,
  masked,
  createdAt,
  ...row
}: Awaited<ReturnType<typeof listPayoutsOf>>[number]): Payout => ({
  _id: id,
  ...row,
  destination: masked,
  createdAt: createdAt.toISOString(),
});

/** @returns a page of the tutor's payouts, with what the tutor has by the ledger, and where it goes */
export const payoutPage = async (
  database: Database,
  { commissionPercent, seller }: MoneySettings,
  { id }: SessionUser,
  query: Query<Calls['tutorPayouts']>,
): Promise<PayoutPage> => {
  const [{ rows, nextCursor }, held, sums, available, destination] = await Promise.all([
    readPage(
      query,
      IdPosition,
      (after, count) => listPayoutsOf(database, id, { after, count }),
      (row) => row.id,
    ),
    listPending(database, id),
    sumPayouts(database, id),
    balanceOf(database, earningsOf(id)),
    findDestination(database, id),
  ]);
  const settings = { commissionPercent, isTaxed: seller.gstin !== null };
  return {
    data: rows.map(toPayout),
    nextCursor,
    balance: {
      pending: held.reduce((sum, amount) => sum + splitPrice(amount, settings).tutor, 0),
      pendingLessons: held.length,
      available: Number(available),
      ...sums,
    },
    destination: destination ? toDestination(destination) : null,
  };
};

const toLine = ({
  id,
  at,
  bookingId,
  startsAt,
  subject,
  studentId,
  student,
  ...line
}: LedgerLine): StatementLine => ({
  _id: id,
  at: at.toISOString(),
  ...line,
  lesson:
    bookingId && startsAt && subject && studentId && student
      ? {
          booking: bookingId,
          dateTime: startsAt.toISOString(),
          subject,
          student: { _id: studentId, name: student },
        }
      : null,
});

/** @returns a month as the ledger has it */
export const viewStatement = async (
  database: Database,
  { id, timeZone }: SessionUser,
  { month: asked }: Query<Calls['tutorStatement']>,
): Promise<Statement> => {
  const present = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' })
    .format(new Date())
    .slice(0, 7);
  const month = asked ?? present;
  const [lines, opening, months] = await Promise.all([
    listLines(database, id, { month, timeZone }),
    findOpening(database, id, { month, timeZone }),
    listMonths(database, id, timeZone),
  ]);
  const sum = (field: 'price' | 'commission' | 'gst' | 'amount', ...kinds: StatementKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((so, line) => so + line[field], 0);
  return {
    month,
    months: [...new Set([present, ...months])].sort().reverse(),
    opening,
    closing: opening + sum('amount', ...statementKinds),
    lines: lines.map(toLine),
    sums: {
      price: sum('price', 'lesson', 'kept'),
      commission: sum('commission', ...statementKinds),
      gst: sum('gst', ...statementKinds),
      lessons: sum('amount', 'lesson'),
      kept: sum('amount', 'kept'),
      goodwill: sum('amount', 'goodwill'),
      payouts: -sum('amount', 'payout', 'payout-returned'),
      corrections: sum('amount', 'correction'),
    },
  };
};
