import { callApi, type PageQuery, type SagaGenerator } from '@paadam/shared/state';
import type { EarningsPage } from './teachingSlice';

/** How many months a page has. */
export const monthsOfAPage = 12;

/** One page of the tutor's months, the latest first. */
export function* fetchEarnings(query: PageQuery): SagaGenerator<EarningsPage> {
  const { data, nextCursor, total } = yield* callApi((api) => api.tutorEarnings({ query }));
  return { rows: data.map((month) => ({ ...month, _id: month.month })), nextCursor, total };
}
