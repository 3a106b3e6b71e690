import { problemOf } from '@paadam/shared/api';
import type { PayloadAction } from '@paadam/shared/state';
import { callApi, notifyUnlessAwaited, put, type SagaGenerator, takeEvery } from '@paadam/shared/state';
import type { Action } from 'redux';
import * as words from '../messages/bookings';
import type { BookingsRootState } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';

type Changed = ReturnType<typeof bookingsActions.bookingChanged | typeof bookingsActions.bookingReviewed>;

/**
 * One kind of change, from its request to its outcome.
 *
 * @param change makes the call and returns what it came to
 */
const changing = <P extends { bookingId: string }>(change: (payload: P) => SagaGenerator<Changed>) =>
  function* ({ payload }: { payload: P }): SagaGenerator {
    const { bookingId } = payload;
    const isAwaited = ({ bookings }: BookingsRootState) => bookings.changes.change?.bookingId === bookingId;
    try {
      const changed = yield* change(payload);
      yield* notifyUnlessAwaited(isAwaited, { tone: 'good', text: changed.payload.message });
      yield* put(changed);
    } catch (error) {
      const problem = problemOf(error);
      const text = words.changeFailed({ message: problem.message });
      yield* notifyUnlessAwaited(isAwaited, { tone: 'bad', text });
      yield* put(bookingsActions.changeFailed({ bookingId, problem }));
    }
  };

const onChange = <P extends { bookingId: string }>(
  action: { match: (found: Action) => found is PayloadAction<P> },
  change: (payload: P) => SagaGenerator<Changed>,
) => takeEvery((found: Action) => action.match(found), changing(change));

/** Watches for everything that can be done to a booking. */
export function* changeBookings(): SagaGenerator {
  yield* onChange(bookingsActions.statusChangeRequested, function* (body) {
    const { data, message } = yield* callApi((api) => api.setBookingStatus({ body }));
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.cancellationRequested, function* ({ bookingId, ...query }) {
    const { data, message } = yield* callApi((api) =>
      api.cancelBooking({ params: { id: bookingId }, query }),
    );
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.seriesAnswerRequested, function* ({ bookingId, series, ...body }) {
    const { data } = yield* callApi((api) => api.answerSeries({ params: { id: series }, body }));
    const { bookings } = data;
    const booking = bookings.find(({ _id }) => _id === bookingId) ?? bookings[0];
    if (!booking) throw new Error('An answer to a series changed nothing.');
    const message = words.seriesAnswered({ status: body.status, count: bookings.length });
    return bookingsActions.bookingChanged({ booking, message, askedOf: bookingId });
  });
  yield* onChange(bookingsActions.meetingLinkRequested, function* ({ bookingId, meetingLink }) {
    const { data, message } = yield* callApi((api) =>
      api.setMeetingLink({ params: { id: bookingId }, body: { meetingLink } }),
    );
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.timesProposed, function* ({ bookingId, times, note }) {
    const { data, message } = yield* callApi((api) =>
      api.proposeTimes({ params: { id: bookingId }, body: { times, ...(note && { note }) } }),
    );
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.proposalAnswered, function* ({ bookingId, proposal, ...body }) {
    const { data, message } = yield* callApi((api) =>
      api.answerProposal({ params: { id: bookingId, proposal }, body }),
    );
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.timeChangeRequested, function* ({ bookingId, dateTime }) {
    const { data, message } = yield* callApi((api) =>
      api.changeBookingTime({ params: { id: bookingId }, body: { dateTime } }),
    );
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.problemReported, function* ({ bookingId, ...body }) {
    const { data, message } = yield* callApi((api) => api.reportProblem({ params: { id: bookingId }, body }));
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.problemAnswered, function* ({ bookingId, ...body }) {
    const { data, message } = yield* callApi((api) => api.answerProblem({ params: { id: bookingId }, body }));
    return bookingsActions.bookingChanged({ booking: data, message });
  });
  yield* onChange(bookingsActions.reviewRequested, function* (body) {
    const { data, message } = yield* callApi((api) => api.createReview({ body }));
    return bookingsActions.bookingReviewed({ review: data, message });
  });
}
