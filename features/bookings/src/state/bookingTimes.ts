import type { Slot } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

interface TimesQuestion {
  bookingId: string;
  /** ISO instants. */
  from: string;
  to: string;
}

/** The starts that a booking could be moved to, of both sides free time, in a stretch. They go with the dialog that asked. */
export const bookingTimes = createLoadableSlice({
  name: 'bookings/times',
  fetch: function* ({ bookingId, ...query }: TimesQuestion): SagaGenerator<Slot[]> {
    return (yield* callApi((api) => api.bookingTimes({ params: { id: bookingId }, query }))).data;
  },
  // A time that was open a while ago is not worth a click.
  dropsStale: true,
  keptAfterLeft: 0,
});
