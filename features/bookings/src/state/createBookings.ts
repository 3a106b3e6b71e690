import { problemOf } from '@paadam/shared/api';
import type { Booking } from '@paadam/shared/contract';
import { paths, trialDuration } from '@paadam/shared/domain';
import {
  callApi,
  noticesActions,
  notifyUnlessAwaited,
  put,
  type SagaGenerator,
  select,
  selectUser,
  takeEvery,
} from '@paadam/shared/state';
import * as words from '../messages/bookings';
import { type BookingAttempt, type BookingRequest, isAwaited, openAttempt } from './bookingCreation';
import type { BookingsRootState } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';

/**
 * @param isParent the person who asked is a parent, who books for a child
 * @returns the booking form, filled in as the request was, but for the note, which is no other person's and waits in the store
 */
const pathBackTo = (
  { student, tutor, subject, dateTime, duration, dates }: BookingRequest,
  isParent: boolean,
): string => {
  const filledIn = new URLSearchParams({
    dateTime,
    duration,
    subject,
    ...(isParent && { child: student }),
    ...(dates && { weeks: String(dates.length) }),
  });
  return `${paths.bookingForm(tutor)}?${filledIn}`;
};

/** @returns the booking, or the first of weekly lessons */
function* book({ dates, ...request }: BookingRequest, key: string): SagaGenerator<Booking> {
  const headers = { 'idempotency-key': key };
  const { dateTime: _, duration, kind: _kind, ...rest } = request;
  // A trial lesson is one.
  if (!dates || duration === trialDuration)
    return (yield* callApi((api) => api.createBooking({ body: request, headers }))).data;
  const { data } = yield* callApi((api) => api.createSeries({ body: { ...rest, duration, dates }, headers }));
  const [first] = data.bookings;
  if (!first) throw new Error('A series has no bookings.');
  return first;
}

/** @returns what was made, and whether it waits for the tutor, who may accept by rule */
const madeInWords = ({ dates }: BookingRequest, { status }: Booking): string => {
  const isAccepted = status === 'accepted';
  if (!dates) return isAccepted ? words.booked() : words.created();
  const count = dates.length;
  return isAccepted ? words.weeklyBooked({ count }) : words.weeklyCreated({ count });
};

function* createBooking({ request, key }: BookingAttempt): SagaGenerator {
  const isParent = (yield* select(selectUser))?.role === 'parent';
  try {
    const data = yield* book(request, key);
    yield* put(bookingsActions.bookingCreated({ booking: data, key }));
    const action = isParent
      ? { label: words.seeTheBooking(), to: paths.booking('parent', data._id) }
      : { label: words.seeTheLesson(), to: paths.booking('student', data._id) };
    yield* put(noticesActions.noticeAdded({ tone: 'good', text: madeInWords(request, data), action }));
  } catch (error) {
    const problem = problemOf(error);
    yield* notifyUnlessAwaited(
      ({ bookings }: BookingsRootState) => isAwaited(bookings.changes.creation, key),
      {
        tone: 'bad',
        text: words.requestFailed({ message: problem.message }),
        action: { label: words.backToTheForm(), to: pathBackTo(request, isParent) },
      },
    );
    yield* put(bookingsActions.bookingCreationFailed({ key, problem }));
  }
}

/**
 * Watches for requests for lessons. Each runs to its end, also when its form is left: by then the lesson may be booked,
 * and the person is to know.
 */
export function* createBookings(): SagaGenerator {
  const underWay = new Set<string>();
  yield* takeEvery(bookingsActions.bookingRequested, function* (): SagaGenerator {
    const attempt = yield* select((state: BookingsRootState) => openAttempt(state.bookings.changes.creation));
    // The same request from a form that was left and opened again waits for the answer that is on its way.
    if (!attempt || underWay.has(attempt.key)) return;
    underWay.add(attempt.key);
    yield* createBooking(attempt);
    underWay.delete(attempt.key);
  });
}
