import type { Data, DeskBookingRow, DeskCalls, Query } from '@paadam/shared/contract';
import { IdPosition, readPage } from '../../access/calls/page';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import { noSuch } from '../../foundation/http/HttpError';
import { detailsOf } from '../../lessons/bookings/bookingDetails';
import { moveBookingIn } from '../../lessons/bookings/moveBooking';
import { deskName } from '../../lessons/bookings/peopleOf';
import { findBooking, ofBooking } from '../../lessons/bookings/queries';
import { idIn, peopleMeant } from './amongWhom';
import { toDeskEvent } from './auditAtDesk';
import { recordAtDesk } from './changes';
import type { DeskActor, DeskServer } from './deskActor';
import { listDeskEvents, searchBookings } from './queries';
import { toBookingRow } from './toBookingRow';

/** @returns one page of what a search finds, made last first; that it was made is written down with it */
export const searchBookingsAtDesk = (
  database: Database,
  { search = '', status, ...page }: Query<DeskCalls['deskBookings']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: DeskBookingRow[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const among = await amongOf(tx, search.trim());
    const { rows, nextCursor } = await readPage(
      page,
      IdPosition,
      (after, count) => searchBookings(tx, { among, status, after, count }),
      ({ id }) => id,
    );
    const detail = { search: search.trim(), status: status ?? null, found: rows.length };
    await recordAtDesk(tx, { operatorId, action: 'bookings-searched', detail, network });
    return { data: rows.map(toBookingRow), nextCursor };
  });

const amongOf = async (tx: Transaction, search: string) => {
  const booking = idIn(search);
  if (booking) return { booking };
  return search ? { people: await peopleMeant(tx, search) } : undefined;
};

const shownEvents = 50;

/** @throws HttpError `not_found` */
export const readBooking = (
  database: Database,
  id: string,
  { operatorId, network }: DeskActor,
): Promise<Data<DeskCalls['deskBooking']>> =>
  inTransaction(database, async (tx) => {
    const booking = await findBooking(tx, id);
    if (!booking) throw noSuch('booking');
    const before = await listDeskEvents(tx, { about: id, count: shownEvents });
    await recordAtDesk(tx, { operatorId, action: 'booking-read', about: { kind: 'booking', id }, network });
    return { ...(await detailsOf(tx, booking)), deskEvents: before.map(toDeskEvent) };
  });

/** Cancels in the marketplace's name. @throws HttpError `not_found`, `status_stale`, `validation_failed` */
export const cancelAtDesk = (
  server: DeskServer,
  { id, reason }: { id: string; reason: string },
  { operatorId, network }: DeskActor,
): Promise<void> =>
  server.news.inTransaction(async (tx, tell) => {
    const by = { id: operatorId, name: deskName, role: 'operator' } as const;
    await moveBookingIn(tx, tell, server, {
      bookingId: id,
      whose: ofBooking(id),
      to: 'cancelled',
      by,
      reason,
    });
    const about = { kind: 'booking', id } as const;
    await recordAtDesk(tx, { operatorId, action: 'booking-cancelled', about, detail: { reason }, network });
  });
