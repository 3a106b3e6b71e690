import { type BookingsRootState, bookingsFeature } from '@paadam/bookings';
import type { Booking, BookingDetails, Review } from '@paadam/shared/contract';
import { selectNotices } from '@paadam/shared/state';
import {
  aBooking,
  anAuthData,
  apiLog,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  server,
  startStore,
} from '@paadam/shared/testing';
import { waitFor } from '@testing-library/react';
import { bookingDetails } from './bookingDetails';
import { bookingLists } from './bookingLists';
import type { BookingsQuestion } from './bookingsQuestion';
import { selectBookingChange, selectBookingMessage } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';

const listUrl = apiUrl('/bookings/tutor/tutor-1');
const statusUrl = apiUrl('/bookings/status');
const tutor = { _id: 'tutor-1', name: 'Meera Iyer' };
const question: BookingsQuestion = { role: 'tutor', id: tutor._id };
const first = aBooking({ _id: 'first', tutor });
const second = aBooking({ _id: 'second', tutor });
const accepted: Booking = { ...first, status: 'accepted' };
const accept = bookingsActions.statusChangeRequested({ bookingId: 'first', status: 'accepted' });
const decline = bookingsActions.statusChangeRequested({ bookingId: 'second', status: 'declined' });

const refuse = (code: Parameters<typeof failure>[0], status: number) =>
  HttpResponse.json(failure(code, `Refused: ${code}.`), { status });
const changed = (data: unknown, message = 'Booking accepted') => HttpResponse.json({ ...ok(data), message });

/** Answers for the list of a state, or without one for all bookings, and counts how often that was asked for. */
const answerList = (give: (status: string | null) => Booking[]) => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(listUrl, ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      asked.push(status);
      return HttpResponse.json(list(give(status)));
    }),
  );
  return asked;
};

const open = () =>
  startStore<BookingsRootState>(anAuthData({ id: tutor._id, role: 'tutor' }), [bookingsFeature]).store;
type Store = ReturnType<typeof open>;
const listOf = (store: Store, name = 'all') =>
  bookingLists.select(store.getState(), { ...question, list: name }).answer;
const statesOf = (store: Store, name = 'all') =>
  listOf(store, name).data?.rows.map(({ _id, status }) => `${_id} ${status}`);
const changeOf = (store: Store) => selectBookingChange(store.getState());
const show = async (store: Store, name: string, status?: BookingsQuestion['status']) => {
  store.dispatch(bookingLists.actions.requested({ ...question, ...(status && { status }), list: name }));
  await waitFor(() => expect(listOf(store, name).status).toBe('loaded'));
};
const loadedStore = async (bookings: Booking[]) => {
  answerList(() => bookings);
  const store = open();
  await show(store, 'all');
  return store;
};

/** An answer that waits for its word. */
const held = (give: () => Response) => {
  let release = () => {};
  const word = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => word.then(give), release: () => release() };
};

