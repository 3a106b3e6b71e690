import { bookingsFeature } from '@paadam/bookings';
import { payingFeature } from '@paadam/bookings/paying';
import { ownCalendars } from '@paadam/calendar';
import { liveFeature } from '@paadam/live';
import { profileFeature } from '@paadam/profile';
import { LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { all, type SagaGenerator } from '@paadam/shared/state';
import type { ComponentType } from 'react';
import { TutorPanel } from './panel/TutorPanel';
import { teachingGroup, teachingSaga } from './teachingGroup';

const dashboard = () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage');
const students = () => import(/* webpackChunkName: "students" */ './students/StudentsPage');
const earnings = () => import(/* webpackChunkName: "earnings" */ './earnings/EarningsPage');
const bookings = () => import(/* webpackChunkName: "bookings" */ './bookings/BookingsPage');
const booking = () => import(/* webpackChunkName: "booking" */ './booking/BookingPage');
const editProfile = () => import(/* webpackChunkName: "edit-profile" */ './edit-profile/EditProfilePage');
const calendar = () => import(/* webpackChunkName: "calendar" */ './calendar/CalendarPage');

// Also for pages elsewhere its code comes by itself: it is large, and most visits have no lesson.
const room = () => import(/* webpackChunkName: "room", webpackMode: "lazy" */ './room/RoomPage');

const inPanel = (load: () => Promise<{ default: ComponentType }>) => (
  <TutorPanel>
    <LazyPage load={load} />
  </TutorPanel>
);

/** Where tutors run their calendar and their earnings. */
export default {
  contract: 1,
  name: 'mf-tutor',
  routes: [
    { index: true, element: inPanel(dashboard) },
    { path: 'students', element: inPanel(students) },
    { path: 'earnings', element: inPanel(earnings) },
    { path: 'bookings', element: inPanel(bookings) },
    { path: 'bookings/:bookingId', element: inPanel(booking) },
    { path: 'edit-profile', element: inPanel(editProfile) },
    { path: 'bookings/:bookingId/room', element: <LazyPage load={room} /> },
    { path: 'calendar', element: inPanel(calendar) },
    { path: '*', element: <NotFoundPage /> },
  ],
  features: [bookingsFeature, payingFeature, profileFeature, liveFeature],
  slices: [teachingGroup, ownCalendars],
  saga: function* (): SagaGenerator {
    yield* all([teachingSaga(), ownCalendars.saga()]);
  },
} satisfies RemoteModule;
