import type { Body, Data, DeskCalls, DeskPayout, PayableTutor, Query } from '@paadam/shared/contract';
import { IdPosition, readPage } from '../../../access/calls/page';
import { inTransaction } from '../../../foundation/db/inTransaction';
import type { Database } from '../../../foundation/db/openDatabase';
import type { Sealer } from '../../../foundation/encryption/createSealer';
import { HttpError, invalidFields } from '../../../foundation/http/HttpError';
import { enqueueMail } from '../../../foundation/mail/mailQueue';
import { makePayout, movePayout, type NoPayout, type PayoutNews } from '../../../money/payouts/changes';
import { payoutFailedMail, payoutSentMail } from '../../../money/payouts/payoutMails';
import { openDestination } from '../../../money/payouts/sealedDestination';
import { recordAtDesk } from '../changes';
import type { DeskActor, DeskServer } from '../deskActor';
import { bankFile } from './bankFile';
import { BalancePosition, findPayee, listForBank, listPayable, listPayouts } from './queries';

const toPayout = ({
  id,
  createdAt,
  ...row
}: Awaited<ReturnType<typeof listPayouts>>[number]): DeskPayout => ({
  _id: id,
  ...row,
  createdAt: createdAt.toISOString(),
});

/** @returns one page of payouts; that it was read is written down with it */
export const readPayouts = (
  database: Database,
  { status, ...page }: Query<DeskCalls['deskPayouts']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: DeskPayout[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const { rows, nextCursor } = await readPage(
      page,
      IdPosition,
      (after, count) => listPayouts(tx, { status, after, count }),
      ({ id }) => id,
    );
    const detail = { status: status ?? null, found: rows.length };
    await recordAtDesk(tx, { operatorId, action: 'payouts-read', detail, network });
    return { data: rows.map(toPayout), nextCursor };
  });

/** @returns one page of tutors with money; that it was read is written down with it */
export const readPayable = (
  database: Database,
  page: Query<DeskCalls['payableTutors']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: PayableTutor[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const { rows, nextCursor } = await readPage(
      page,
      BalancePosition,
      (after, count) => listPayable(tx, { after, count }),
      ({ available, tutorId }) => ({ available: Number(available), id: tutorId }),
    );
    const detail = { status: 'due', found: rows.length };
    await recordAtDesk(tx, { operatorId, action: 'payouts-read', detail, network });
    const data = rows.map(({ tutorId, name, available, masked, waitsUntil, hasOpen }) => ({
      tutor: { _id: tutorId, name },
      available: Number(available),
      destination: masked,
      waitsUntil: waitsUntil ? new Date(waitsUntil).toISOString() : null,
      hasOpen,
    }));
    return { data, nextCursor };
  });

/** Takes all that these tutors have. Each by itself: what stands in the way of one holds up no other. */
export const makePayouts = async (
  database: Database,
  tutors: readonly string[],
  { operatorId, network }: DeskActor,
): Promise<Data<DeskCalls['makePayouts']>> => {
  let made = 0;
  const left: { tutor: string; why: NoPayout }[] = [];
  for (const tutorId of tutors) {
    const outcome = await inTransaction(database, async (tx) => {
      const payout = await makePayout(tx, { tutorId, madeBy: operatorId });
      if (typeof payout === 'string') return payout;
      const about = { kind: 'person', id: tutorId } as const;
      const detail = { payout: payout.id, amount: payout.amount };
      await recordAtDesk(tx, { operatorId, action: 'payout-made', about, detail, network });
      return null;
    });
    if (outcome) left.push({ tutor: tutorId, why: outcome });
    else made += 1;
  }
  return { made, left };
};

const newsOf = ({ status, reference, sentOn, reason }: Body<DeskCalls['changePayout']>): PayoutNews => {
  if (status === 'sent') {
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const isDay = sentOn !== undefined && !Number.isNaN(Date.parse(sentOn)) && sentOn <= today;
    const faults = {
      ...(!reference && { reference: () => 'Enter the bank’s reference.' }),
      ...(!isDay && { sentOn: () => 'Enter the day on which it was sent.' }),
    };
    if (!reference || !isDay) throw invalidFields(faults);
    return { status, reference, sentOn };
  }
  if (!reason) throw invalidFields({ reason: () => 'Say why.' });
  return { status, reason };
};

/** Says what became of a payout. @throws HttpError `not_found`, `validation_failed`, `status_stale` */
export const changePayout = (
  server: DeskServer,
  id: string,
  given: Body<DeskCalls['changePayout']>,
  { operatorId, network }: DeskActor,
): Promise<void> => {
  const news = newsOf(given);
  return inTransaction(server.database, async (tx) => {
    const payee = await findPayee(tx, id);
    if (!payee) throw new HttpError('not_found', () => 'There is no such payout.');
    const moved = await movePayout(tx, id, news);
    if (!moved) throw new HttpError('status_stale', () => 'Somebody was faster. Please reload the page.');
    const { status, ...rest } = news;
    const about = { kind: 'person', id: payee.id } as const;
    const detail = { payout: id, amount: moved.amount, ...rest };
    await recordAtDesk(tx, { operatorId, action: `payout-${status}`, about, detail, network });
    const { publicOrigin: origin } = server.config;
    const { masked } = payee;
    const { amount } = moved;
    if (news.status === 'sent') {
      await enqueueMail(tx, payoutSentMail(payee, { amount, masked, reference: news.reference }, origin));
    }
    if (news.status === 'failed') await enqueueMail(tx, payoutFailedMail(payee, { amount, masked }, origin));
  });
};

/** The open payouts for the bank: the one place where accounts are told in full. Each is written down as a reading. */
export const makePayoutFile = (
  database: Database,
  sealer: Sealer,
  { operatorId, network }: DeskActor,
): Promise<Data<DeskCalls['payoutFile']>> =>
  inTransaction(database, async (tx) => {
    const open = await listForBank(tx);
    for (const { id, tutorId, amount } of open) {
      const about = { kind: 'person', id: tutorId } as const;
      await recordAtDesk(tx, {
        operatorId,
        action: 'payout-file-made',
        about,
        detail: { payout: id, amount },
        network,
      });
    }
    const csv = bankFile(
      open.map(({ destination, ...payout }) => ({ ...payout, to: openDestination(sealer, destination) })),
    );
    const name = `paadam-payouts-${new Date().toISOString().slice(0, 10)}.csv`;
    return { name, csv, count: open.length };
  });