describe('a change of a booking', () => {
  test('is sent and told with the server’s message, and the list is loaded again', async () => {
    const store = await loadedStore([first, second]);
    let body: unknown;
    server.use(
      http.put(statusUrl, async ({ request }) => {
        body = await request.json();
        return changed(accepted);
      }),
    );
    answerList(() => [second, accepted]);
    store.dispatch(accept);
    expect(changeOf(store)).toEqual({ bookingId: 'first', request: { status: 'busy' } });
    await waitFor(() => expect(statesOf(store)).toEqual(['second pending', 'first accepted']));
    expect(body).toEqual({ bookingId: 'first', status: 'accepted' });
    expect(changeOf(store)).toEqual({ bookingId: 'first', request: { status: 'done' } });
    expect(selectBookingMessage(store.getState())).toBe('Booking accepted');
    expect(selectNotices(store.getState())).toEqual([]);
    store.dispatch(bookingsActions.bookingMessageShown());
    expect(selectBookingMessage(store.getState())).toBeNull();
    store.dispatch(bookingsActions.changeClosed());
    expect(changeOf(store)).toBeNull();
  });

  test('shows at once, and takes the booking out of the lists that it is no answer to any more', async () => {
    answerList((status) => (status === 'pending' ? [first, second] : [first]));
    const store = open();
    await show(store, 'requests', 'pending');
    await show(store, 'all');
    // The lists are closed, so that nothing but the change itself can have changed them.
    store.dispatch(bookingLists.actions.left({ ...question, list: 'requests' }));
    store.dispatch(bookingLists.actions.left({ ...question, list: 'all' }));
    store.dispatch(bookingsActions.bookingChanged({ booking: accepted, message: 'Booking accepted' }));
    expect(statesOf(store, 'requests')).toEqual(['second pending']);
    expect(statesOf(store, 'all')).toEqual(['first accepted']);
    store.dispatch(
      bookingsActions.bookingChanged({ booking: { ...first, status: 'cancelled' }, message: 'Cancelled' }),
    );
    expect(statesOf(store, 'all')).toEqual([]);
  });

  test('loads the lists again that a screen shows, and no others', async () => {
    const asked = answerList(() => [first]);
    const store = open();
    await show(store, 'requests', 'pending');
    await show(store, 'upcoming', 'accepted');
    store.dispatch(bookingLists.actions.left({ ...question, list: 'upcoming' }));
    server.use(http.put(statusUrl, () => changed(accepted)));
    store.dispatch(accept);
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(listOf(store, 'requests').status).toBe('loaded'));
    expect(asked).toEqual(['pending', 'accepted', 'pending']);
  });

  test('loads the booking again that a screen shows', async () => {
    const details: BookingDetails = {
      ...first,
      createdAt: '2030-01-01T04:30:00.000Z',
      bookedBy: first.student,
      timeline: [],
      review: null,
    };
    let now = details;
    server.use(
      http.get(apiUrl('/bookings/first'), () => HttpResponse.json(ok(now))),
      http.put(statusUrl, () => {
        now = { ...details, status: 'accepted' };
        return changed(accepted);
      }),
    );
    const store = open();
    store.dispatch(bookingDetails.actions.requested('first'));
    const shown = () => bookingDetails.select(store.getState(), 'first').answer.data?.status;
    await waitFor(() => expect(shown()).toBe('pending'));
    store.dispatch(accept);
    await waitFor(() => expect(shown()).toBe('accepted'));
  });

  test.each([
    ['status_stale', 409],
    ['not_found', 404],
    ['already_reviewed', 409],
    ['not_completed', 409],
  ] as const)('that comes too late (%s) says so and loads what is true', async (code, status) => {
    const store = await loadedStore([first]);
    server.use(http.put(statusUrl, () => refuse(code, status)));
    answerList(() => [{ ...first, status: 'declined' }]);
    store.dispatch(accept);
    await waitFor(() =>
      expect(changeOf(store)?.request).toMatchObject({ status: 'failed', problem: { code } }),
    );
    await waitFor(() => expect(statesOf(store)).toEqual(['first declined']));
    expect(selectBookingMessage(store.getState())).toBeNull();
  });

  test('that fails otherwise leaves the list as it is', async () => {
    const store = await loadedStore([first]);
    server.use(http.put(statusUrl, () => HttpResponse.error()));
    const asked = answerList(() => [second]);
    store.dispatch(accept);
    await waitFor(() => expect(changeOf(store)?.request.status).toBe('failed'));
    // Loading it again would begin together with the failure.
    expect(listOf(store).status).toBe('loaded');
    expect(statesOf(store)).toEqual(['first pending']);
    expect(asked).toEqual([]);
  });

  test('that was walked away from is made all the same, and says nothing to the next', async () => {
    const store = await loadedStore([first, second]);
    const later = held(() => changed(accepted));
    const asked: string[] = [];
    server.use(
      http.put<never, { bookingId: string }>(statusUrl, async ({ request }) => {
        const { bookingId } = await request.json();
        asked.push(bookingId);
        return bookingId === 'first' ? later.answer() : refuse('internal', 500);
      }),
    );
    answerList(() => [accepted, second]);
    store.dispatch(accept);
    store.dispatch(bookingsActions.changeClosed());
    later.release();
    await waitFor(() => expect(statesOf(store)).toEqual(['first accepted', 'second pending']));
    expect(changeOf(store)).toBeNull();

    store.dispatch(decline);
    await waitFor(() =>
      expect(changeOf(store)).toMatchObject({
        bookingId: 'second',
        request: { status: 'failed', problem: { code: 'internal' } },
      }),
    );
    expect(asked).toEqual(['first', 'second']);
  });

  test.each([
    [200, { tone: 'good', text: 'Booking accepted' }],
    [500, { tone: 'bad', text: 'What you asked for a booking did not go through. Refused: internal.' }],
  ])('answered with %i after its page was left is told elsewhere', async (status, notice) => {
    const store = await loadedStore([first, second]);
    const later = held(() => (status === 200 ? changed(accepted) : refuse('internal', 500)));
    server.use(http.put(statusUrl, later.answer));
    store.dispatch(accept);
    store.dispatch(bookingsActions.changeClosed());
    expect(selectNotices(store.getState())).toEqual([]);
    later.release();
    await waitFor(() => expect(selectNotices(store.getState())).toEqual([notice]));
    expect(changeOf(store)).toBeNull();
  });

  test('is sent while an earlier one, of another booking, is still on its way', async () => {
    const store = await loadedStore([first, second]);
    const later = held(() => refuse('internal', 500));
    server.use(
      http.put<never, { bookingId: string }>(statusUrl, async ({ request }) =>
        (await request.json()).bookingId === 'first'
          ? later.answer()
          : changed({ ...second, status: 'declined' }, 'Booking declined'),
      ),
    );
    store.dispatch(accept);
    store.dispatch(bookingsActions.changeClosed());
    store.dispatch(decline);
    const done = { bookingId: 'second', request: { status: 'done' } };
    await waitFor(() => expect(changeOf(store)).toEqual(done));
    await waitFor(() => expect(listOf(store).status).toBe('loaded'));
    const { answered } = apiLog;
    later.release();
    await waitFor(() => expect(apiLog.answered).toBe(answered + 1));
    expect(changeOf(store)).toEqual(done);
  });
});

