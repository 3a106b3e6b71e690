import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { sessionUser } from '../../access/sessions/queries';
import type { Database, Queryable } from '../../foundation/db/openDatabase';
import { prepareOnce } from '../../foundation/db/prepareOnce';
import { registrations, users } from '../../foundation/db/schema';
import { type CountedWithin, countingWithin, withinParameters } from '../../foundation/rate-limits/changes';
import { normaliseEmail } from './normaliseEmail';

/** @returns the account of that address, with the hash of its password */
export const findUser = async (queryable: Queryable, email: string) => {
  const [user] = await queryable
    .select({ ...sessionUser, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(email)));
  return user;
};

export type Registration = typeof registrations.$inferSelect;

/** @param browserHash of the cookie that binds a browser to its attempt */
export const findRegistration = async (
  queryable: Queryable,
  browserHash: string,
): Promise<Registration | undefined> => {
  const [own] = await queryable
    .select()
    .from(registrations)
    .where(eq(registrations.browserHash, browserHash));
  return own;
};

const address = sql.placeholder('address');
const isAtAddress = eq(sql`lower(${users.email})`, address);
const onlyRow = sql`(SELECT) AS address`;
const candidate = { user: { ...sessionUser, passwordHash: users.passwordHash }, attempt: registrations };

/** The attempt at the address that waits for its code: this browser's own, else the newest of any browser. */
const isWaiting = (queryable: Queryable): SQL => {
  const waiting = queryable
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(sql`lower(${registrations.email})`, address), isNotNull(registrations.passwordHash)))
    .orderBy(
      desc(eq(registrations.browserHash, sql.placeholder('browserHash'))),
      desc(registrations.createdAt),
      desc(registrations.id),
    )
    .limit(1);
  return eq(registrations.id, sql`(${waiting})`);
};

const candidates = prepareOnce((queryable) =>
  queryable
    .select(candidate)
    .from(onlyRow)
    .leftJoin(users, isAtAddress)
    .leftJoin(registrations, isWaiting(queryable))
    .prepare('sign-in-candidates'),
);

/** How many wider limits `signInsAt` has. */
const widerLimits = 2;

const candidatesAndCount = prepareOnce((queryable) => {
  const counted = queryable.$with('counted').as(countingWithin(queryable, widerLimits));
  return queryable
    .with(counted)
    .select({ ...candidate, isAllowed: sql<boolean>`exists (SELECT FROM ${counted})` })
    .from(onlyRow)
    .leftJoin(users, isAtAddress)
    .leftJoin(registrations, isWaiting(queryable))
    .prepare('sign-in-candidates-and-count');
});

/**
 * Who a sign-in at that address may mean: the account, and the attempt to register that waits for its code, which is this
 * browser's own, else the newest of any browser. One query, since every sign-in waits for it.
 *
 * @param browserHash of the cookie that binds this browser to its attempt
 */
export const findCandidates = async (database: Database, email: string, browserHash: string | undefined) => {
  const [row] = await candidates(database).execute({
    address: normaliseEmail(email),
    browserHash: browserHash ?? '',
  });
  return { user: row?.user ?? undefined, attempt: row?.attempt ?? undefined };
};

/**
 * `findCandidates` and the count of the attempt in one round trip to the database.
 *
 * @returns with `isAllowed`: whether it may be made, and was counted
 */
export const findCandidatesAndCount = async (
  database: Database,
  email: string,
  browserHash: string | undefined,
  counted: CountedWithin,
) => {
  const [row] = await candidatesAndCount(database).execute({
    ...withinParameters(counted),
    address: normaliseEmail(email),
    browserHash: browserHash ?? '',
  });
  return {
    user: row?.user ?? undefined,
    attempt: row?.attempt ?? undefined,
    isAllowed: row?.isAllowed === true,
  };
};

/** @returns the hash of the account's password */
export const passwordHashOf = async (queryable: Queryable, userId: string): Promise<string | null> => {
  const [user] = await queryable
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return user?.passwordHash ?? null;
};
