import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { readPlace, type Site } from './startSite';

/** @returns where the site's own PostgreSQL is, and how to sign in to it, as its data folder says */
const connectionString = ({ dataDir }: Site): string => {
  const { folder, password } = readPlace(dataDir);
  const port = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://paadam:${password}@127.0.0.1:${port}/paadam`;
};

/**
 * Asks the site's database, which is the truth that every screen and action comes down to.
 *
 * @returns the rows, their columns as the database names them
 */
export const query = async <Row extends object>(
  site: Site,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const client = new Client({ connectionString: connectionString(site) });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** Puts a booking's whole life back by so many days: for the site, that much time has passed for it. */
export const letDaysPass = async (site: Site, bookingId: string, days: number): Promise<void> => {
  await query(
    site,
    `update bookings set starts_at = starts_at - $2 * interval '1 day', ends_at = ends_at - $2 * interval '1 day',
       created_at = created_at - $2 * interval '1 day' where id = $1`,
    [bookingId, days],
  );
  await query(site, `update booking_events set at = at - $2 * interval '1 day' where booking_id = $1`, [
    bookingId,
    days,
  ]);
};
