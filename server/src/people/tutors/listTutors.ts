import type { calls, Query, TutorOrder } from '@paadam/shared/contract';
import { hasGivenHours, type PageLanguage, speak } from '@paadam/shared/domain';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { readPage } from '../../access/calls/page';
import type { Outcome } from '../../access/calls/route';
import { reasonOf } from '../../foundation/db/databaseError';
import { findNextFree } from './findNextFree';
import { matchesOf } from './matchesOf';
import { keepNextFree } from './queries/findTutor';
import { readSearch } from './queries/search';
import { type ListedRow, openTutorList } from './queries/tutorList';
import { refuseCrossedRates } from './refuseCrossedRates';

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
    language: PageLanguage,
  ): Promise<Outcome<typeof calls.getAllTutors>> => {
    refuseCrossedRates(filters);
    const search = q === undefined ? undefined : await readSearch(database, q, language);
    const { rows, nextCursor } = await readPage(
      { limit, cursor },
      positionIn(order),
      (after, count) => read({ ...filters, search: search?.query }, { order, after, count }),
      ({ key, tutor }) => ({ sort: order, key, count: tutor.rating.count, id: tutor._id }),
    );
    await findMissing(rows, now);
    const data = speak(language, () =>
      rows.map(({ tutor }) => (search ? { ...tutor, matches: matchesOf(tutor, search) } : tutor)),
    );
    return { data, nextCursor };
  };

  /** Most rows know their next free times; into the others they are put here, and kept for the next reader. */
  async function findMissing(rows: readonly ListedRow[], now: Date): Promise<void> {
    const missing = rows.filter(({ isNextFreeKnown, tutor }) => !isNextFreeKnown && hasGivenHours(tutor));
    if (missing.length === 0) return;
    const found = await findNextFree(
      database,
      missing.map(({ tutor, calendarVersion }) => ({ ...tutor, calendarVersion })),
      now,
    );
    // No one who reads waits for this, and the list is right without it.
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
