import { type BookingsRootState, bookingsFeature } from '@paadam/bookings';
import type { Booking } from '@paadam/shared/contract';
import { noticesActions, selectNotices } from '@paadam/shared/state';
import {
  aBooking,
  anAuthData,
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
import { bookingLists, type ListedQuestion } from './bookingLists';
import type { BookingsQuestion } from './bookingsQuestion';
import { selectBookingCreation } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';

const request = {
  student: 'student-1',
  tutor: 'tutor-1',
  subject: 'subject-1',
  dateTime: '2030-01-08T04:30:00Z',
  duration: '1',
} as const;

const made = aBooking({
  _id: 'made',
  student: { _id: 'student-1', name: 'Asha' },
  dateTime: request.dateTime,
});
const created = (booking = made) => HttpResponse.json(ok(booking), { status: 201 });
const refuse = (code: Parameters<typeof failure>[0], status: number) =>
  HttpResponse.json(failure(code, `Refused: ${code}.`), { status });

/** Answers each request for a lesson with the next of these, and keeps the tutors and the keys that came. */
const answer = (...answers: (() => Response | Promise<Response>)[]) => {
  const asked: { tutor: string; key: string | null }[] = [];
  server.use(
    http.post<never, { tutor: string }>(apiUrl('/bookings/create'), async ({ request: sent }) => {
      const { tutor } = await sent.json();
      asked.push({ tutor, key: sent.headers.get('idempotency-key') });
      return answers[asked.length - 1]?.() ?? HttpResponse.error();
    }),
  );
  return asked;
};

/** An answer that waits for its word. */
const held = (give: () => Response) => {
  let release = () => {};
  const word = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { give: () => word.then(give), release: () => release() };
};

const open = () => startStore<BookingsRootState>(anAuthData(), [bookingsFeature]).store;
type Store = ReturnType<typeof open>;
const creation = (store: Store) => selectBookingCreation(store.getState());
const notices = (store: Store) => selectNotices(store.getState());
const good = {
  tone: 'good',
  text: 'Booking created successfully',
  action: { label: 'See the lesson', to: '/student/classes/made' },
};
const bad = {
  tone: 'bad',
  text: 'Your booking request did not go through. Refused: slot_taken.',
  action: {
    label: 'Back to the form',
    to: '/student/bookings/:tutor-1?dateTime=2030-01-08T04%3A30%3A00Z&duration=1&subject=subject-1',
  },
};
const ask = (store: Store, changes: object = {}) =>
  void store.dispatch(bookingsActions.bookingRequested({ ...request, ...changes }));
const leave = (store: Store) => void store.dispatch(bookingsActions.bookingFormReset());

describe('a request for a lesson', () => {
  test('is told with the spec’s message once it is made, with the way to the class', async () => {
    answer(created);
    const store = open();
    ask(store);
    expect(creation(store)).toEqual({ status: 'busy' });
    await waitFor(() => expect(creation(store)).toEqual({ status: 'done' }));
    expect(notices(store)).toEqual([good]);
  });

  test('says that it is accepted where the tutor accepts at once', async () => {
    const accepted = { ...made, status: 'accepted' } as const;
    answer(() => created(accepted));
    server.use(
      http.post(apiUrl('/bookings/series'), () =>
        HttpResponse.json(ok({ _id: 'series', bookings: [accepted, accepted] }), { status: 201 }),
      ),
    );
    const store = open();
    ask(store);
    await waitFor(() => expect(creation(store)).toEqual({ status: 'done' }));
    ask(store, { dates: [request.dateTime, '2030-01-15T04:30:00Z'] });
    await waitFor(() =>
      expect(notices(store).map(({ text }) => text)).toEqual([
        'Booking created successfully and accepted at once',
        '2 weekly lessons created successfully and accepted at once',
      ]),
    );
  });

  test('of a parent is told with the ways that a parent has, there and back', async () => {
    answer(created, () => refuse('slot_taken', 409));
    const { store } = startStore<BookingsRootState>(anAuthData({ role: 'parent' }), [bookingsFeature]);
    ask(store);
    await waitFor(() => expect(creation(store)).toEqual({ status: 'done' }));
    expect(notices(store)).toEqual([
      { ...good, action: { label: 'See the booking', to: '/parent/bookings/made' } },
    ]);
    store.dispatch(noticesActions.noticesShown());
    ask(store);
    leave(store);
    await waitFor(() =>
      expect(notices(store)).toEqual([
        { ...bad, action: { ...bad.action, to: `${bad.action.to}&child=student-1` } },
      ]),
    );
  });

  test('that is refused is the open form’s to tell, with the fresh times of a clash', async () => {
    const slots = [{ dateTime: '2030-01-07T06:30:00.000Z', endsAt: '2030-01-07T07:30:00.000Z' }];
    answer(() =>
      HttpResponse.json(failure('slot_taken', 'Just taken.', { data: { slots } }), { status: 409 }),
    );
    const store = open();
    ask(store);
    await waitFor(() =>
      expect(creation(store)).toMatchObject({ status: 'failed', problem: { code: 'slot_taken', slots } }),
    );
    expect(notices(store)).toEqual([]);
    leave(store);
    expect(creation(store)).toEqual({ status: 'idle' });
  });

  test('carries the same key again while its outcome is not known, and a new one after that', async () => {
    const asked = answer(
      () => HttpResponse.error(),
      () => refuse('internal', 500),
      () => refuse('slot_taken', 409),
      created,
      created,
    );
    const store = open();
    for (const status of ['failed', 'failed', 'failed', 'done', 'done']) {
      leave(store);
      ask(store);
      await waitFor(() => expect(creation(store).status).toBe(status));
    }
    const [first, ...others] = asked.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(others.map((key) => key === first)).toEqual([true, true, false, false]);
    expect(new Set([first, ...others]).size).toBe(3);
  });
});

describe('a request whose form was left', () => {
  test('runs to its end, and its success is told', async () => {
    const late = held(created);
    const asked = answer(late.give);
    const store = open();
    ask(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    leave(store);
    late.release();
    await waitFor(() => expect(notices(store)).toEqual([good]));
    expect(creation(store)).toEqual({ status: 'idle' });
  });

  test('is told where it failed, with what was asked for', async () => {
    const late = held(() => refuse('slot_taken', 409));
    const asked = answer(late.give);
    const store = open();
    ask(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    leave(store);
    late.release();
    await waitFor(() => expect(notices(store)).toEqual([bad]));
    expect(creation(store)).toEqual({ status: 'idle' });
  });

  test('is nothing of the next form’s, which waits for its own', async () => {
    const ofTheFirst = held(() => refuse('slot_taken', 409));
    const ofTheSecond = held(created);
    const asked = answer(ofTheFirst.give, ofTheSecond.give);
    const store = open();
    ask(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    leave(store);
    ask(store, { tutor: 'tutor-2' });
    await waitFor(() => expect(asked.map(({ tutor }) => tutor)).toEqual(['tutor-1', 'tutor-2']));
    ofTheFirst.release();
    await waitFor(() => expect(notices(store)).toEqual([bad]));
    expect(creation(store)).toEqual({ status: 'busy' });
    ofTheSecond.release();
    await waitFor(() => expect(creation(store)).toEqual({ status: 'done' }));
  });

  test('is not sent twice where its form is opened again and asks for the same', async () => {
    const late = held(created);
    const asked = answer(late.give, () => refuse('internal', 500));
    const store = open();
    ask(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    leave(store);
    ask(store);
    expect(creation(store)).toEqual({ status: 'busy' });
    late.release();
    await waitFor(() => expect(creation(store)).toEqual({ status: 'done' }));
    expect(asked).toHaveLength(1);
  });
});

describe('a booking that was made', () => {
  const question: ListedQuestion = { list: 'all', role: 'student', id: 'student-1' };
  const lesson = (_id: string, day: number): Booking =>
    aBooking({ ...made, _id, dateTime: `2030-01-0${day}T04:30:00Z` });

  const loaded = async (store: Store, order: BookingsQuestion['order'], nextCursor: string | null) => {
    const rows = [lesson('seventh', 7), lesson('ninth', 9)];
    if (order === 'latest') rows.reverse();
    server.use(
      http.get(apiUrl('/bookings/student/student-1'), () =>
        HttpResponse.json(list(rows, { sessionCount: 0, nextCursor })),
      ),
    );
    store.dispatch(bookingLists.actions.requested({ ...question, ...(order && { order }) }));
    await waitFor(() => expect(bookingLists.select(store.getState(), question).answer.status).toBe('loaded'));
    store.dispatch(bookingLists.actions.left(question));
  };
  const idsOf = (store: Store) =>
    bookingLists.select(store.getState(), question).answer.data?.rows.map(({ _id }) => _id);

  test.each([
    ['latest', ['ninth', 'made', 'seventh']],
    ['earliest', ['seventh', 'made', 'ninth']],
  ] as const)('stands in its place in a list with the %s first', async (order, expected) => {
    const store = open();
    await loaded(store, order, null);
    store.dispatch(bookingsActions.bookingCreated({ booking: made, key: 'key' }));
    expect(idsOf(store)).toEqual(expected);
  });

  test('is left to the page that is not loaded yet', async () => {
    const store = open();
    await loaded(store, 'latest', 'next');
    store.dispatch(bookingsActions.bookingCreated({ booking: lesson('made', 1), key: 'key' }));
    expect(idsOf(store)).toEqual(['ninth', 'seventh']);
  });

  test('has the lists on the screen loaded again', async () => {
    const store = open();
    await loaded(store, 'latest', null);
    let loads = 0;
    server.use(
      http.get(apiUrl('/bookings/student/student-1'), () => {
        loads += 1;
        return HttpResponse.json(list([made], { sessionCount: 0 }));
      }),
    );
    store.dispatch(bookingLists.actions.requested({ ...question, list: 'open' }));
    await waitFor(() => expect(loads).toBe(1));
    answer(created);
    ask(store);
    await waitFor(() => expect(loads).toBe(2));
  });
});
