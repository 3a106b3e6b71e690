import { bookingsFeature } from '@paadam/bookings';
import { payingFeature } from '@paadam/bookings/paying';
import { BookingView, type LoadLookBack } from '@paadam/bookings/screens';
import type { BookingDetails } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import {
  aBookingDetails,
  aDeclaration,
  anAuthData,
  apiUrl,
  HttpResponse,
  http,
  ok,
  type RequestHandler,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { screen } from '@testing-library/react';

/** Changes that let a lesson of an hour start so many minutes from now, for which was asked an hour ago. */
export const lessonIn = (minutes: number): Pick<BookingDetails, 'dateTime' | 'endsAt' | 'createdAt'> => {
  const at = (fromNow: number) => new Date(Date.now() + fromNow * 60_000).toISOString();
  return { dateTime: at(minutes), endsAt: at(minutes + 60), createdAt: at(-60) };
};

/** What else the host has. */
const elsewhere = aDeclaration({
  name: 'mf-student',
  routes: ['/student/bookings/:id', '/tutors/:tutorId'].map((path) => ({ id: path, path, chunk: path })),
});

const idOf: Record<Role, (booking: BookingDetails) => string> = {
  tutor: ({ tutor }) => tutor._id,
  student: ({ student }) => student._id,
  parent: () => 'parent',
};

/**
 * Opens the page of a booking, which is of tomorrow and pending unless told otherwise, for one of its people.
 *
 * @param answers the server's, before that with the booking
 * @param loadLookBack default: one that goes on loading
 */
export const openBooking = (
  role: Role,
  changes: Partial<BookingDetails> = {},
  answers: RequestHandler[] = [],
  loadLookBack: LoadLookBack = () => new Promise(() => {}),
) => {
  let booking = aBookingDetails({ ...lessonIn(1440), ...changes });
  server.use(
    ...answers,
    http.get(apiUrl('/bookings/:id'), () => HttpResponse.json(ok(booking))),
  );
  const back = { to: '/lessons', label: 'Lessons' };
  const element = <BookingView back={back} loadLookBack={loadLookBack} />;
  const routes = [
    { path: '/lessons', element: <h1>All lessons</h1> },
    { path: '/lessons/:bookingId', element },
  ];
  const view = renderInHost(routes, {
    path: `/lessons/${booking._id}`,
    user: anAuthData({ id: idOf[role](booking), role, ...(booking.payment && { paysHere: true }) }),
    remotes: [elsewhere],
    features: [bookingsFeature, payingFeature],
  });
  return {
    ...view,
    booking,
    /** What the server has of it from now on. */
    becomes: (changed: Partial<BookingDetails>) => {
      booking = { ...booking, ...changed };
      return booking;
    },
  };
};

/** The same, once the booking is there. */
export const showBooking = async (...asked: Parameters<typeof openBooking>) => {
  const view = openBooking(...asked);
  await screen.findByRole('region', { name: 'Timeline' });
  return view;
};
