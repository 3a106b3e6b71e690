import { problemOf } from '@paadam/shared/api';
import { ownTimeZone } from '@paadam/shared/domain';
import { dataOf, type PaadamState, selectUser } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { call, put, race, select, take } from 'redux-saga/effects';
import { dayIn } from '../earnings/dayIn';
import { earningsCsv } from '../earnings/earningsCsv';
import { saveFile } from '../earnings/saveFile';
import { fetchEarnings, monthsOfAPage } from './fetchEarnings';
import { type EarningsPage, selectEarnings, type TeachingState, teachingActions } from './teachingSlice';

/** @returns the earnings with every month; what was missing is in the list afterwards, too */
function* loadAllMonths(): SagaIterator<EarningsPage | undefined> {
  while (true) {
    // A refresh meanwhile may have begun the list anew, so that each turn looks at what is there.
    const { list }: TeachingState['earnings'] = yield select(selectEarnings);
    const page = dataOf(list);
    if (!page?.nextCursor) return page;
    const next: EarningsPage = yield call(fetchEarnings, { limit: monthsOfAPage, cursor: page.nextCursor });
    yield put(teachingActions.moreEarningsLoaded(next));
  }
}

/** Makes a file of every month. It is given up with the screen. */
export function* exportEarnings(): SagaIterator<void> {
  try {
    const { all }: { all?: EarningsPage } = yield race({
      all: call(loadAllMonths),
      left: take(teachingActions.earningsLeft.type),
    });
    if (!all) return;
    const timeZone: string = yield select(
      (state: PaadamState) => selectUser(state)?.timeZone ?? ownTimeZone(),
    );
    const today = dayIn(timeZone, new Date());
    yield call(saveFile, `paadam-earnings-${today}.csv`, earningsCsv(all.rows, timeZone), 'text/csv');
    yield put(teachingActions.exported());
  } catch (error) {
    yield put(teachingActions.exportFailed(problemOf(error)));
  }
}
