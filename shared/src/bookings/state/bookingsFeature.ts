import type { Feature } from '@paadam/shared/state';
import { bookingsSaga } from './bookingsSaga';
import { bookingsSlice } from './bookingsSlice';

/** For a portal whose pages show bookings. */
export const bookingsFeature: Feature = { name: 'bookings', slices: [bookingsSlice], saga: bookingsSaga };
