import { contractNumber, LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { StudentPanel } from './panel/StudentPanel';

const dashboard = () => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardPage');
const bookingForm = () => import(/* webpackChunkName: "booking-form" */ './booking-form/BookingFormPage');

/** Where students follow their lessons, and where lessons are booked. */
export default {
  contract: contractNumber,
  name: 'mf-student',
  routes: [
    {
      path: 'dashboard',
      element: (
        <StudentPanel>
          <LazyPage load={dashboard} />
        </StudentPanel>
      ),
    },
    {
      path: 'bookings/:id',
      element: (
        <StudentPanel>
          <LazyPage load={bookingForm} />
        </StudentPanel>
      ),
    },
    { path: '*', element: <NotFoundPage /> },
  ],
} satisfies RemoteModule;
