import { createHash } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/openDatabase';
import { prepareOnce } from '../db/prepareOnce';
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

/** @returns the key of the row that counts; it holds no address in the clear */
export const keyOf = ({ what, whose }: Counted): string =>
  `${what}:${createHash('sha256').update(whose).digest('base64url')}`;

const given = (name: keyof ReturnType<typeof parametersOf>) => sql.placeholder(name);
const after = sql`${given('after')}::integer`;
const pauseAfter = (count: SQL) => sql`make_interval(secs => CASE WHEN ${count} < ${after} THEN 0
  ELSE least(${given('maxSeconds')}::float8, ${given('seconds')}::float8 * power(2, least(${count} - ${after}, 30))) END)`;

const over = sql`${throttles.resetsAt} <= now()`;
const left = sql<boolean>`${throttles.count} < ${given('turns')}::integer`;
const restedAt = sql`${throttles.lastAt} + ${pauseAfter(sql`${throttles.count}`)}`;
// Where no pause is due the times are not compared: of two transactions at once, the one that began first may come
// second, and would find the other's turn to lie in the future.
const rested = sql`(${throttles.count} < ${after} OR ${restedAt} <= now())`;

const counting = prepareOnce((queryable) =>
  queryable
    .insert(throttles)
    .values({
      key: given('key'),
      count: 1,
      lastAt: sql`now()`,
      resetsAt: sql`now() + make_interval(secs => ${given('windowSeconds')}::float8)`,
    })
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
    .returning({ key: throttles.key })
    .prepare('take-turn'),
);

const waiting = prepareOnce((queryable) =>
  queryable
    .select({
      hasTurnsLeft: left,
      wait: sql<number>`ceil(extract(epoch FROM CASE WHEN ${left} THEN ${restedAt}
        ELSE ${throttles.resetsAt} END - now()))::integer`,
    })
    .from(throttles)
    .where(eq(throttles.key, given('key')))
    .prepare('wait-for-turn'),
);

/** More than is ever counted. */
const endless = 2_147_483_647;

const parametersOf = (counted: Counted, { windowSeconds, turns = endless, pause }: Pace) => ({
  key: keyOf(counted),
  windowSeconds,
  turns,
  ...(pause ?? { after: endless, seconds: 0, maxSeconds: 0 }),
});

/**
 * Asks for a turn at something, and counts it if it is granted. The count is shared by every instance, and one
 * statement decides, so that no number of parallel requests gets more turns.
 *
 * @returns whether it may happen now, else when it is worth asking again
 */
export const takeTurn = async (queryable: Queryable, counted: Counted, pace: Pace): Promise<Turn> => {
  const parameters = parametersOf(counted, pace);
  const granted = await counting(queryable).execute(parameters);
  if (granted.length > 0) return { granted: true };

  const [row] = await waiting(queryable).execute(parameters);
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
