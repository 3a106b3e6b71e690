import { all, endWithPerson, type Feature, groupSlices, type SagaGenerator } from '@paadam/shared/state';
import { bookingDetails } from './bookingDetails';
import { bookingLists } from './bookingLists';
import { bookingNews } from './bookingNews';
import { bookingsSlice } from './bookingsSlice';
import { bookingTimes } from './bookingTimes';
import { bringCalendarFiles } from './calendarFile';
import { changeBookings } from './changeBookings';
import { createBookings } from './createBookings';
import { lessonLogs, lessonRooms } from './lessonRecords';

const watchChanges = endWithPerson(function* (): SagaGenerator {
  yield* all([createBookings(), changeBookings(), bringCalendarFiles()]);
});

/** For a portal whose pages show bookings. */
export const bookingsFeature: Feature = {
  name: 'bookings',
  slices: [
    groupSlices('bookings', [
      bookingLists,
      bookingDetails,
      bookingTimes,
      lessonRooms,
      lessonLogs,
      bookingsSlice,
    ]),
  ],
  news: bookingNews,
  *saga() {
    yield* all([
      bookingLists.saga(),
      bookingDetails.saga(),
      bookingTimes.saga(),
      lessonRooms.saga(),
      lessonLogs.saga(),
      watchChanges(),
    ]);
  },
};
