import type { calls, Query, TutorCounts } from '@paadam/shared/contract';
import { examBoards, languageCodes, levels, timesOfDay, weekdays } from '@paadam/shared/domain';
import type { Queryable } from '../../foundation/db/openDatabase';
import { readSearch } from './queries/search';
import { countedTutors, countTutors, type Facet, facets } from './queries/tutorCounts';
import { refuseCrossedRates } from './refuseCrossedRates';

/**
 * @returns how many tutors pass the filters, and how many would with another choice of each of them: those are counted
 *   without the choice that was made, or not at all where they would be too many to count
 * @throws HttpError `validation_failed` for a lowest rate above the highest
 */
export const viewCounts = async (
  queryable: Queryable,
  { q, ...asked }: Query<typeof calls.tutorCounts>,
): Promise<TutorCounts> => {
  refuseCrossedRates(asked);
  const search = q === undefined ? undefined : await readSearch(queryable, q);
  const filters = { ...asked, search: search?.query };
  const chosen = facets.filter((facet) => asked[facet] !== undefined);
  const open = facets.filter((facet) => asked[facet] === undefined);
  const counted = (
    await Promise.all([
      countTutors(queryable, filters, open),
      ...chosen.map(async (facet) => {
        const others = await countTutors(queryable, { ...filters, [facet]: undefined }, [facet]);
        const isCounted = others.every((row) => row.facet !== 'total' || row.count <= countedTutors);
        return isCounted ? others.filter((row) => row.facet === facet) : [];
      }),
    ])
  ).flat();
  const total = counted.find(({ facet }) => facet === 'total')?.count ?? 0;
  const of = (facet: Facet) =>
    new Map(counted.filter((row) => row.facet === facet).map(({ value, count }) => [value, count]));
  const inOrder = <Value extends string>(facet: Facet, values: readonly Value[]) => {
    const counts = of(facet);
    return values.flatMap((value) => {
      const count = counts.get(value);
      return count === undefined ? [] : [{ value, count }];
    });
  };
  return {
    total: Math.min(total, countedTutors),
    totalIsExact: total <= countedTutors,
    subjects: [...of('subject')].map(([_id, count]) => ({ _id, count })),
    levels: inOrder('level', levels).map(({ value, count }) => ({ level: value, count })),
    boards: inOrder('board', examBoards).map(({ value, count }) => ({ board: value, count })),
    languages: inOrder('language', languageCodes).map(({ value, count }) => ({ language: value, count })),
    days: inOrder('day', weekdays).map(({ value, count }) => ({ day: value, count })),
    timesOfDay: inOrder('timeOfDay', timesOfDay).map(({ value, count }) => ({ timeOfDay: value, count })),
  };
};
