import { bookingsFeature } from '@paadam/bookings';
import { payingFeature } from '@paadam/bookings/paying';
import { ownCalendars } from '@paadam/calendar';
import { liveFeature } from '@paadam/live';
import { paymentsFeature } from '@paadam/payments';
import { profileFeature } from '@paadam/profile';
import { LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { all, type SagaGenerator } from '@paadam/shared/state';
import type { ComponentType } from 'react';
import { parentGroup, parentSaga } from './family/parentGroup';
import { linkForm } from './link/linkForm';
import { ParentPanel } from './panel/ParentPanel';

const dashboard = () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage');
const children = () => import(/* webpackChunkName: "children" */ './children/ChildrenPage');
const child = () => import(/* webpackChunkName: "child" */ './child/ChildPage');
const bookings = () => import(/* webpackChunkName: "bookings" */ './bookings/BookingsPage');
const reviews = () => import(/* webpackChunkName: "reviews" */ './reviews/ReviewsPage');
const profile = () => import(/* webpackChunkName: "profile" */ './profile/ProfilePage');
const link = () => import(/* webpackChunkName: "link" */ './link/LinkPage');
const booking = () => import(/* webpackChunkName: "booking" */ './booking/BookingPage');
const payments = () => import(/* webpackChunkName: "payments" */ './payments/PaymentsPage');
const payment = () => import(/* webpackChunkName: "payment" */ './payments/PaymentPage');
const calendar = () => import(/* webpackChunkName: "calendar" */ './calendar/CalendarPage');

// Also for pages elsewhere its code comes by itself: it is large, and most visits have no lesson.
const room = () => import(/* webpackChunkName: "room", webpackMode: "lazy" */ './room/RoomPage');

const inPanel = (load: () => Promise<{ default: ComponentType }>) => (
  <ParentPanel>
    <LazyPage load={load} />
  </ParentPanel>
);

/** Where parents follow their children's lessons. */
export default {
  contract: 1,
  name: 'mf-parent',
  features: [bookingsFeature, profileFeature, payingFeature, paymentsFeature, liveFeature],
  slices: [parentGroup, linkForm, ownCalendars],
  saga: function* (): SagaGenerator {
    yield* all([parentSaga(), linkForm.saga(), ownCalendars.saga()]);
  },
  routes: [
    { index: true, element: inPanel(dashboard) },
    { path: 'dashboard', element: inPanel(dashboard) },
    { path: 'children', element: inPanel(children) },
    { path: 'children/:childId', element: inPanel(child) },
    { path: 'bookings', element: inPanel(bookings) },
    { path: 'bookings/:bookingId', element: inPanel(booking) },
    { path: 'reviews', element: inPanel(reviews) },
    { path: 'profile', element: inPanel(profile) },
    { path: 'link/children', element: <LazyPage load={link} /> },
    { path: 'bookings/:bookingId/room', element: <LazyPage load={room} /> },
    { path: 'calendar', element: inPanel(calendar) },
    { path: 'payments', element: inPanel(payments) },
    { path: 'payments/:paymentId', element: inPanel(payment) },
    { path: '*', element: <NotFoundPage /> },
  ],
} satisfies RemoteModule;
