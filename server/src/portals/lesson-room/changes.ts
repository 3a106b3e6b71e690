import { type ErrorCode, type RoomEventKind, roomLimits } from '@paadam/shared/domain';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database, Queryable } from '../../foundation/db/openDatabase';
import { lessonFiles, lessonPresence, lessonRooms } from '../../foundation/db/schema';

/** Seconds that a spell lasts beyond its last sign, so that a short cut does not end it. */
export const grace = sql`interval '15 seconds'`;

/** After so many seconds without a heartbeat, the server that held a spell counts as dead. */
export const silence = sql`interval '25 seconds'`;

/** Makes the room of a lesson, where it is not there yet. @returns the number of the last event */
export const openRoom = async (queryable: Queryable, bookingId: string): Promise<number> => {
  const [made] = await queryable
    .insert(lessonRooms)
    .values({ bookingId })
    .onConflictDoUpdate({ target: lessonRooms.bookingId, set: { bookingId } })
    .returning({ lastSeq: lessonRooms.lastSeq });
  return made?.lastSeq ?? 0;
};

/** What is to be put into the log. */
export interface Operation {
  id: string;
  by: string;
  isTutors: boolean;
  k: RoomEventKind;
  /** JSON. */
  body: string;
}

/** What came of an operation, by its place among those that were given. */
export type Appended =
  | { place: number; seq: number; at: Date; isKnown: boolean; refusal: null }
  | { place: number; seq: null; at: null; isKnown: false; refusal: ErrorCode };

const append = {
  name: 'append-lesson-events',
  text: `SELECT place - 1 AS place, seq, at, is_known AS "isKnown", refusal
    FROM append_lesson_events($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/**
 * Puts operations into the log of a room that was opened, all in one transaction of one round trip. By the driver itself:
 * this is the path of each stroke.
 */
export const appendEvents = async (
  database: Database,
  bookingId: string,
  operations: readonly Operation[],
): Promise<Appended[]> => {
  const { rows } = await database.$client.query({
    ...append,
    values: [
      bookingId,
      operations.map(({ id }) => id),
      operations.map(({ by }) => by),
      operations.map(({ isTutors }) => isTutors),
      operations.map(({ k }) => k),
      operations.map(({ body }) => body),
      roomLimits.lessonBytes,
      roomLimits.lessonOperations,
    ],
  });
  return rows;
};

/**
 * A person's tab has come. One that went a moment ago goes on: coming and going, however often, is one spell.
 *
 * @returns the spell's id, and whether the person's hand is up: a continued spell keeps it, a new one takes it from another tab
 */
export const beginSpell = async (
  queryable: Queryable,
  spell: { bookingId: string; userId: string; serverId: string },
): Promise<{ id: string; hasHandUp: boolean }> => {
  const { bookingId, userId, serverId } = spell;
  const { rows } = await queryable.execute<{ id: string; hasHandUp: boolean }>(
    sql`update ${lessonPresence} set left_at = null, seen_at = now(), server_id = ${serverId}
      where id = (
        select id from ${lessonPresence}
        where booking_id = ${bookingId} and user_id = ${userId} and left_at > now() - ${grace}
        order by left_at desc limit 1 for update skip locked)
      returning id, has_hand_up as "hasHandUp"`,
  );
  if (rows[0]) return rows[0];
  const hasHandUp = sql<boolean>`exists (
    select from ${lessonPresence} as other
    where other.booking_id = ${bookingId} and other.user_id = ${userId} and other.has_hand_up
      and other.left_at is null and other.seen_at > now() - ${silence})`;
  const begun = { id: lessonPresence.id, hasHandUp: lessonPresence.hasHandUp };
  const [made] = await queryable
    .insert(lessonPresence)
    .values({ id: uuidv7(), ...spell, hasHandUp })
    .returning(begun);
  if (!made) throw new Error('A spell in a room was not written.');
  return made;
};

/** Stores whether a person's hand is up, in their spells under way. */
export const keepHand = async (
  queryable: Queryable,
  { bookingId, userId, up }: { bookingId: string; userId: string; up: boolean },
): Promise<void> => {
  await queryable.execute(
    sql`update ${lessonPresence} set has_hand_up = ${up}
      where booking_id = ${bookingId} and user_id = ${userId}
        and (left_at is null or left_at > now() - ${grace}) and has_hand_up <> ${up}`,
  );
};

/** These are still there. */
export const keepSpells = async (queryable: Queryable, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await queryable
    .update(lessonPresence)
    .set({ seenAt: sql`now()` })
    .where(inArray(lessonPresence.id, [...ids]));
};

export const endSpells = async (queryable: Queryable, ids: readonly string[]): Promise<void> => {
  await queryable
    .update(lessonPresence)
    .set({ leftAt: sql`now()`, seenAt: sql`now()` })
    .where(and(inArray(lessonPresence.id, [...ids]), isNull(lessonPresence.leftAt)));
};

/** @returns the id of the file */
export const addFile = async (
  queryable: Queryable,
  file: Omit<typeof lessonFiles.$inferInsert, 'id' | 'createdAt'>,
): Promise<string> => {
  const id = uuidv7();
  await queryable.insert(lessonFiles).values({ id, ...file });
  return id;
};
