import type { Booking, Slot } from '@paadam/shared/contract';
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
} from '@paadam/shared/test-harness';
import { waitFor } from '@testing-library/react';
import { authActions } from '../auth/authSlice';
import {
  selectBookingCreation,
  selectBookingMessage,
  selectBookingMove,
  selectBookings,
  selectMoreBookings,
  selectSlots,
} from './bookingsSelectors';
import { type BookingsOwner, bookingsActions, type SlotsQuestion } from './bookingsSlice';

const tutor: BookingsOwner = { role: 'tutor', id: 'tutor-1' };
const student: BookingsOwner = { role: 'student', id: 'student-1' };
const first = aBooking({ _id: 'first' });
const second = aBooking({ _id: 'second' });
const third = aBooking({ _id: 'third' });

const open = () => startStore(anAuthData()).store;
type Store = ReturnType<typeof open>;
const idsOf = (store: Store) => selectBookings(store.getState()).data?.bookings.map(({ _id }) => _id);

/** An answer that waits for its word. */
const held = (answer: () => Response) => {
  let release = () => {};
  const word = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => word.then(answer), release };
};
/** Lets a held answer come that must change nothing, and waits until it has been taken in. */
const takenIn = async (release: () => void) => {
  const { answered } = apiLog;
  release();
  await waitFor(() => expect(apiLog.answered).toBe(answered + 1));
};

const tutorPage = (bookings: Booking[], nextCursor: string | null = null) =>
  HttpResponse.json(list(bookings, { nextCursor }));
const studentPage = (bookings: Booking[]) => HttpResponse.json(list(bookings, { sessionCount: 7 }));
const refuse = (code: Parameters<typeof failure>[0], status: number) =>
  HttpResponse.json(failure(code, `Refused: ${code}.`), { status });

const loadedStore = async (bookings: Booking[], nextCursor: string | null = null) => {
  server.use(http.get(apiUrl('/bookings/tutor/tutor-1'), () => tutorPage(bookings, nextCursor)));
  const store = open();
  store.dispatch(bookingsActions.bookingsRequested(tutor));
  await waitFor(() => expect(selectBookings(store.getState()).status).toBe('loaded'));
  return store;
};

describe('the list of bookings', () => {
  test('is the tutor’s', async () => {
    const store = await loadedStore([first, second]);
    expect(selectBookings(store.getState()).data).toEqual({ bookings: [first, second], nextCursor: null });
  });

  test('is the student’s, with the number of sessions over all pages', async () => {
    server.use(http.get(apiUrl('/bookings/student/student-1'), () => studentPage([first])));
    const store = open();
    store.dispatch(bookingsActions.bookingsRequested(student));
    expect(selectBookings(store.getState())).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(selectBookings(store.getState()).data).toEqual({
        bookings: [first],
        nextCursor: null,
        sessionCount: 7,
      }),
    );
  });

  test('keeps what it shows while it is fetched anew, and where that fails', async () => {
    const store = await loadedStore([first]);
    server.use(http.get(apiUrl('/bookings/tutor/tutor-1'), () => refuse('internal', 500)));
    store.dispatch(bookingsActions.bookingsRequested(tutor));
    expect(selectBookings(store.getState()).status).toBe('loading');
    expect(idsOf(store)).toEqual(['first']);
    await waitFor(() =>
      expect(selectBookings(store.getState())).toMatchObject({
        status: 'failed',
        problem: { message: 'Refused: internal.' },
      }),
    );
    expect(idsOf(store)).toEqual(['first']);
  });

  test('shows nothing of one person’s to another', async () => {
    const store = await loadedStore([first]);
    const later = held(() => studentPage([second]));
    server.use(http.get(apiUrl('/bookings/student/student-1'), later.answer));
    store.dispatch(bookingsActions.bookingsRequested(student));
    expect(idsOf(store)).toBeUndefined();
    later.release();
    await waitFor(() => expect(idsOf(store)).toEqual(['second']));
  });

  test('is not brought back by an answer that comes after the person has gone', async () => {
    const later = held(() => tutorPage([first]));
    let asked = false;
    server.use(
      http.get(apiUrl('/bookings/tutor/tutor-1'), () => {
        asked = true;
        return later.answer();
      }),
      http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))),
    );
    const store = open();
    store.dispatch(bookingsActions.bookingsRequested(tutor));
    await waitFor(() => expect(asked).toBe(true));
    store.dispatch(authActions.signOutRequested());
    await waitFor(() => expect(store.getState().auth.session.status).toBe('visitor'));
    expect(selectBookings(store.getState())).toEqual({ status: 'idle' });
    await takenIn(later.release);
    expect(selectBookings(store.getState())).toEqual({ status: 'idle' });

    // The next person's are loaded as ever.
    server.use(http.get(apiUrl('/bookings/student/student-1'), () => studentPage([second])));
    store.dispatch(bookingsActions.bookingsRequested(student));
    await waitFor(() => expect(idsOf(store)).toEqual(['second']));
  });
});

