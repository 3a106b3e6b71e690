import type { Role, RoomEventKind } from '@paadam/shared/domain';
import { and, asc, count, eq, gt, inArray, isNull, sql, sum } from 'drizzle-orm';
import type { SessionUser } from '../../access/sessions/queries';
import type { Queryable } from '../../foundation/db/openDatabase';
import { prepareOnce } from '../../foundation/db/prepareOnce';
import { lessonEvents, lessonFiles, lessonPresence, lessonRooms, users } from '../../foundation/db/schema';
import {
  type BookingWithContacts,
  findBooking,
  findBookings,
  ofCaller,
} from '../../lessons/bookings/queries';
import { grace, silence } from './changes';

/** What is known of a room beside its lesson. */
export type RoomRow = Omit<typeof lessonRooms.$inferSelect, 'bookingId' | 'bytes' | 'openedAt'>;

/** The state of a room that has not been opened yet. */
export const untouched: RoomRow = {
  lastSeq: 0,
  isLocked: false,
  studentAgrees: false,
  tutorAgrees: false,
  recordRemovedAt: null,
};

/** A lesson and the state of its room. */
export interface Lesson {
  booking: BookingWithContacts;
  room: RoomRow;
}

const roomsOf = async (queryable: Queryable, ids: readonly string[]): Promise<Map<string, RoomRow>> => {
  const rows = await queryable
    .select()
    .from(lessonRooms)
    .where(inArray(lessonRooms.bookingId, [...ids]));
  return new Map(rows.map(({ bookingId, bytes: _bytes, openedAt: _openedAt, ...row }) => [bookingId, row]));
};

/** @param caller limits the search to lessons that this person has a part in */
export const findLesson = async (
  queryable: Queryable,
  id: string,
  caller: Pick<SessionUser, 'id' | 'role'>,
): Promise<Lesson | undefined> => {
  const booking = await findBooking(queryable, id, ofCaller(caller));
  if (!booking) return undefined;
  return { booking, room: (await roomsOf(queryable, [id])).get(id) ?? untouched };
};

/** @returns when upkeep removed the record of a lesson's room; null: it has not */
export const findRecordRemoval = async (queryable: Queryable, bookingId: string): Promise<Date | null> => {
  const [room] = await queryable
    .select({ at: lessonRooms.recordRemovedAt })
    .from(lessonRooms)
    .where(eq(lessonRooms.bookingId, bookingId));
  return room?.at ?? null;
};

/** @returns the lessons, by id */
export const findLessons = async (
  queryable: Queryable,
  ids: readonly string[],
): Promise<Map<string, Lesson>> => {
  const [bookings, rooms] = await Promise.all([findBookings(queryable, ids), roomsOf(queryable, ids)]);
  return new Map(
    bookings.map((booking) => [booking.id, { booking, room: rooms.get(booking.id) ?? untouched }]),
  );
};

export interface LoggedEvent {
  seq: number;
  id: string;
  by: string;
  k: RoomEventKind;
  /** JSON. */
  body: string;
  at: Date;
}

const eventColumns = {
  seq: lessonEvents.seq,
  id: lessonEvents.id,
  by: lessonEvents.byId,
  k: lessonEvents.kind,
  body: lessonEvents.body,
  at: lessonEvents.at,
};

/** In one part of a log: so many events, of so many bytes together, but for a first one that is larger. */
const part = { events: 500, bytes: 256 * 1024 };

const eventsAfter = prepareOnce((queryable) =>
  queryable
    .select(eventColumns)
    .from(lessonEvents)
    .where(
      and(
        eq(lessonEvents.bookingId, sql.placeholder('bookingId')),
        gt(lessonEvents.seq, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(lessonEvents.seq))
    .limit(part.events)
    .prepare('lesson-events-after'),
);

/** @returns what follows in the log, as much as goes into one part of it; empty at its end */
export const readEvents = async (
  queryable: Queryable,
  bookingId: string,
  after: number,
): Promise<LoggedEvent[]> => {
  const events = await eventsAfter(queryable).execute({ bookingId, after });
  let bytes = 0;
  const end = events.findIndex(({ body }, index) => {
    bytes += body.length;
    return bytes > part.bytes && index > 0;
  });
  return end === -1 ? events : events.slice(0, end);
};

/** @returns those events, in their order */
export const findEvents = (
  queryable: Queryable,
  bookingId: string,
  seqs: readonly number[],
): Promise<LoggedEvent[]> =>
  queryable
    .select(eventColumns)
    .from(lessonEvents)
    .where(and(eq(lessonEvents.bookingId, bookingId), inArray(lessonEvents.seq, [...seqs])))
    .orderBy(asc(lessonEvents.seq));

export interface Spells {
  id: string;
  name: string;
  role: Role;
  /** In order. */
  spells: { from: string; to: string }[];
}

/** @returns who was in the room, and when, in the order of their coming; spells that touch are one */
export const listSpells = async (queryable: Queryable, bookingId: string): Promise<Spells[]> => {
  const { rows } = await queryable.execute<{
    id: string;
    name: string;
    role: Role;
    spells: Spells['spells'];
  }>(
    sql`select id, name, role, json_agg(json_build_object('from', lower(spell), 'to', upper(spell) - ${grace})
        order by lower(spell)) as spells
      from (
        select ${users.id}, ${users.name}, ${users.role}, unnest(range_agg(tstzrange(${lessonPresence.joinedAt},
          greatest(coalesce(${lessonPresence.leftAt}, ${lessonPresence.seenAt}), ${lessonPresence.joinedAt}) + ${grace}))) as spell
        from ${lessonPresence} join ${users} on ${users.id} = ${lessonPresence.userId}
        where ${lessonPresence.bookingId} = ${bookingId}
        group by ${users.id}) as spells
      group by id, name, role order by min(lower(spell)), id`,
  );
  return rows;
};

/** @returns by person's id, when each person was last in the room */
export const listLastThere = async (
  queryable: Queryable,
  bookingId: string,
): Promise<ReadonlyMap<string, Date>> => {
  const { userId, leftAt, seenAt } = lessonPresence;
  const rows = await queryable
    .select({ userId, at: sql`max(coalesce(${leftAt}, ${seenAt}))`.mapWith(seenAt) })
    .from(lessonPresence)
    .where(eq(lessonPresence.bookingId, bookingId))
    .groupBy(userId);
  return new Map(rows.map((row) => [row.userId, row.at]));
};

/** @returns the ids of those who are in the room now */
export const listPresent = async (queryable: Queryable, bookingId: string): Promise<string[]> => {
  const rows = await queryable
    .selectDistinct({ id: lessonPresence.userId })
    .from(lessonPresence)
    .where(
      and(
        eq(lessonPresence.bookingId, bookingId),
        isNull(lessonPresence.leftAt),
        gt(lessonPresence.seenAt, sql`now() - ${silence}`),
      ),
    );
  return rows.map(({ id }) => id);
};

/** @returns how many images a lesson has, and their bytes together */
export const weighFiles = async (queryable: Queryable, bookingId: string) => {
  const [row] = await queryable
    .select({
      files: count(),
      bytes: sum(sql`octet_length(${lessonFiles.content})`).mapWith(Number),
    })
    .from(lessonFiles)
    .where(eq(lessonFiles.bookingId, bookingId));
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
};

export const findFile = async (queryable: Queryable, bookingId: string, id: string) => {
  const [file] = await queryable
    .select()
    .from(lessonFiles)
    .where(and(eq(lessonFiles.bookingId, bookingId), eq(lessonFiles.id, id)));
  return file;
};
