import type { Body, Data, DeskCalls, TodayOfMoney } from '@paadam/shared/contract';
import { inTransaction } from '../../../foundation/db/inTransaction';
import type { Database } from '../../../foundation/db/openDatabase';
import { HttpError } from '../../../foundation/http/HttpError';
import { findLastRecount } from '../../../lessons/ledger/ledger/queries';
import { findSilence } from '../../../lessons/ledger/queries';
import { recordAtDesk } from '../changes';
import type { DeskActor } from '../deskActor';
import { addSettlement } from './changes';
import { findMoneyToday, listSettlements, listUnanswered, sumAccounts } from './queries';

type Books = Data<DeskCalls['deskBooks']>;
type Differences = NonNullable<Books['recount']>['differences'];

/** @returns where the money is; that it was read is written down with it */
export const readBooks = (database: Database, { operatorId, network }: DeskActor): Promise<Books> =>
  inTransaction(database, async (tx) => {
    await recordAtDesk(tx, { operatorId, action: 'books-read', network });
    const recount = await findLastRecount(tx);
    return {
      accounts: await sumAccounts(tx),
      recount: recount
        ? { ...recount, at: recount.at.toISOString(), differences: recount.differences as Differences }
        : null,
      settlements: (await listSettlements(tx)).map(({ id, enteredAt, ...entry }) => ({
        _id: id,
        ...entry,
        enteredAt: enteredAt.toISOString(),
      })),
    };
  });

/** @throws HttpError `status_stale` where it was entered before */
export const enterSettlement = (
  database: Database,
  entry: Body<DeskCalls['enterSettlement']>,
  { operatorId, network }: DeskActor,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    if (!(await addSettlement(tx, { ...entry, enteredBy: operatorId }))) {
      throw new HttpError('status_stale', () => 'This reference was entered already.');
    }
    await recordAtDesk(tx, { operatorId, action: 'settlement-entered', detail: { ...entry }, network });
  });

/** @returns what waits for who looks after the money */
export const readMoneyToday = async (database: Database): Promise<TodayOfMoney> => {
  const [
    { failedRefunds, disputes, respondBy, payouts, payoutAmount, payoutsSince },
    unanswered,
    silentSince,
    recount,
  ] = await Promise.all([
    findMoneyToday(database),
    listUnanswered(database),
    findSilence(database),
    findLastRecount(database),
  ]);
  return {
    failedRefunds,
    unanswered: unanswered.map(({ since, ...one }) => ({ ...one, since: since.toISOString() })),
    silentSince: silentSince?.toISOString() ?? null,
    disputes: { count: disputes, respondBy: respondBy ? new Date(respondBy).toISOString() : null },
    payouts: {
      count: payouts,
      amount: Number(payoutAmount),
      since: payoutsSince ? new Date(payoutsSince).toISOString() : null,
    },
    differences: recount?.differences.length ?? 0,
  };
};
