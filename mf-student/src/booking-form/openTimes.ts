import type { Slot } from '@paadam/shared/contract';
import type { Duration } from '@paadam/shared/domain';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

interface OpenTimesQuestion {
  tutorId: string;
  /** ISO instants. */
  from: string;
  to: string;
  duration: Duration;
}

/** A tutor's free starts within a stretch of time, for lessons of a duration. They go with the form that asked. */
export const openTimes = createLoadableSlice({
  name: 'openTimes',
  fetch: function* ({ tutorId, ...query }: OpenTimesQuestion): SagaGenerator<Slot[]> {
    return (yield* callApi((api) => api.tutorSlots({ params: { id: tutorId }, query }))).data;
  },
  // A time that was open a while ago is not worth a click.
  dropsStale: true,
  keptAfterLeft: 0,
});
