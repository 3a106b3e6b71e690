import type { DeskCalls, DeskPerson, DeskPersonRow, Query } from '@paadam/shared/contract';
import { type BookingStatus, bookingStatuses } from '@paadam/shared/domain';
import { IdPosition, readPage } from '../../access/calls/page';
import { listSuspensions } from '../../access/suspensions/queries';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database } from '../../foundation/db/openDatabase';
import { recordAtDesk } from './changes';
import type { DeskActor } from './deskActor';
import { maskEmail } from './maskEmail';
import { noSuchPerson } from './noSuchPerson';
import {
  countBookingsOf,
  findPerson,
  listApprovals,
  listFamily,
  listSessionsOf,
  searchBookings,
  searchPeople,
} from './queries';
import { toApproval } from './toApproval';
import { toBookingRow } from './toBookingRow';

const shown = { bookings: 20, sessions: 20 };

type PersonRow = Awaited<ReturnType<typeof searchPeople>>[number];

const toRow = ({ id, name, role, email, createdAt, isSuspended }: PersonRow): DeskPersonRow => ({
  _id: id,
  name,
  role,
  email: maskEmail(email),
  createdAt: createdAt.toISOString(),
  isSuspended,
});

/** @returns one page of the people that a search finds; the search itself is recorded */
export const searchPeopleAtDesk = (
  database: Database,
  { search, ...page }: Query<DeskCalls['deskPeople']>,
  { operatorId, network }: DeskActor,
): Promise<{ data: DeskPersonRow[]; nextCursor: string | null }> =>
  inTransaction(database, async (tx) => {
    const { rows, nextCursor } = await readPage(
      page,
      IdPosition,
      (after, count) => searchPeople(tx, { search: search.trim(), after, count }),
      ({ id }) => id,
    );
    const detail = { search: search.trim(), found: rows.length };
    await recordAtDesk(tx, { operatorId, action: 'people-searched', detail, network });
    return { data: rows.map(toRow), nextCursor };
  });

/** @returns what the desk knows of a person; that it was read is written down with it @throws HttpError `not_found` */
export const readPerson = (
  database: Database,
  id: string,
  { operatorId, network }: DeskActor,
): Promise<DeskPerson> =>
  inTransaction(database, async (tx) => {
    const person = await findPerson(tx, id);
    if (!person) throw noSuchPerson();
    await recordAtDesk(tx, { operatorId, action: 'person-read', about: { kind: 'person', id }, network });
    const family = await listFamily(tx, person);
    const counts = new Map((await countBookingsOf(tx, id)).map(({ status, count }) => [status, count]));
    const latest = await searchBookings(tx, { among: { people: [id] }, count: shown.bookings });
    const sessions = await listSessionsOf(tx, id, shown.sessions);
    const suspensions = await listSuspensions(tx, id);
    const [approval] = await listApprovals(tx, id);
    const { timeZone, hasTwoStep, isListed } = person;
    return {
      ...toRow(person),
      timeZone,
      hasTwoStep,
      isListed,
      family,
      bookingCounts: countsOf(counts),
      bookings: latest.map(toBookingRow),
      sessions: sessions.map((session) => ({
        _id: session.id,
        browser: session.userAgent,
        createdAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
      })),
      suspensions: suspensions.map(({ id: _id, begunAt, until, endedAt, ...rest }) => ({
        _id,
        ...rest,
        begunAt: begunAt.toISOString(),
        until: until?.toISOString() ?? null,
        endedAt: endedAt?.toISOString() ?? null,
      })),
      approval: approval ? toApproval(approval) : null,
    };
  });

const countsOf = (counts: ReadonlyMap<BookingStatus, number>): Record<BookingStatus, number> => {
  const entries = bookingStatuses.map((status) => [status, counts.get(status) ?? 0]);
  return Object.fromEntries(entries) as Record<BookingStatus, number>;
};

/** @throws HttpError `not_found` */
export const showEmailOf = (
  database: Database,
  id: string,
  { operatorId, network }: DeskActor,
): Promise<string> =>
  inTransaction(database, async (tx) => {
    const person = await findPerson(tx, id);
    if (!person) throw noSuchPerson();
    await recordAtDesk(tx, { operatorId, action: 'email-shown', about: { kind: 'person', id }, network });
    return person.email;
  });
