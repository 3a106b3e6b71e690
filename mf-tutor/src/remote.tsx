import { contractNumber, LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';

const bookings = () => import(/* webpackChunkName: "bookings" */ './bookings/BookingsPage');

/** Where tutors answer the requests for their lessons. */
export default {
  contract: contractNumber,
  name: 'mf-tutor',
  routes: [
    { path: 'bookings', element: <LazyPage load={bookings} /> },
    { path: '*', element: <NotFoundPage /> },
  ],
} satisfies RemoteModule;
