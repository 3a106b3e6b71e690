import type { calls, Query, TutorOrder } from '@paadam/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { readPage } from '../calls/page';
import type { Outcome } from '../calls/route';
import { reasonOf } from '../db/databaseError';
import { invalidFields } from '../http/HttpError';
import { findNextFree } from './findNextFree';
import { keepNextFree } from './queries/findTutor';
import { findSearch, type ListedRow, openTutorList } from './queries/tutorList';

type Asked = Query<typeof calls.getAllTutors>;

const Key = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const positionIn = (sort: TutorOrder) =>
  Type.Object({ sort: Type.Literal(sort), key: Key, count: Key, id: Type.String({ format: 'uuid' }) });

/**
 * @returns what answers the call for the list of tutors
 * @throws HttpError (the answer's) `validation_failed` for a lowest rate above the highest; `malformed_request` for a
 *   cursor of another order
 */
export const listTutors = ({ database, log }: Pick<FastifyInstance, 'database' | 'log'>) => {
  const read = openTutorList(database);

  return async (
    { q, limit, cursor, sort: order = 'recommended', ...filters }: Asked,
    now: Date,
  ): Promise<Outcome<typeof calls.getAllTutors>> => {
    refuseCrossedRates(filters);
    const { rows, nextCursor } = await readPage(
      { limit, cursor },
      positionIn(order),
      async (after, count) => {
        const search = q === undefined ? undefined : await findSearch(database, q);
        return read({ ...filters, search }, { order, after, count });
      },
      ({ key, tutor }) => ({ sort: order, key, count: tutor.rating.count, id: tutor._id }),
    );
    await findMissing(rows, now);
    return { data: rows.map(({ tutor }) => tutor), nextCursor };
  };

  /** Most rows know their next free times; into the others they are put here, and kept for the next reader. */
  async function findMissing(rows: readonly ListedRow[], now: Date): Promise<void> {
    const missing = rows.filter(
      ({ isNextFreeKnown, tutor }) => !isNextFreeKnown && tutor.availability.length > 0,
    );
    if (missing.length === 0) return;
    const found = await findNextFree(
      database,
      missing.map(({ tutor, calendarVersion }) => ({ ...tutor, calendarVersion })),
      now,
    );
    // Nobody who reads waits for this, and the list is right without it.
    keepNextFree(database, found).catch((error) => {
      log.warn({ reason: reasonOf(error) }, 'next free times could not be kept');
    });
    const timesOf = new Map(found.map(({ tutorId, times }) => [tutorId, times]));
    for (const { tutor } of missing) {
      tutor.nextFreeTimes = timesOf.get(tutor._id) ?? [];
      tutor.nextFreeTime = tutor.nextFreeTimes[0] ?? null;
    }
  }
};

const refuseCrossedRates = ({ minRate, maxRate }: Pick<Asked, 'minRate' | 'maxRate'>): void => {
  if (minRate === undefined || maxRate === undefined || minRate <= maxRate) return;
  throw invalidFields({ maxRate: 'The highest rate must not be below the lowest.' });
};