describe('what can be changed', () => {
  test('a tutor cancels with the reason', async () => {
    const store = open();
    let body: unknown;
    server.use(
      http.put(statusUrl, async ({ request }) => {
        body = await request.json();
        return changed({ ...first, status: 'cancelled' }, 'Booking cancelled');
      }),
    );
    const cancellation = { bookingId: 'first', status: 'cancelled', reason: 'I am unwell.' } as const;
    store.dispatch(bookingsActions.statusChangeRequested(cancellation));
    await waitFor(() => expect(selectBookingMessage(store.getState())).toBe('Booking cancelled'));
    expect(body).toEqual(cancellation);
  });

  test('a student or a parent cancels', async () => {
    const store = open();
    server.use(
      http.delete(apiUrl('/booking/first'), () =>
        changed({ ...first, status: 'cancelled' }, 'Booking cancelled'),
      ),
    );
    store.dispatch(bookingsActions.cancellationRequested({ bookingId: 'first' }));
    await waitFor(() => expect(changeOf(store)?.request.status).toBe('done'));
    expect(selectBookingMessage(store.getState())).toBe('Booking cancelled');
  });

  test.each([
    ['https://meet.example.org/asha', 'Meeting link saved'],
    [null, 'Meeting link removed'],
  ])('the meeting link becomes %s', async (meetingLink, message) => {
    const store = await loadedStore([accepted]);
    let body: unknown;
    server.use(
      http.put(apiUrl('/bookings/first/meeting-link'), async ({ request }) => {
        body = await request.json();
        return changed({ ...accepted, meetingLink }, message);
      }),
    );
    answerList(() => [{ ...accepted, meetingLink }]);
    store.dispatch(bookingsActions.meetingLinkRequested({ bookingId: 'first', meetingLink }));
    await waitFor(() => expect(selectBookingMessage(store.getState())).toBe(message));
    expect(body).toEqual({ meetingLink });
    expect(listOf(store).data?.rows[0]?.meetingLink).toBe(meetingLink);
  });

  test('a review gives the booking its stars', async () => {
    const completed: Booking = { ...first, status: 'completed' };
    const store = await loadedStore([completed]);
    const review: Review = {
      _id: 'review',
      booking: 'first',
      student: first.student,
      tutor,
      subject: { _id: 'subject', name: 'Mathematics' },
      rating: 4,
      comment: 'Clear.',
      createdAt: '2030-01-08T04:30:00.000Z',
    };
    let body: unknown;
    server.use(
      http.post(apiUrl('/reviews'), async ({ request }) => {
        body = await request.json();
        return HttpResponse.json({ ...ok(review), message: 'Thank you for your review.' }, { status: 201 });
      }),
    );
    answerList(() => [{ ...completed, rating: 4 }]);
    const asked = { bookingId: 'first', rating: 4, comment: 'Clear.' };
    store.dispatch(bookingsActions.reviewRequested(asked));
    await waitFor(() => expect(changeOf(store)?.request.status).toBe('done'));
    expect(body).toEqual(asked);
    expect(listOf(store).data?.rows[0]?.rating).toBe(4);
    expect(selectBookingMessage(store.getState())).toBe('Thank you for your review.');
  });
});
