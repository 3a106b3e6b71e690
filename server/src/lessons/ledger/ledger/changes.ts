import { uuidv7 } from 'uuidv7';
import type { Queryable, Transaction } from '../../../foundation/db/openDatabase';
import { ledgerRecounts } from '../../../foundation/db/schema';
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

/**
 * The ids of accounts, in SQL: $1 their kinds, $2 their owners. Each branch is one look-up in the unique index, which
 * `is not distinct from` cannot use: it would read the whole table (decision 0107).
 */
export const findAccounts = `
  select place, case when owner is null
    then (select id from ledger_accounts where kind = asked.kind and owner_id is null)
    else (select id from ledger_accounts where kind = asked.kind and owner_id = owner)
  end as id
  from unnest($1::text[], $2::uuid[]) with ordinality as asked (kind, owner, place)
  order by place`;

/** Adds missing accounts. Returns the kind, the owner and the id of each account added. */
export const addAccounts = `
  insert into ledger_accounts (kind, owner_id, side, may_overdraw)
  select kind, owner_id, side, may_overdraw
  from unnest($1::text[], $2::uuid[], $3::text[], $4::boolean[]) as account (kind, owner_id, side, may_overdraw)
  order by kind, owner_id
  on conflict do nothing
  returning kind, owner_id as "ownerId", id`;

/** A journal and its transfers, once for each cause. */
export const addJournal = `
  with journal as (
    insert into ledger_journals (id, event, source_key, booking_id) values ($1::uuid, $2, $3, $4::uuid)
    on conflict (source_key) do nothing returning id
  )
  insert into ledger_transfers (journal_id, debit_id, credit_id, amount)
  select journal.id, debit_id, credit_id, amount
  from journal cross join unnest($5::uuid[], $6::uuid[], $7::bigint[]) as transfer (debit_id, credit_id, amount)`;

const keyOf = ({ kind, ownerId }: Account): string => `${kind} ${ownerId}`;

/** @returns the ids of those of the accounts that are there, by `keyOf` */
const idsOf = async (tx: Transaction, accounts: readonly Account[]): Promise<Map<string, string>> => {
  const { rows } = await tx.$client.query<{ id: string | null }>({
    name: 'ledger-find-accounts',
    text: findAccounts,
    values: [accounts.map(({ kind }) => kind), accounts.map(({ ownerId }) => ownerId)],
  });
  return new Map(accounts.flatMap((account, at) => (rows[at]?.id ? [[keyOf(account), rows[at].id]] : [])));
};

/** Adds those of the accounts that are missing. @returns the id of each, given by `keyOf` */
const openAccounts = async (tx: Transaction, accounts: readonly Account[]): Promise<Map<string, string>> => {
  const ids = await idsOf(tx, accounts);
  const missing = accounts.filter((account) => !ids.has(keyOf(account)));
  if (missing.length === 0) return ids;
  const { rows } = await tx.$client.query<Account & { id: string }>({
    name: 'ledger-accounts',
    text: addAccounts,
    values: [
      missing.map(({ kind }) => kind),
      missing.map(({ ownerId }) => ownerId),
      missing.map(({ kind }) => accountKinds[kind].side),
      missing.map(({ kind }) => accountKinds[kind].mayOverdraw),
    ],
  });
  for (const { id, ...account } of rows) ids.set(keyOf(account), id);
  if (rows.length === missing.length) return ids;
  // Another transaction has added one of them in the meantime, and is committed by now.
  return new Map([...ids, ...(await idsOf(tx, missing))]);
};

/**
 * Posts a journal, once for each cause. A second transaction that posts the same cause waits for the first.
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
  const named = moved.flatMap(({ debit, credit }) => [debit, credit]);
  const accounts = [...new Map(named.map((account) => [keyOf(account), account])).values()];
  const ids = await openAccounts(tx, accounts);
  const { rowCount } = await tx.$client.query({
    name: 'ledger-journal',
    text: addJournal,
    values: [
      uuidv7(),
      event,
      sourceKey,
      bookingId,
      moved.map(({ debit }) => ids.get(keyOf(debit))),
      moved.map(({ credit }) => ids.get(keyOf(credit))),
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
