import { problemOf } from '@paadam/shared/api';
import { ownTimeZone } from '@paadam/shared/domain';
import {
  dataOf,
  type PaadamState,
  put,
  race,
  type SagaGenerator,
  select,
  selectUser,
  take,
} from '@paadam/shared/state';
import { dayIn } from '../earnings/dayIn';
import { earningsCsv } from '../earnings/earningsCsv';
import { saveFile } from '../earnings/saveFile';
import { fetchEarnings, monthsOfAPage } from './fetchEarnings';
import { type EarningsPage, selectEarnings, teachingActions } from './teachingSlice';

/** @returns the earnings with every month; what was missing is in the list afterwards, too */
function* loadAllMonths(): SagaGenerator<EarningsPage | undefined> {
  while (true) {
    // A refresh meanwhile may have begun the list anew, so that each turn looks at what is there.
    const { list } = yield* select(selectEarnings);
    const page = dataOf(list);
    if (!page?.nextCursor) return page;
    const next = yield* fetchEarnings({ limit: monthsOfAPage, cursor: page.nextCursor });
    yield* put(teachingActions.moreEarningsLoaded(next));
  }
}

/** Makes a file of every month. It is given up with the screen. */
export function* exportEarnings(): SagaGenerator {
  try {
    const { all } = yield* race({
      all: loadAllMonths(),
      left: take(teachingActions.earningsLeft),
    });
    if (!all) return;
    const timeZone = yield* select((state: PaadamState) => selectUser(state)?.timeZone ?? ownTimeZone());
    const today = dayIn(timeZone, new Date());
    saveFile(`paadam-earnings-${today}.csv`, earningsCsv(all.rows, timeZone), 'text/csv');
    yield* put(teachingActions.exported());
  } catch (error) {
    yield* put(teachingActions.exportFailed(problemOf(error)));
  }
}
