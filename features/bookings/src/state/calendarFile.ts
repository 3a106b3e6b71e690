import { problemOf } from '@paadam/shared/api';
import { callApi, noticesActions, put, type SagaGenerator, takeLeading } from '@paadam/shared/state';
import * as words from '../messages/bookings';
import { bookingsActions } from './bookingsSlice';

/** Milliseconds after which every browser has taken the file. */
const taken = 60_000;

function* bringCalendarFile({
  payload: { bookingId: id },
}: ReturnType<typeof bookingsActions.calendarFileRequested>): SagaGenerator {
  try {
    const { data } = yield* callApi((api) => api.bookingCalendar({ params: { id } }));
    const address = URL.createObjectURL(new Blob([data.content], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = data.fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), taken);
  } catch (error) {
    const text = words.calendarFileFailed({ message: problemOf(error).message });
    yield* put(noticesActions.noticeAdded({ tone: 'bad', text }));
  }
}

/** Gives the person a lesson as a file for their calendar. */
export function* bringCalendarFiles(): SagaGenerator {
  yield* takeLeading(bookingsActions.calendarFileRequested, bringCalendarFile);
}
