import { bookingsActions } from '@paadam/bookings';
import type { RequestRoom } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';

interface RequestRoomQuestion {
  student: string;
  tutor: string;
}

/** Whether there is room for one more request of the student to the tutor. It goes with the form that asked. */
export const requestRoom = createLoadableSlice({
  name: 'requestRoom',
  fetch: function* (query: RequestRoomQuestion): SagaGenerator<RequestRoom> {
    return (yield* callApi((api) => api.requestRoom({ query }))).data;
  },
  keptAfterLeft: 0,
  // Refused, it may have been for want of room; and an answer to another request makes some.
  refreshOn: [bookingsActions.bookingCreationFailed, bookingsActions.changedElsewhere],
});