describe('the rest of a long list', () => {
  test('follows what is there, without showing a booking twice', async () => {
    const store = await loadedStore([first, second], 'cursor-1');
    server.use(
      http.get(apiUrl('/bookings/tutor/tutor-1'), ({ request }) =>
        new URL(request.url).searchParams.get('cursor') === 'cursor-1'
          ? tutorPage([second, third])
          : refuse('internal', 500),
      ),
    );
    store.dispatch(bookingsActions.moreBookingsRequested());
    expect(selectMoreBookings(store.getState())).toEqual({ status: 'busy' });
    await waitFor(() => expect(idsOf(store)).toEqual(['first', 'second', 'third']));
    expect(selectMoreBookings(store.getState())).toEqual({ status: 'done' });
    expect(selectBookings(store.getState()).data?.nextCursor).toBeNull();
  });

  test('can be asked for again where it failed', async () => {
    const store = await loadedStore([first], 'cursor-1');
    server.use(http.get(apiUrl('/bookings/tutor/tutor-1'), () => HttpResponse.error()));
    store.dispatch(bookingsActions.moreBookingsRequested());
    await waitFor(() => expect(selectMoreBookings(store.getState()).status).toBe('failed'));
    expect(idsOf(store)).toEqual(['first']);
    server.use(http.get(apiUrl('/bookings/tutor/tutor-1'), () => tutorPage([second])));
    store.dispatch(bookingsActions.moreBookingsRequested());
    await waitFor(() => expect(idsOf(store)).toEqual(['first', 'second']));
  });

  test('is not waited for where there is none', async () => {
    const store = await loadedStore([first]);
    store.dispatch(bookingsActions.moreBookingsRequested());
    expect(selectMoreBookings(store.getState())).toEqual({ status: 'idle' });
  });

  test('is dropped where another list has been asked for meanwhile', async () => {
    const store = await loadedStore([first], 'cursor-1');
    const later = held(() => tutorPage([second]));
    server.use(
      http.get(apiUrl('/bookings/tutor/tutor-1'), later.answer),
      http.get(apiUrl('/bookings/student/student-1'), () => studentPage([third])),
    );
    store.dispatch(bookingsActions.moreBookingsRequested());
    store.dispatch(bookingsActions.bookingsRequested(student));
    await waitFor(() => expect(idsOf(store)).toEqual(['third']));
    await takenIn(later.release);
    expect(idsOf(store)).toEqual(['third']);
  });
});

