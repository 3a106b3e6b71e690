import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** @returns the moment in microseconds of the epoch, which is as precise as the database has it */
export const microsecondsOf = (moment: SQLWrapper): SQL<number> =>
  sql`extract(epoch from ${moment}) * 1000000`.mapWith(Number);

/** @param microseconds of the epoch, up to the year 2255 @returns the moment again */
export const momentAt = (microseconds: number): SQL =>
  sql`(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond')`;
