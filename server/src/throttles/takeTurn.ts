import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { throttles } from '../db/schema';

/** How often something may happen within a window that begins with its first turn. */
export interface Pace {
  windowSeconds: number;
  /** Turns in a window; absent: any number. */
  turns?: number;
  /** The pause after turns that have come too fast; absent: none. */
  pause?: {
    /** This many turns need no pause. */
    after: number;
    /** It doubles with each further turn, up to `maxSeconds`. */
    seconds: number;
    maxSeconds: number;
  };
}

/** `retryAfter`: whole seconds. `cause`: the turns have come too fast, or there are none left in this window. */
export type Turn = { granted: true } | { granted: false; cause: 'pause' | 'turns'; retryAfter: number };

/** What is counted, and for which account or address. */
export interface Counted {
  what: string;
  whose: string;
}

/** Keys hold no address in the clear. */
const keyOf = ({ what, whose }: Counted): string =>
  `${what}:${createHash('sha256').update(whose).digest('base64url')}`;

/**
 * Asks for a turn at something, and counts it if it is granted. The count is shared by every instance, and one
 * statement decides, so that no number of parallel requests gets more turns.
 *
 * @returns whether it may happen now, else when it is worth asking again
 */
export const takeTurn = async (
  queryable: Queryable,
  counted: Counted,
  { windowSeconds, turns, pause }: Pace,
): Promise<Turn> => {
  const key = keyOf(counted);
  const seconds = (count: number | ReturnType<typeof sql>) => sql`make_interval(secs => ${count})`;
  const pauseAfter = (count: ReturnType<typeof sql>) =>
    pause
      ? seconds(
          sql`CASE WHEN ${count} < ${pause.after}::integer THEN 0
            ELSE least(${pause.maxSeconds}::float8, ${pause.seconds}::float8 * power(2, least(${count} - ${pause.after}::integer, 30))) END`,
        )
      : seconds(0);
  const over = sql`${throttles.resetsAt} <= now()`;
  const rested = sql`${throttles.lastAt} + ${pauseAfter(sql`${throttles.count}`)} <= now()`;
  const left = turns === undefined ? sql`true` : sql`${throttles.count} < ${turns}`;

  const granted = await queryable
    .insert(throttles)
    .values({ key, count: 1, lastAt: sql`now()`, resetsAt: sql`now() + ${seconds(windowSeconds)}` })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`CASE WHEN ${over} THEN 1 ELSE ${throttles.count} + 1 END`,
        lastAt: sql`now()`,
        resetsAt: sql`CASE WHEN ${over} THEN excluded.resets_at
          ELSE greatest(${throttles.resetsAt}, now() + ${pauseAfter(sql`(${throttles.count} + 1)`)}) END`,
      },
      setWhere: sql`${rested} AND (${over} OR ${left})`,
    })
    .returning({ key: throttles.key });
  if (granted.length > 0) return { granted: true };

  const [row] = await queryable
    .select({
      hasTurnsLeft: sql<boolean>`${left}`,
      wait: sql<number>`ceil(extract(epoch FROM CASE WHEN ${left} THEN ${throttles.lastAt} + ${pauseAfter(sql`${throttles.count}`)}
        ELSE ${throttles.resetsAt} END - now()))::integer`,
    })
    .from(throttles)
    .where(eq(throttles.key, key));
  return {
    granted: false,
    cause: row?.hasTurnsLeft ? 'pause' : 'turns',
    retryAfter: Math.max(1, row?.wait ?? 1),
  };
};

/** Forgets the turns taken, as after a success. */
export const forgetTurns = async (queryable: Queryable, counted: Counted): Promise<void> => {
  await queryable.delete(throttles).where(eq(throttles.key, keyOf(counted)));
};