describe('a booking request', () => {
  const request = {
    student: 's',
    tutor: 't',
    subject: 'u',
    dateTime: '2030-01-07T04:30:00Z',
    duration: '1',
  } as const;

  test('puts the new booking on top of the list and says so', async () => {
    const store = await loadedStore([first]);
    let body: unknown;
    server.use(
      http.post(apiUrl('/bookings/create'), async ({ request: sent }) => {
        body = await sent.json();
        return HttpResponse.json(ok(second), { status: 201 });
      }),
    );
    store.dispatch(bookingsActions.bookingRequested(request));
    expect(selectBookingCreation(store.getState())).toEqual({ status: 'busy' });
    await waitFor(() => expect(selectBookingCreation(store.getState())).toEqual({ status: 'done' }));
    expect(body).toEqual(request);
    expect(selectBookingMessage(store.getState())).toBe('Booking created successfully');
    expect(idsOf(store)).toEqual(['second', 'first']);
    store.dispatch(bookingsActions.bookingMessageShown());
    expect(selectBookingMessage(store.getState())).toBeNull();
  });

  test('keeps the fresh times of a clash', async () => {
    const slots: Slot[] = [{ dateTime: '2030-01-07T06:30:00.000Z', endsAt: '2030-01-07T07:30:00.000Z' }];
    server.use(
      http.post(apiUrl('/bookings/create'), () =>
        HttpResponse.json(failure('slot_taken', 'Just taken.', { data: { slots } }), { status: 409 }),
      ),
    );
    const store = open();
    store.dispatch(bookingsActions.bookingRequested(request));
    await waitFor(() =>
      expect(selectBookingCreation(store.getState())).toMatchObject({
        status: 'failed',
        problem: { code: 'slot_taken', slots },
      }),
    );
    expect(selectBookingMessage(store.getState())).toBeNull();
    store.dispatch(bookingsActions.bookingFormReset());
    expect(selectBookingCreation(store.getState())).toEqual({ status: 'idle' });
  });

  test('carries the same key again while its outcome is not known, and a new one after that', async () => {
    const keys: (string | null)[] = [];
    const answers = [
      () => HttpResponse.error(),
      () => refuse('internal', 500),
      () => refuse('slot_taken', 409),
      () => HttpResponse.json(ok(second), { status: 201 }),
      () => HttpResponse.json(ok(third), { status: 201 }),
    ];
    server.use(
      http.post(apiUrl('/bookings/create'), ({ request: sent }) => {
        keys.push(sent.headers.get('idempotency-key'));
        return answers[keys.length - 1]?.() ?? HttpResponse.error();
      }),
    );
    const store = open();
    for (const status of ['failed', 'failed', 'failed', 'done', 'done']) {
      store.dispatch(bookingsActions.bookingFormReset());
      store.dispatch(bookingsActions.bookingRequested(request));
      await waitFor(() => expect(selectBookingCreation(store.getState()).status).toBe(status));
    }
    const [first, ...others] = keys;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(others.map((key) => key === first)).toEqual([true, true, false, false]);
    expect(new Set(keys).size).toBe(3);
  });

  test('tells the next form nothing of a request whose form was left', async () => {
    const ofTheFirst = held(() => refuse('slot_taken', 409));
    const ofTheSecond = held(() => HttpResponse.json(ok(second), { status: 201 }));
    const tutors: string[] = [];
    server.use(
      http.post<never, { tutor: string }>(apiUrl('/bookings/create'), async ({ request: sent }) => {
        tutors.push((await sent.json()).tutor);
        return tutors.length === 1 ? ofTheFirst.answer() : ofTheSecond.answer();
      }),
    );
    const store = open();
    store.dispatch(bookingsActions.bookingRequested(request));
    await waitFor(() => expect(tutors).toHaveLength(1));
    store.dispatch(bookingsActions.bookingFormReset());
    store.dispatch(bookingsActions.bookingRequested({ ...request, tutor: 'another' }));
    await waitFor(() => expect(tutors).toEqual(['t', 'another']));
    await takenIn(ofTheFirst.release);
    expect(selectBookingCreation(store.getState())).toEqual({ status: 'busy' });
    ofTheSecond.release();
    await waitFor(() => expect(selectBookingCreation(store.getState())).toEqual({ status: 'done' }));
  });
});

