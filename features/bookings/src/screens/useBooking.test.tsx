import { bookingDetails, bookingsFeature } from '@paadam/bookings';
import type { BookingDetails } from '@paadam/shared/contract';
import {
  aBookingDetails,
  anAuthData,
  apiLog,
  apiUrl,
  failure,
  HttpResponse,
  http,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useBooking } from './useBooking';

const url = apiUrl('/bookings/:id');

/** Answers for each booking, and keeps which were asked for. */
const answer = (changes: Partial<BookingDetails> = {}) => {
  const asked: string[] = [];
  server.use(
    http.get(url, ({ params }) => {
      asked.push(String(params.id));
      return HttpResponse.json(ok(aBookingDetails({ _id: String(params.id), ...changes })));
    }),
  );
  return asked;
};

function Lesson({ id }: { id: string }) {
  const { booking, reload } = useBooking(id);
  return (
    <>
      <p>{`${booking.status} ${booking.data ? `${booking.data._id} ${booking.data.status}` : 'nothing'}`}</p>
      <button type="button" onClick={reload}>
        Again
      </button>
    </>
  );
}

function Screen() {
  const [id, setId] = useState<string | null>('one');
  return (
    <>
      {id && <Lesson id={id} />}
      <button type="button" onClick={() => setId('two')}>
        Other
      </button>
      <button type="button" onClick={() => setId(null)}>
        Leave
      </button>
    </>
  );
}

const show = () => renderInHost(<Screen />, { features: [bookingsFeature], user: anAuthData() });

test('loads the booking once, and again on demand', async () => {
  const asked = answer();
  const { user } = show();
  expect(await screen.findByText('loaded one pending')).toBeVisible();
  expect(asked).toEqual(['one']);
  answer({ status: 'accepted' });
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('loaded one accepted')).toBeVisible();
});

test('loads it again when the window comes back', async () => {
  answer();
  show();
  await screen.findByText('loaded one pending');
  answer({ status: 'cancelled' });
  act(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });
  expect(await screen.findByText('loaded one cancelled')).toBeVisible();
});

test('shows nothing of one booking where another is asked for', async () => {
  const asked = answer();
  const { user } = show();
  await screen.findByText('loaded one pending');
  server.use(http.get(apiUrl('/bookings/two'), () => new Promise(() => {})));
  await user.click(screen.getByRole('button', { name: 'Other' }));
  expect(screen.getByText('loading nothing')).toBeVisible();
  expect(asked).toEqual(['one']);
});

test('says why it could not be loaded, and keeps what is there', async () => {
  answer();
  const { user } = show();
  await screen.findByText('loaded one pending');
  server.use(http.get(url, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 })));
  await user.click(screen.getByRole('button', { name: 'Again' }));
  expect(await screen.findByText('failed one pending')).toBeVisible();
});

test('forgets it with the screen, also what comes after that', async () => {
  let release = () => {};
  const word = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = false;
  server.use(
    http.get(url, async () => {
      asked = true;
      await word;
      return HttpResponse.json(ok(aBookingDetails()));
    }),
  );
  const { user, store } = show();
  await waitFor(() => expect(asked).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  release();
  await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
  expect(bookingDetails.stateOf(store.getState())).toEqual({});
});
