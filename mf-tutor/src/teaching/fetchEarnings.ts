import type { Answer, Calls } from '@paadam/shared/contract';
import { callApi, type PageQuery } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call } from 'redux-saga/effects';
import type { EarningsPage } from './teachingSlice';

/** How many months a page has. */
export const monthsOfAPage = 12;

/** One page of the tutor's months, the latest first. */
export function* fetchEarnings(query: PageQuery): SagaIterator<EarningsPage> {
  const { data, nextCursor, total }: Answer<Calls['tutorEarnings']> = yield call(callApi, (api) =>
    api.tutorEarnings({ query }),
  );
  return { rows: data.map((month) => ({ ...month, _id: month.month })), nextCursor, total };
}