describe('a change of a booking’s state', () => {
  const accepted: Booking = { ...first, status: 'accepted' };
  const accept = bookingsActions.statusChangeRequested({ bookingId: 'first', status: 'accepted' });

  test('is sent, and the list is loaded again', async () => {
    const store = await loadedStore([first, second]);
    let body: unknown;
    server.use(
      http.put(apiUrl('/bookings/status'), async ({ request }) => {
        body = await request.json();
        return HttpResponse.json(ok(accepted));
      }),
      http.get(apiUrl('/bookings/tutor/tutor-1'), () => tutorPage([accepted, second, third])),
    );
    store.dispatch(accept);
    expect(selectBookingMove(store.getState())).toEqual({
      bookingId: 'first',
      request: { status: 'busy' },
    });
    await waitFor(() => expect(idsOf(store)).toEqual(['first', 'second', 'third']));
    expect(body).toEqual({ bookingId: 'first', status: 'accepted' });
    expect(selectBookings(store.getState()).data?.bookings[0]?.status).toBe('accepted');
    expect(selectBookingMove(store.getState())).toEqual({
      bookingId: 'first',
      request: { status: 'done' },
    });
    store.dispatch(bookingsActions.statusChangeClosed());
    expect(selectBookingMove(store.getState())).toBeNull();
  });

  test.each([
    ['status_stale', 409],
    ['not_found', 404],
  ] as const)('that comes too late (%s) says so and loads what is true', async (code, status) => {
    const store = await loadedStore([first]);
    server.use(
      http.put(apiUrl('/bookings/status'), () => refuse(code, status)),
      http.get(apiUrl('/bookings/tutor/tutor-1'), () => tutorPage([{ ...first, status: 'cancelled' }])),
    );
    store.dispatch(accept);
    await waitFor(() =>
      expect(selectBookingMove(store.getState())?.request).toMatchObject({
        status: 'failed',
        problem: { code },
      }),
    );
    await waitFor(() => expect(selectBookings(store.getState()).data?.bookings[0]?.status).toBe('cancelled'));
  });

  test('that fails otherwise leaves the list as it is', async () => {
    const store = await loadedStore([first]);
    server.use(
      http.put(apiUrl('/bookings/status'), () => HttpResponse.error()),
      http.get(apiUrl('/bookings/tutor/tutor-1'), () => tutorPage([third])),
    );
    store.dispatch(accept);
    await waitFor(() => expect(selectBookingMove(store.getState())?.request.status).toBe('failed'));
    // Loading it again would begin together with the failure.
    expect(selectBookings(store.getState()).status).toBe('loaded');
    expect(idsOf(store)).toEqual(['first']);
  });

  test('that was walked away from says nothing to the next', async () => {
    const store = await loadedStore([first, second]);
    const later = held(() => HttpResponse.json(ok(accepted)));
    const asked: string[] = [];
    server.use(
      http.put<never, { bookingId: string }>(apiUrl('/bookings/status'), async ({ request }) => {
        const { bookingId } = await request.json();
        asked.push(bookingId);
        return bookingId === 'first' ? later.answer() : refuse('internal', 500);
      }),
      http.get(apiUrl('/bookings/tutor/tutor-1'), () => tutorPage([accepted, second])),
    );
    store.dispatch(accept);
    store.dispatch(bookingsActions.statusChangeClosed());
    later.release();
    await waitFor(() => expect(selectBookings(store.getState()).data?.bookings[0]?.status).toBe('accepted'));
    expect(selectBookingMove(store.getState())).toBeNull();

    store.dispatch(bookingsActions.statusChangeRequested({ bookingId: 'second', status: 'declined' }));
    await waitFor(() =>
      expect(selectBookingMove(store.getState())).toMatchObject({
        bookingId: 'second',
        request: { status: 'failed', problem: { code: 'internal' } },
      }),
    );
    expect(asked).toEqual(['first', 'second']);
  });

  test('is sent while an earlier one, of another booking, is still on its way', async () => {
    const store = await loadedStore([first, second]);
    const later = held(() => refuse('internal', 500));
    server.use(
      http.put<never, { bookingId: string }>(apiUrl('/bookings/status'), async ({ request }) =>
        (await request.json()).bookingId === 'first'
          ? later.answer()
          : HttpResponse.json(ok({ ...second, status: 'declined' })),
      ),
    );
    store.dispatch(accept);
    store.dispatch(bookingsActions.statusChangeClosed());
    store.dispatch(bookingsActions.statusChangeRequested({ bookingId: 'second', status: 'declined' }));
    const done = { bookingId: 'second', request: { status: 'done' } };
    await waitFor(() => expect(selectBookingMove(store.getState())).toEqual(done));
    await takenIn(later.release);
    expect(selectBookingMove(store.getState())).toEqual(done);
  });
});

describe('a tutor’s open times', () => {
  const question = (from: string): SlotsQuestion => ({
    tutorId: 't',
    from,
    to: '2030-02-01T00:00:00Z',
    duration: '1',
  });
  const slotOf = (dateTime: string): Slot => ({ dateTime, endsAt: dateTime });

  test('are those of the latest question, whichever answer comes last', async () => {
    const slow = held(() => HttpResponse.json(ok([slotOf('slow')])));
    server.use(
      http.get(apiUrl('/tutors/t/slots'), ({ request }) =>
        new URL(request.url).searchParams.get('from') === '2030-01-01'
          ? slow.answer()
          : HttpResponse.json(ok([slotOf('quick')])),
      ),
    );
    const store = open();
    store.dispatch(bookingsActions.slotsRequested(question('2030-01-01')));
    store.dispatch(bookingsActions.slotsRequested(question('2030-01-15')));
    expect(selectSlots(store.getState()).status).toBe('loading');
    await waitFor(() => expect(selectSlots(store.getState()).data).toEqual([slotOf('quick')]));
    await takenIn(slow.release);
    expect(selectSlots(store.getState()).data).toEqual([slotOf('quick')]);
  });

  test('say where they could not be had', async () => {
    server.use(http.get(apiUrl('/tutors/t/slots'), () => refuse('not_found', 404)));
    const store = open();
    store.dispatch(bookingsActions.slotsRequested(question('2030-01-01')));
    await waitFor(() =>
      expect(selectSlots(store.getState())).toMatchObject({
        status: 'failed',
        problem: { code: 'not_found' },
      }),
    );
  });

  test('are forgotten with the form that asked for them, also when they come late', async () => {
    const late = held(() => HttpResponse.json(ok([slotOf('late')])));
    server.use(http.get(apiUrl('/tutors/t/slots'), late.answer));
    const store = open();
    store.dispatch(bookingsActions.slotsRequested(question('2030-01-01')));
    store.dispatch(bookingsActions.bookingFormReset());
    await takenIn(late.release);
    expect(selectSlots(store.getState())).toEqual({ status: 'idle' });
  });
});
