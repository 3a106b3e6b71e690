import type { Slot } from '@paadam/shared/contract';
import type { Duration } from '@paadam/shared/domain';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

interface OpenTimesQuestion {
  tutorId: string;
  /** ISO instants. */
  from: string;
  to: string;
  duration: Duration;
  /** Who the lesson is for, whose own lessons are left out; none while a parent has not chosen. */
  student?: string;
}

/** The free starts of tutor and student in a stretch of time, for lessons of a duration. They go with the form that asked. */
export const openTimes = createLoadableSlice({
  name: 'openTimes',
  fetch: function* ({ tutorId, ...query }: OpenTimesQuestion): SagaGenerator<Slot[]> {
    return (yield* callApi((api) => api.tutorSlots({ params: { id: tutorId }, query }))).data;
  },
  // A time that was open a while ago is not worth a click.
  dropsStale: true,
  keptAfterLeft: 0,
});
