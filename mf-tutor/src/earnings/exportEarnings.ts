import { type Problem, problemOf } from '@paadam/shared/api';
import { ownTimeZone } from '@paadam/shared/domain';
import {
  busy,
  createSlice,
  done,
  failed,
  forgetWithPerson,
  idle,
  type PayloadAction,
  put,
  type RequestState,
  race,
  type SagaGenerator,
  select,
  selectUser,
  take,
} from '@paadam/shared/state';
import { type EarningsPage, earnings, monthsOfAPage } from '../teaching/teaching';
import { dayIn } from './dayIn';
import { earningsCsv } from './earningsCsv';
import { saveCsv } from './saveCsv';

/** How far the file with all the earnings has come. */
export const exportingSlice = createSlice({
  name: 'teaching/exporting',
  initialState: idle as RequestState,
  reducers: {
    /** A file with every month is asked for. */
    exportRequested: () => busy,
    exported: () => done,
    exportFailed: (_, { payload }: PayloadAction<Problem>) => failed(payload),
    exportTold: () => idle,
  },
  extraReducers: (builder) => {
    forgetWithPerson(() => idle)(builder);
    builder.addCase(earnings.actions.left, () => idle);
  },
});

export const exportActions = exportingSlice.actions;
export const selectExporting = ({ teaching }: { teaching: { exporting: RequestState } }) =>
  teaching.exporting;

/** @returns the earnings with every month; what was missing is in the list afterwards, too */
function* loadAllMonths(): SagaGenerator<EarningsPage | undefined> {
  while (true) {
    // A refresh meanwhile may have begun the list anew, so that each turn looks at what is there.
    const page = (yield* select(earnings.select)).answer.data;
    if (!page?.nextCursor) return page;
    const next = yield* earnings.fetchPage({ limit: monthsOfAPage, cursor: page.nextCursor });
    yield* put(earnings.actions.moreLoaded(earnings.keyOf(), next));
  }
}

/** Makes a file of every month. It is given up with the screen. */
export function* exportEarnings(): SagaGenerator {
  try {
    const { all } = yield* race({ all: loadAllMonths(), left: take(earnings.actions.left) });
    if (!all) return;
    const timeZone = (yield* select(selectUser))?.timeZone ?? ownTimeZone();
    const today = dayIn(timeZone, new Date());
    saveCsv(`paadam-earnings-${today}.csv`, earningsCsv(all.rows, timeZone));
    yield* put(exportActions.exported());
  } catch (error) {
    yield* put(exportActions.exportFailed(problemOf(error)));
  }
}
