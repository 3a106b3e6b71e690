import { bookingsFeature } from '@paadam/bookings';
import { payingFeature } from '@paadam/bookings/paying';
import { ownCalendars } from '@paadam/calendar';
import { liveFeature } from '@paadam/live';
import { paymentsFeature } from '@paadam/payments';
import { profileFeature } from '@paadam/profile';
import { LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { all, type SagaGenerator } from '@paadam/shared/state';
import type { ComponentType } from 'react';
import { openTimes } from './booking-form/openTimes';
import { requestRoom } from './booking-form/requestRoom';
import { seriesPreview } from './booking-form/weekly/seriesPreview';
import { StudentPanel } from './panel/StudentPanel';
import { ownReviews } from './reviews/reviewsSlice';

const dashboard = () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage');
const classes = () => import(/* webpackChunkName: "classes" */ './my-classes/ClassesPage');
const reviews = () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsPage');
const profile = () => import(/* webpackChunkName: "profile" */ './profile/ProfilePage');
const bookingForm = () => import(/* webpackChunkName: "booking-form" */ './booking-form/BookingFormPage');
const lesson = () => import(/* webpackChunkName: "lesson" */ './class/ClassPage');
const payments = () => import(/* webpackChunkName: "payments" */ './payments/PaymentsPage');
const payment = () => import(/* webpackChunkName: "payment" */ './payments/PaymentPage');
const calendar = () => import(/* webpackChunkName: "calendar" */ './calendar/CalendarPage');

// Also for pages elsewhere its code comes by itself: it is large, and most visits have no lesson.
const room = () => import(/* webpackChunkName: "room", webpackMode: "lazy" */ './room/RoomPage');

const inPanel = (load: () => Promise<{ default: ComponentType }>) => (
  <StudentPanel>
    <LazyPage load={load} />
  </StudentPanel>
);

/** Where students follow their lessons, and where lessons are booked. */
export default {
  contract: 1,
  name: 'mf-student',
  routes: [
    { index: true, element: inPanel(dashboard) },
    { path: 'dashboard', element: inPanel(dashboard) },
    { path: 'classes', element: inPanel(classes) },
    { path: 'classes/:bookingId', element: inPanel(lesson) },
    { path: 'reviews', element: inPanel(reviews) },
    { path: 'profile', element: inPanel(profile) },
    { path: 'bookings/:id', element: inPanel(bookingForm) },
    { path: 'classes/:bookingId/room', element: <LazyPage load={room} /> },
    { path: 'calendar', element: inPanel(calendar) },
    { path: 'payments', element: inPanel(payments) },
    { path: 'payments/:paymentId', element: inPanel(payment) },
    { path: '*', element: <NotFoundPage /> },
  ],
  features: [bookingsFeature, profileFeature, payingFeature, paymentsFeature, liveFeature],
  slices: [ownReviews, openTimes, requestRoom, seriesPreview, ownCalendars],
  saga: function* (): SagaGenerator {
    yield* all([
      ownReviews.saga(),
      openTimes.saga(),
      requestRoom.saga(),
      seriesPreview.saga(),
      ownCalendars.saga(),
    ]);
  },
} satisfies RemoteModule;
