import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../db/openDatabase';
import { prepareOnce } from '../db/prepareOnce';
import { throttles } from '../db/schema';
import {
  type Counted,
  type RateLimit,
  type RateLimitResult,
  type RateLimitSubject,
  rateLimitKey,
} from './rateLimit';

type Parameter = 'key' | 'windowSeconds' | 'max' | 'after' | 'seconds' | 'maxSeconds';

const over = sql`${throttles.resetsAt} <= now()`;

/** What a count asks of its row. @param prefix of its placeholders: a statement may count several things */
const termsOf = (prefix: string) => {
  const given = (name: Parameter) => sql.placeholder(`${prefix}${name}`);
  const after = sql`${given('after')}::integer`;
  const pauseAfter = (count: SQL) => sql`make_interval(secs => CASE WHEN ${count} < ${after} THEN 0
    ELSE least(${given('maxSeconds')}::float8, ${given('seconds')}::float8 * power(2, least(${count} - ${after}, 30))) END)`;
  const left = sql<boolean>`${throttles.count} < ${given('max')}::integer`;
  const restedAt = sql`${throttles.lastAt} + ${pauseAfter(sql`${throttles.count}`)}`;
  // Where no pause is due the times are not compared: of two transactions at once, the one that began first may come
  // second, and would find the other's time to lie in the future.
  const rested = sql`(${throttles.count} < ${after} OR ${restedAt} <= now())`;
  return { given, pauseAfter, left, restedAt, rested };
};

/** @param where what has to be true for it to be counted at all; absent: nothing */
const countingIn = (queryable: Queryable, prefix: string, where?: SQL) => {
  const { given, pauseAfter, left, rested } = termsOf(prefix);
  const row = sql`SELECT ${given('key')}::text, 1, now(),
    now() + make_interval(secs => ${given('windowSeconds')}::float8)`;
  return queryable
    .insert(throttles)
    .select(where ? sql`${row} WHERE ${where}` : row)
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
};

/** Whether a limit lets something happen at this moment, without counting it. */
const isOpen = (prefix: string): SQL => {
  const { given, left, rested } = termsOf(prefix);
  return sql`NOT EXISTS (SELECT FROM ${throttles}
    WHERE ${throttles.key} = ${given('key')} AND NOT (${rested} AND (${over} OR ${left})))`;
};

const ownPrefix = 'own.';
const widePrefix = (at: number): string => `wide${at}.`;

/** Something that is counted, unless a wider limit refuses it, which is not counted here. */
export interface CountedWithin {
  own: Counted;
  wide: readonly Counted[];
}

/**
 * What counts something within wider limits, without being run, so that it can be part of another statement that each
 * call waits for anyway: it gives a row where that may happen. `withinParameters` fills the placeholders.
 *
 * @param wide how many wider limits there are, at least one
 */
export const countingWithin = (queryable: Queryable, wide: number) => {
  const open = Array.from({ length: wide }, (_, at) => isOpen(widePrefix(at)));
  return countingIn(queryable, ownPrefix, sql.join(open, sql` AND `));
};

const counting = prepareOnce((queryable) => countingIn(queryable, '').prepare('consume-rate-limit'));

const waiting = prepareOnce((queryable) => {
  const { given, left, restedAt } = termsOf('');
  return queryable
    .select({
      isBelowMax: left,
      wait: sql<number>`ceil(extract(epoch FROM CASE WHEN ${left} THEN ${restedAt}
        ELSE ${throttles.resetsAt} END - now()))::integer`,
    })
    .from(throttles)
    .where(eq(throttles.key, given('key')))
    .prepare('wait-for-rate-limit');
});

/** More than is ever counted. */
const endless = 2_147_483_647;

const countingParameters = ({
  subject,
  limit: { windowSeconds, max = endless, backoff },
}: Counted): Record<Parameter, string | number> => ({
  key: rateLimitKey(subject),
  windowSeconds,
  max,
  ...(backoff ?? { after: endless, seconds: 0, maxSeconds: 0 }),
});

const withPrefix = (prefix: string, counted: Counted): [string, string | number][] =>
  Object.entries(countingParameters(counted)).map(([name, value]) => [prefix + name, value]);

/** @returns the values of the placeholders of `countingWithin` */
export const withinParameters = ({ own, wide }: CountedWithin): Record<string, string | number> =>
  Object.fromEntries([
    ...withPrefix(ownPrefix, own),
    ...wide.flatMap((counted, at) => withPrefix(widePrefix(at), counted)),
  ]);

/**
 * Asks whether something may happen once more, and counts it if it may. The count is shared by every instance, and one
 * statement decides, so that no number of parallel requests gets past the limit.
 *
 * @returns whether it may happen now, else when it is worth asking again
 */
export const consumeRateLimit = async (
  queryable: Queryable,
  subject: RateLimitSubject,
  limit: RateLimit,
): Promise<RateLimitResult> => {
  const counted = await counting(queryable).execute(countingParameters({ subject, limit }));
  return counted.length > 0 ? { allowed: true } : findWait(queryable, subject, limit);
};

/** @returns when it is worth asking again for what was just refused */
const findWait = async (
  queryable: Queryable,
  subject: RateLimitSubject,
  limit: RateLimit,
): Promise<Extract<RateLimitResult, { allowed: false }>> => {
  const [row] = await waiting(queryable).execute(countingParameters({ subject, limit }));
  return {
    allowed: false,
    cause: row?.isBelowMax ? 'backoff' : 'max',
    retryAfter: Math.max(1, row?.wait ?? 1),
  };
};

/** @returns how long to wait for all of them, one of which was just refused */
export const findWaitOf = async (queryable: Queryable, chain: readonly Counted[]): Promise<number> => {
  let longest = 1;
  for (const { subject, limit } of chain) {
    longest = Math.max(longest, (await findWait(queryable, subject, limit)).retryAfter);
  }
  return longest;
};

/**
 * `consumeRateLimit` for several things, one after the other: what one refuses is not counted by those behind it.
 *
 * @returns whether all of them may happen now, else what the first that may not says
 */
export const consumeRateLimits = async (
  queryable: Queryable,
  chain: readonly Counted[],
): Promise<RateLimitResult> => {
  for (const { subject, limit } of chain) {
    const result = await consumeRateLimit(queryable, subject, limit);
    if (!result.allowed) return result;
  }
  return { allowed: true };
};

/** Forgets what was counted, as after a success. */
export const resetRateLimit = async (queryable: Queryable, subject: RateLimitSubject): Promise<void> => {
  await queryable.delete(throttles).where(eq(throttles.key, rateLimitKey(subject)));
};

/** Adds calls that one instance has counted. @returns what all instances have counted by now, for those keys */
export const addCalls = (
  database: Database,
  counted: readonly { key: string; calls: number }[],
  windowSeconds: number,
) =>
  database
    .insert(throttles)
    .values(
      // Always in one order, so that two instances cannot wait for each other.
      counted
        .toSorted((a, b) => (a.key < b.key ? -1 : 1))
        .map(({ key, calls }) => ({
          key,
          count: calls,
          lastAt: sql`now()`,
          resetsAt: sql`now() + make_interval(secs => ${windowSeconds})`,
        })),
    )
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`CASE WHEN ${over} THEN excluded.count ELSE ${throttles.count} + excluded.count END`,
        lastAt: sql`now()`,
        resetsAt: sql`CASE WHEN ${over} THEN excluded.resets_at ELSE ${throttles.resetsAt} END`,
      },
    })
    .returning({ key: throttles.key, count: throttles.count, resetsAt: throttles.resetsAt });
