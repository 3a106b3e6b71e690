import { bookingLists, bookingsFeature } from '@paadam/bookings';
import type { Booking } from '@paadam/shared/contract';
import {
  aBooking,
  anAuthData,
  apiLog,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { type BookingsFilter, useBookings } from './useBookings';

const student = anAuthData({ id: 'student-1' });
const url = apiUrl('/bookings/student/:id');

/** Answers for bookings, and keeps whose and which were asked for. */
const answer = (give: (query: URLSearchParams) => Booking[], nextCursor: string | null = null) => {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get(url, ({ request, params }) => {
      const query = new URL(request.url).searchParams;
      asked.push({ id: String(params.id), ...Object.fromEntries(query) });
      return HttpResponse.json(
        list(give(query), { sessionCount: 0, nextCursor: query.has('cursor') ? null : nextCursor }),
      );
    }),
  );
  return asked;
};

function Lessons({ filter, whose }: { filter?: BookingsFilter; whose?: string }) {
  const { list: lessons, reload, loadMore } = useBookings('lessons', 'student', filter, whose);
  return (
    <>
      <p>{lessons.status}</p>
      <ul>
        {lessons.data?.rows.map(({ _id }) => (
          <li key={_id}>{_id}</li>
        ))}
      </ul>
      <button type="button" onClick={reload}>
        Again
      </button>
      <button type="button" onClick={loadMore}>
        More
      </button>
    </>
  );
}

function Screen() {
  const [status, setStatus] = useState<NonNullable<BookingsFilter['status']>>('pending');
  const [there, setThere] = useState(true);
  return (
    <>
      {/* A new object each time, which asks for the same. */}
      {there && <Lessons filter={{ status, order: 'earliest' }} />}
      <button type="button" onClick={() => setStatus('accepted')}>
        Accepted
      </button>
      <button type="button" onClick={() => setThere(!there)}>
        Leave
      </button>
    </>
  );
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

test('loads the signed-in person’s bookings once, and again on demand', async () => {
  const asked = answer(() => [aBooking({ _id: 'one' })]);
  const { user } = renderInHost(<Lessons />, { features: [bookingsFeature], user: student });
  await waitFor(() => expect(rows()).toEqual(['one']));
  expect(asked).toEqual([{ id: 'student-1', limit: '20' }]);
  answer(() => [aBooking({ _id: 'two' })]);
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await waitFor(() => expect(rows()).toEqual(['two']));
});

test('loads those of somebody else, where it is told whose', async () => {
  const asked = answer(() => [aBooking({ _id: 'one' })]);
  renderInHost(<Lessons whose="child-1" />, {
    features: [bookingsFeature],
    user: anAuthData({ id: 'parent-1', role: 'parent' }),
  });
  await waitFor(() => expect(rows()).toEqual(['one']));
  expect(asked).toEqual([{ id: 'child-1', limit: '20' }]);
});

test('asks for what the filter says, and anew where that changes', async () => {
  const asked = answer((query) => [aBooking({ _id: `${query.get('status')}` })]);
  const { user } = renderInHost(<Screen />, { features: [bookingsFeature], user: student });
  await waitFor(() => expect(rows()).toEqual(['pending']));
  await user.click(screen.getByRole('button', { name: 'Accepted' }));
  await waitFor(() => expect(rows()).toEqual(['accepted']));
  expect(asked.map(({ status, order }) => [status, order])).toEqual([
    ['pending', 'earliest'],
    ['accepted', 'earliest'],
  ]);
});

test('shows more', async () => {
  answer((query) => [aBooking({ _id: query.get('cursor') ?? 'first' })], 'second');
  const { user } = renderInHost(<Lessons />, { features: [bookingsFeature], user: student });
  await waitFor(() => expect(rows()).toEqual(['first']));
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(rows()).toEqual(['first', 'second']));
});

test('says where the bookings could not be loaded', async () => {
  server.use(http.get(url, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 })));
  renderInHost(<Lessons />, { features: [bookingsFeature], user: student });
  expect(await screen.findByText('failed')).toBeVisible();
});

test('gives up what is under way when the screen is left', async () => {
  let release = () => {};
  const word = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = false;
  server.use(
    http.get(url, async () => {
      asked = true;
      await word;
      return HttpResponse.json(list([aBooking({ _id: 'late' })], { sessionCount: 0 }));
    }),
  );
  const { user, store } = renderInHost(<Screen />, { features: [bookingsFeature], user: student });
  await waitFor(() => expect(asked).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  release();
  await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
  expect(bookingLists.stateOf(store.getState()).lessons).toMatchObject({
    isOpen: false,
    answer: { status: 'idle' },
  });
});

test('shows at the next visit what was there, while it is loaded again', async () => {
  answer(() => [aBooking({ _id: 'one' })]);
  const { user } = renderInHost(<Screen />, { features: [bookingsFeature], user: student });
  await waitFor(() => expect(rows()).toEqual(['one']));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(rows()).toEqual([]);
  server.use(http.get(url, () => new Promise(() => {})));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(rows()).toEqual(['one']);
  expect(screen.getByText('loading')).toBeVisible();
});
