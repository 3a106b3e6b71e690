import { roomLimits } from '@paadam/shared/domain';
import { sql } from 'drizzle-orm';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import type { AgeLimit, Table } from './lives';

/** The most rows that one statement removes. */
export const batchRows = 1_000;

/** The result of a batch: the rows removed, and where the next batch begins; null if nothing is left. */
export interface Removed {
  rows: number;
  next: string | null;
}

/** The `rows` of a life as an SQL condition. It must match the partial index on the life's column, if there is one. */
const conditions: { [name in Table]?: string } = {
  // A tutor who has ever opened extra hours counts as having given hours, so the last of them stays.
  availability_exceptions: `(kind = 'off' OR EXISTS (SELECT FROM availability_exceptions later
    WHERE later.tutor_id = expired.tutor_id AND later.kind = 'extra' AND (later.last_day, later.id) > (expired.last_day, expired.id)))`,
  two_step: 'confirmed_at IS NULL',
  time_proposals: `status <> 'open'`,
  checkouts: 'closed_at IS NOT NULL AND ask_at IS NULL',
  ledger_recounts: 'at < (SELECT max(at) FROM ledger_recounts)',
  suspensions: 'ended_at IS NOT NULL',
};

/** @returns the statement that deletes a batch of a table. $1: the life in seconds, $2: where the previous batch ended, $3: the number of rows */
export const batchStatement = ({ table, column }: Pick<AgeLimit, 'table' | 'column'>): string => `
  WITH gone AS (
    DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${table} AS expired
      WHERE ${column} < now() - make_interval(secs => $1) AND ${column} >= $2::timestamptz AND ${conditions[table] ?? 'true'}
      ORDER BY ${column} LIMIT $3 FOR UPDATE SKIP LOCKED))
    RETURNING ${column} AS dated
  )
  SELECT count(*)::integer AS rows, max(dated)::text AS last FROM gone`;

/**
 * Deletes a batch of expired rows, oldest first. A batch begins where the previous one ended, so that it does not read the index entries
 * of deleted rows again. Rows that another server has locked are skipped.
 */
export const removeByAge = async (
  { $client }: Database,
  limit: AgeLimit,
  from: string | null,
): Promise<Removed> => {
  const { rows } = await $client.query<{ rows: number; last: string | null }>({
    name: `remove-${limit.table}-${limit.column}`,
    text: batchStatement(limit),
    values: [limit.days * 86_400, from ?? '-infinity', batchRows],
  });
  const { rows: removed = 0, last = null } = rows[0] ?? {};
  return { rows: removed, next: removed < batchRows ? null : last };
};

/** How many lessons' records one batch removes. */
const lessonsOfABatch = 10;

/**
 * Removes the expired records of a few lessons: events, images and attendance. Each room stores when that was done. Records with an open
 * problem or an open dispute of the payer's bank are kept.
 */
export const removeLessonRecords = async (database: Database): Promise<Removed> => {
  for (let lessons = 0; lessons < lessonsOfABatch; lessons += 1) {
    const isDone = !(await inTransaction(database, removeLessonRecord));
    if (isDone) return { rows: lessons, next: null };
  }
  return { rows: lessonsOfABatch, next: 'the next lesson' };
};

/** Removes one lesson's record in one transaction, which `roomLimits` bounds. @returns whether there was one */
const removeLessonRecord = async (tx: Transaction): Promise<boolean> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select booking_id as id from lesson_rooms
    where record_removed_at is null and opened_at < now() - make_interval(days => ${roomLimits.recordDays})
      and not exists (select from lesson_problems problem
        where problem.booking_id = lesson_rooms.booking_id and problem.status in ('open', 'disputed'))
      and not exists (select from payments join captures on captures.payment_id = payments.id
        join disputes on disputes.provider = captures.provider and disputes.capture_ref = captures.ref
        where payments.booking_id = lesson_rooms.booking_id and disputes.status = 'open')
    order by opened_at limit 1 for update skip locked`);
  const id = rows[0]?.id;
  if (!id) return false;
  await tx.execute(sql`delete from lesson_events where booking_id = ${id}`);
  await tx.execute(sql`delete from lesson_files where booking_id = ${id}`);
  await tx.execute(sql`delete from lesson_presence where booking_id = ${id}`);
  await tx.execute(
    sql`update lesson_rooms set record_removed_at = now(), bytes = 0 where booking_id = ${id}`,
  );
  return true;
};

/** Days for which completed and failed jobs are kept. */
export const jobDays = { done: 1, givenUp: 7 } as const;

/** Deletes a batch of finished jobs. pg-boss would move all of them to its archive in one statement. */
export const removeJobs = async ({ $client }: Database, from: string | null): Promise<Removed> => {
  const { rows } = await $client.query<{ rows: number; last: string | null }>({
    name: 'remove-jobs',
    text: `
      WITH over AS (
        SELECT name, id FROM pgboss.job
        WHERE state > 'active' AND completed_on >= $1::timestamptz AND completed_on < now() - make_interval(days => $2)
          AND (state = 'completed' OR completed_on < now() - make_interval(days => $3))
        ORDER BY completed_on LIMIT $4 FOR UPDATE SKIP LOCKED
      ), gone AS (
        DELETE FROM pgboss.job USING over WHERE job.name = over.name AND job.id = over.id RETURNING job.completed_on
      )
      SELECT count(*)::integer AS rows, max(completed_on)::text AS last FROM gone`,
    values: [from ?? '-infinity', jobDays.done, jobDays.givenUp, batchRows],
  });
  const { rows: removed = 0, last = null } = rows[0] ?? {};
  return { rows: removed, next: removed < batchRows ? null : last };
};
