import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/foundation/db/openDatabase';
import { bookings, captures, lessonProblems, payments, refunds } from '../../src/foundation/db/schema';
import { held } from '../../src/lessons/ledger/ledger/accounts';
import { balanceOf } from '../../src/lessons/ledger/ledger/queries';
import type { FaultyGateway } from './FaultyGateway';

/** What is known of an order once all of it has come to rest. */
export interface RestingOrder {
  bookingId: string;
  paymentId: string;
  /** Of the lesson: paise. */
  price: number;
  /** What the gateway has of it. */
  books: ReturnType<FaultyGateway['booksOf']>;
  /** Whether it was begun so late that a half alone goes back. */
  isLate: boolean;
  /** Whether an operator has had a part of it go back: no rule says how much then. */
  isByOperator: boolean;
}

/** @returns to which end the order has come, and what is wrong with where its money is */
export const judgeOrder = async (
  database: Database,
  { bookingId, paymentId, price, books: { came, back, lost }, isLate, isByOperator }: RestingOrder,
): Promise<{ end: string; problems: string[] }> => {
  const problems: string[] = [];
  const [payment] = await database.select().from(payments).where(eq(payments.id, paymentId));
  const [booking] = await database.select().from(bookings).where(eq(bookings.id, bookingId));
  const taken = await database.select().from(captures).where(eq(captures.paymentId, paymentId));
  const returned = await database.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const says = (isWrong: boolean, what: string) => {
    if (isWrong) {
      problems.push(
        `${what}: ${booking?.status}, ${payment?.status}; came ${came}, back ${back}, lost ${lost}`,
      );
    }
  };
  const paidBy = taken.filter(({ fate }) => fate === 'paid');
  const isPaid = payment?.status !== 'void' && payment?.status !== 'due';
  says(paidBy.length !== (isPaid ? 1 : 0), 'it was charged twice, or is paid with nothing');
  const [paid] = paidBy;
  const fates = taken.map(({ fate }) => fate).sort();
  const end = `${booking?.status}, ${payment?.status}: ${fates.join(' + ') || 'nothing came'}${lost > 0 ? ', lost' : ''}`;
  const goesBack = returned
    .filter(({ captureRef, provider }) => paid?.ref === captureRef && paid.provider === provider)
    .reduce((sum, { amount }) => sum + amount, 0);
  for (const capture of taken) {
    const sum = returned
      .filter(({ captureRef }) => captureRef === capture.ref)
      .reduce((total, { amount }) => total + amount, 0);
    says(sum > capture.amount, 'more goes back than came');
    says(capture.fate !== 'paid' && sum !== capture.amount, 'what paid nothing has not gone back whole');
  }
  if (isByOperator) {
    says(goesBack > price, 'more goes back than was paid');
  } else if (paid && booking?.status === 'completed') {
    const settled = await database
      .select({ refund: lessonProblems.refund })
      .from(lessonProblems)
      .where(sql`${lessonProblems.bookingId} = ${bookingId} and ${lessonProblems.status} = 'agreed'`);
    const agreed = settled.reduce((sum, { refund }) => sum + (refund ?? 0), 0);
    says(goesBack !== agreed, 'another sum goes back than both sides agree on');
  } else if (paid && booking?.status === 'cancelled') {
    says(![price, isLate ? price / 2 : price].includes(goesBack), 'another share goes back');
  } else {
    says(goesBack > 0, 'what paid a lesson that took place goes back');
  }
  // What its bank gives a payer who has paid the lesson is the payer's; all else of a loss is not sent back besides.
  const { rows } = await database.$client.query<{ net: string; lost: string }>(
    `select coalesce(sum(case when debit.kind = 'gateway' then t.amount when credit.kind = 'gateway' then -t.amount end), 0) as net,
       coalesce(sum(t.amount) filter (where j.event = 'dispute lost'), 0) as lost
     from ledger_journals j join ledger_transfers t on t.journal_id = j.id
       join ledger_accounts debit on debit.id = t.debit_id join ledger_accounts credit on credit.id = t.credit_id
     where j.booking_id = $1`,
    [bookingId],
  );
  says(Number(rows[0]?.lost) !== lost, 'the house bears another loss');
  says(Number(rows[0]?.net) !== came - back - lost, 'the ledger’s gateway is not the gateway’s');
  const isByCredit = paid?.provider === 'credit';
  const kept = paid && !isByCredit ? price - goesBack : 0;
  says(came - back - lost > kept, 'the payer was charged twice');
  says(came - back - lost < kept - lost, 'the payer has got money twice');
  says((await balanceOf(database, held(bookingId))) !== 0n, 'something is still held');
  return { end, problems };
};
