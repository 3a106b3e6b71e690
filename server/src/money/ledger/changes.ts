import { uuidv7 } from 'uuidv7';
import type { Queryable, Transaction } from '../../db/openDatabase';
import { ledgerRecounts } from '../../db/schema';
import { type Account, accountKinds } from './accounts';
import type { Recount } from './queries';

export interface Transfer {
  debit: Account;
  credit: Account;
  /** Whole paise; one of nothing is left out. */
  amount: number;
}

export interface Journal {
  event: string;
  /** Names the cause, "razorpay:pay_x:captured". */
  sourceKey: string;
  bookingId: string | null;
  transfers: readonly Transfer[];
}

/** Of both sides of transfers, where they are not there yet. */
export const addAccounts = `
  insert into ledger_accounts (kind, owner_id, side, may_overdraw)
  select distinct kind, owner_id, side, may_overdraw
  from unnest($1::text[], $2::uuid[], $3::text[], $4::boolean[]) as account (kind, owner_id, side, may_overdraw)
  order by kind, owner_id
  on conflict do nothing`;

/**
 * The id of the account of a kind and an owner, in SQL; null where there is none. Each branch is one look-up in the unique index, which
 * `is not distinct from` cannot use: it would read the whole table (decision 0107).
 */
const accountId = (kind: string, owner: string): string => `
  case when ${owner} is null
    then (select id from ledger_accounts where kind = ${kind} and owner_id is null)
    else (select id from ledger_accounts where kind = ${kind} and owner_id = ${owner})
  end`;

/** A journal and its transfers, once for each cause. */
export const addJournal = `
  with journal as (
    insert into ledger_journals (id, event, source_key, booking_id) values ($1::uuid, $2, $3, $4::uuid)
    on conflict (source_key) do nothing returning id
  )
  insert into ledger_transfers (journal_id, debit_id, credit_id, amount)
  select journal.id, ${accountId('debit_kind', 'debit_owner')}, ${accountId('credit_kind', 'credit_owner')}, amount
  from journal
    cross join unnest($5::text[], $6::uuid[], $7::text[], $8::uuid[], $9::bigint[])
      as transfer (debit_kind, debit_owner, credit_kind, credit_owner, amount)`;

/**
 * Posts a journal, once for each cause. Somebody who posts the same at the same time waits for the first.
 *
 * @returns whether it was posted; it is not where there is one of that cause, or nothing to move
 * @throws an error of `ledger_accounts_covered` where an account would give more than it has
 */
export const post = async (
  tx: Transaction,
  { event, sourceKey, bookingId, transfers }: Journal,
): Promise<boolean> => {
  const moved = transfers.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return false;
  const accounts = moved.flatMap(({ debit, credit }) => [debit, credit]);
  await tx.$client.query({
    name: 'ledger-accounts',
    text: addAccounts,
    values: [
      accounts.map(({ kind }) => kind),
      accounts.map(({ ownerId }) => ownerId),
      accounts.map(({ kind }) => accountKinds[kind].side),
      accounts.map(({ kind }) => accountKinds[kind].mayOverdraw),
    ],
  });
  const { rowCount } = await tx.$client.query({
    name: 'ledger-journal',
    text: addJournal,
    values: [
      uuidv7(),
      event,
      sourceKey,
      bookingId,
      moved.map(({ debit }) => debit.kind),
      moved.map(({ debit }) => debit.ownerId),
      moved.map(({ credit }) => credit.kind),
      moved.map(({ credit }) => credit.ownerId),
      moved.map(({ amount }) => amount),
    ],
  });
  if (rowCount !== 0 && rowCount !== moved.length) {
    throw new Error(`Of the ${moved.length} transfers of ${sourceKey}, ${rowCount} were posted.`);
  }
  return rowCount !== 0;
};

/** Writes down what a recount found. */
export const keepRecount = async (queryable: Queryable, recount: Recount): Promise<void> => {
  await queryable.insert(ledgerRecounts).values(recount);
};
