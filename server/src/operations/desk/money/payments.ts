import type {
  DeskCalls,
  DeskDispute,
  DeskPayment,
  DeskPaymentRow,
  DeskRefund,
  Query,
} from '@paadam/shared/contract';
import { IdPosition, readPage } from '../../../access/calls/page';
import { inTransaction } from '../../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../../foundation/db/openDatabase';
import { HttpError } from '../../../foundation/http/HttpError';
import { sumGoingBack } from '../../../lessons/ledger/queries';
import { idIn, peopleMeant } from '../amongWhom';
import { recordAtDesk } from '../changes';
import type { DeskActor } from '../deskActor';
import {
  DisputePosition,
  findPayment,
  findWaiting,
  listCaptures,
  listDisputes,
  listDisputesOf,
  listJournals,
  listRefunds,
  listRefundsOf,
  type PaymentRow,
  type PaymentSearch,
  type RefundRow,
  searchPayments,
} from './queries';

const toRow = ({
  id,
  startsAt,
  paidAt,
  createdAt,
  booking,
  status,
  amount,
  student,
  tutor,
  subject,
  provider,
  method,
}: PaymentRow): DeskPaymentRow => ({
  _id: id,
  booking,
  status,
  amount,
  student,
  tutor,
  subject,
  provider,
  method,
  dateTime: startsAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

const toRefund = ({
  id,
  createdAt,
  doneAt,
  tryAt,
  providerRef,
  handReference,
  ...row
}: RefundRow): DeskRefund => ({
  _id: id,
  ...row,
  reference: handReference ?? providerRef,
  isByHand: handReference !== null,
  createdAt: createdAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  tryAt: tryAt?.toISOString() ?? null,
});

const toDispute = ({
  respondBy,
  openedAt,
  closedAt,
  ...row
}: Awaited<ReturnType<typeof listDisputes>>[number]): DeskDispute => ({
  ...row,
  respondBy: respondBy?.toISOString() ?? null,
  openedAt: openedAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

/** @returns one page of what a search finds; that it was made is written down with it */
export const searchPaymentsAtDesk = (
  database: Database,
  { search = '', status, ...page }: Query<DeskCalls['deskPayments']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: DeskPaymentRow[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const meant = await meantBy(tx, search.trim());
    const { rows, nextCursor } = await readPage(
      page,
      IdPosition,
      (after, count) => searchPayments(tx, { search: meant, status, after, count }),
      ({ id }) => id,
    );
    const detail = { search: search.trim(), status: status ?? null, found: rows.length };
    await recordAtDesk(tx, { operatorId, action: 'payments-searched', detail, network });
    return { data: rows.map(toRow), nextCursor };
  });

const meantBy = async (tx: Transaction, search: string): Promise<PaymentSearch | undefined> => {
  const id = idIn(search);
  if (id) return { id };
  return search ? { reference: search, people: await peopleMeant(tx, search) } : undefined;
};

const noSuchPayment = () => new HttpError('not_found', () => 'There is no such payment.');

/** @throws HttpError `not_found` */
export const readPayment = (
  database: Database,
  id: string,
  { operatorId, network }: DeskActor,
): Promise<DeskPayment> =>
  inTransaction(database, async (tx) => {
    const payment = await findPayment(tx, id);
    if (!payment) throw noSuchPayment();
    const about = { kind: 'booking', id: payment.booking } as const;
    await recordAtDesk(tx, { operatorId, action: 'payment-read', about, network });
    const isPaid = payment.status === 'paid' || payment.status === 'part_refunded';
    const waiting = await findWaiting(tx, id);
    return {
      ...toRow(payment),
      bookingStatus: payment.bookingStatus,
      payer: payment.payer,
      releasedAt: payment.releasedAt?.toISOString() ?? null,
      refundable: isPaid ? payment.amount - (await sumGoingBack(tx, id)) : 0,
      captures: (await listCaptures(tx, id)).map(({ ref, provider, amount, fate, at }) => ({
        reference: ref,
        provider,
        amount,
        fate,
        at: at.toISOString(),
      })),
      refunds: (await listRefundsOf(tx, id)).map(toRefund),
      disputes: (await listDisputesOf(tx, id)).map(toDispute),
      waiting: waiting
        ? {
            _id: waiting._id,
            askedBy: waiting.askedBy,
            askedAt: waiting.askedAt.toISOString(),
            amount: Number(waiting.detail.amount),
            reason: String(waiting.detail.reason),
          }
        : null,
      journals: (await listJournals(tx, payment.booking)).map(({ id: _id, at, ...journal }) => ({
        _id,
        at: new Date(at).toISOString(),
        ...journal,
      })),
    };
  });

/** @returns one page of refunds; that it was read is written down with it */
export const readRefunds = (
  database: Database,
  { status, ...page }: Query<DeskCalls['deskRefunds']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: DeskRefund[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const { rows, nextCursor } = await readPage(
      page,
      IdPosition,
      (after, count) => listRefunds(tx, { status, after, count }),
      ({ id }) => id,
    );
    const detail = { status: status ?? null, found: rows.length };
    await recordAtDesk(tx, { operatorId, action: 'refunds-read', detail, network });
    return { data: rows.map(toRefund), nextCursor };
  });

/** @returns one page of what payers' banks ask back; that it was read is written down with it */
export const readDisputes = (
  database: Database,
  page: Query<DeskCalls['deskDisputes']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: DeskDispute[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const { rows, nextCursor } = await readPage(
      page,
      DisputePosition,
      (after, count) => listDisputes(tx, { after, count }),
      ({ status, microseconds, provider, reference }) => ({
        isOpen: status === 'open',
        microseconds,
        provider,
        reference,
      }),
    );
    await recordAtDesk(tx, { operatorId, action: 'disputes-read', detail: { found: rows.length }, network });
    return { data: rows.map(toDispute), nextCursor };
  });
