import { contractNumber, LazyPage, NotFoundPage, type RemoteModule } from '@paadam/shared/portal';
import { TutorPanel } from './panel/TutorPanel';

const bookings = () => import(/* webpackChunkName: "bookings" */ './bookings/BookingsPage');

/** Where tutors answer the requests for their lessons. */
export default {
  contract: contractNumber,
  name: 'mf-tutor',
  routes: [
    {
      path: 'bookings',
      element: (
        <TutorPanel>
          <LazyPage load={bookings} />
        </TutorPanel>
      ),
    },
    { path: '*', element: <NotFoundPage /> },
  ],
} satisfies RemoteModule;
