import { bookingsActions } from '@paadam/bookings';
import type { SeriesDate, SeriesPreview } from '@paadam/shared/contract';
import type { WeeklyDuration } from '@paadam/shared/domain';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

export interface SeriesQuestion {
  student: string;
  tutor: string;
  subject: string;
  /** ISO instant of the first lesson. */
  dateTime: string;
  duration: WeeklyDuration;
  /** Lessons. */
  weeks: number;
}

/** @returns the date as a refusal knows it, which is newer; the same where that says nothing of it */
const asRefused = (date: SeriesDate, refused: readonly SeriesDate[]): SeriesDate => {
  const isOne = (start: string) => [date, ...date.alternatives].some(({ dateTime }) => dateTime === start);
  const gone = refused.find(({ dateTime, state }) => state !== 'free' && isOne(dateTime));
  if (!gone) return date;
  const { alternatives } = gone;
  // What was chosen in place of a date that was not free itself.
  return gone.dateTime === date.dateTime ? gone : { ...date, alternatives };
};

/** How each date of weekly lessons stands. It goes with the form that asked. */
export const seriesPreview = createLoadableSlice({
  name: 'seriesPreview',
  fetch: function* (body: SeriesQuestion): SagaGenerator<SeriesPreview> {
    return (yield* callApi((api) => api.previewSeries({ body }))).data;
  },
  dropsStale: true,
  keptAfterLeft: 0,
  follow: (known, action) => {
    if (!bookingsActions.bookingCreationFailed.match(action)) return known;
    const { dates } = action.payload.problem;
    return dates ? { ...known, dates: known.dates.map((date) => asRefused(date, dates)) } : known;
  },
});
