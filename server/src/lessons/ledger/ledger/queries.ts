import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../../foundation/db/openDatabase';
import { ledgerAccounts, ledgerRecounts } from '../../../foundation/db/schema';
import { type Account, accountKinds } from './accounts';

/**
 * @param lock whether nothing is posted to it until the transaction ends
 * @returns paise on an account, on the side on which it grows; less than nothing where it is overdrawn
 */
export const balanceOf = async (
  queryable: Queryable,
  { kind, ownerId }: Account,
  { lock = false }: { lock?: boolean } = {},
): Promise<bigint> => {
  const query = queryable
    .select({ debits: ledgerAccounts.debits, credits: ledgerAccounts.credits })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.kind, kind),
        ownerId === null ? isNull(ledgerAccounts.ownerId) : eq(ledgerAccounts.ownerId, ownerId),
      ),
    );
  const [row] = await (lock ? query.for('no key update') : query);
  if (!row) return 0n;
  return accountKinds[kind].side === 'debit' ? row.debits - row.credits : row.credits - row.debits;
};

/** Where the ledger does not add up. */
export interface Difference {
  what:
    | 'debits'
    | 'credits'
    | 'books'
    | 'empty journal'
    | 'side of an account'
    | 'total of a kind'
    | 'balance of a tutor';
  /** Of an account, a journal or a tutor; null: of all of it. */
  id: string | null;
  /** Paise, as text: what the transfers say, and what is written down. */
  counted: string;
  written: string;
}

export interface Recount {
  accounts: number;
  journals: number;
  differences: Difference[];
}

const kindsWithSides = Object.entries(accountKinds)
  .map(([kind, { side, mayOverdraw }]) => `('${kind}', '${side}', ${mayOverdraw})`)
  .join(', ');

/** One statement, and so of one moment, whatever is posted meanwhile. */
const recounting = `
  with debited as (select debit_id as id, sum(amount) as sum from ledger_transfers group by 1),
  credited as (select credit_id as id, sum(amount) as sum from ledger_transfers group by 1),
  counted as (
    select account.*, coalesce(debited.sum, 0) as counted_debits, coalesce(credited.sum, 0) as counted_credits
    from ledger_accounts account left join debited using (id) left join credited using (id)
  ), differences as (
    select 'debits' as what, id, counted_debits::text as counted, debits::text as written
    from counted where debits <> counted_debits
    union all
    select 'credits', id, counted_credits::text, credits::text from counted where credits <> counted_credits
    union all
    select 'books', null, sum(debits)::text, sum(credits)::text from ledger_accounts
    having sum(debits) <> sum(credits)
    union all
    select 'empty journal', id, '1', '0' from ledger_journals journal
    where not exists (select from ledger_transfers where journal_id = journal.id)
    union all
    select 'total of a kind', null, concat_ws(' ', kind, coalesce(counted.debits, 0), coalesce(counted.credits, 0)),
      concat_ws(' ', kind, coalesce(written.debits, 0), coalesce(written.credits, 0))
    from (select kind, sum(debits) as debits, sum(credits) as credits from ledger_accounts group by kind) counted
      full join (select kind, sum(debits) as debits, sum(credits) as credits from ledger_totals group by kind) written using (kind)
    where (coalesce(counted.debits, 0), coalesce(counted.credits, 0)) <> (coalesce(written.debits, 0), coalesce(written.credits, 0))
    union all
    select 'balance of a tutor', coalesce(account.owner_id, balance.tutor_id), coalesce(account.credits - account.debits, 0)::text,
      coalesce(balance.available, 0)::text
    from (select * from ledger_accounts where kind = 'tutor' and owner_id is not null) account
      full join tutor_balances balance on balance.tutor_id = account.owner_id
    where coalesce(account.credits - account.debits, 0) <> coalesce(balance.available, 0)
    union all
    select 'side of an account', id, kind.side, account.side
    from ledger_accounts account join (values ${kindsWithSides}) as kind (name, side, may_overdraw) on kind.name = account.kind
    where (kind.side, kind.may_overdraw) <> (account.side, account.may_overdraw)
  )
  select (select count(*)::integer from ledger_accounts) as accounts,
    (select count(*)::integer from ledger_journals) as journals,
    coalesce((select json_agg(differences order by what, id) from differences), '[]') as differences`;

/** Counts all transfers anew. @returns how much was counted, and where it differs from what the accounts say */
export const recountLedger = async ({ $client }: Pick<Database, '$client'>): Promise<Recount> => {
  const { rows } = await $client.query<Recount>(recounting);
  const [recount] = rows;
  if (!recount) throw new Error('A recount gave no row.');
  return recount;
};

/** @returns what the last recount of the night found; undefined before the first */
export const findLastRecount = async (queryable: Queryable) => {
  const [last] = await queryable.select().from(ledgerRecounts).orderBy(desc(ledgerRecounts.at)).limit(1);
  return last;
};
