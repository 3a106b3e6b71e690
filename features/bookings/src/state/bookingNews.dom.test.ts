import { liveFeature } from '@paadam/live';
import type { BookingNote, NewsEvent } from '@paadam/shared/contract';
import { authActions, selectNotices } from '@paadam/shared/state';
import {
  aBooking,
  aBookingDetails,
  anAuthData,
  apiUrl,
  FakeSocket,
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
import { bookingsFeature } from './bookingsFeature';
import type { BookingsRootState } from './bookingsSelectors';
import { bookingsActions } from './bookingsSlice';

const asha = anAuthData();
const booking = aBooking({ _id: 'b1' });

beforeEach(() => {
  FakeSocket.all.length = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket });
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Object.assign(globalThis, { WebSocket: undefined });
});

/** Counts the calls for the person's list of lessons. */
const answerLists = () => {
  const calls = { lists: 0 };
  server.use(
    http.get(apiUrl('/bookings/student/:id'), () => {
      calls.lists += 1;
      return HttpResponse.json(list([booking], { sessionCount: 1, upcomingCount: 1, waitingCount: 0 }));
    }),
    http.get(apiUrl('/bookings/:id'), () => HttpResponse.json(ok(aBookingDetails({ _id: 'b1' })))),
  );
  return calls;
};

const open = (user: typeof asha | null = asha) => {
  const calls = answerLists();
  const { store, addPortal, stop } = startStore<BookingsRootState>(user ?? undefined, [bookingsFeature]);
  stops.push(stop);
  addPortal({ name: 'live-test', features: [liveFeature] });
  return { store, calls, notices: () => selectNotices(store.getState()) };
};
type Store = ReturnType<typeof open>['store'];

const question = { role: 'student', id: asha.id, list: 'own' } as const;
const showList = async (store: Store) => {
  store.dispatch(bookingLists.actions.requested(question));
  await waitFor(() => expect(bookingLists.select(store.getState(), question).answer.status).toBe('loaded'));
};
/** @param last the number of the newest news @param quietFor seconds since then */
const enter = (last = 0, quietFor: number | null = null) => {
  FakeSocket.last.onopen();
  FakeSocket.last.hear({ t: 'subbed', topic: 'me', last, b: { quietFor } });
};

const note = (changes: Partial<BookingNote> = {}): BookingNote => ({
  event: 'accepted',
  booking: {
    _id: 'b2',
    student: { _id: asha.id, name: 'Asha' },
    tutor: { _id: 't', name: 'Meera' },
    subject: 'Physics',
    dateTime: '2030-01-01T10:00:00.000Z',
  },
  by: { name: 'Meera', role: 'tutor' },
  isTold: true,
  ...changes,
});
const tell = (seq: number, b: BookingNote, by: string | null = 't') => {
  const event: NewsEvent = { seq, id: `n${seq}`, by, k: 'booking', b, at: '2030-01-01T10:00:00.000Z' };
  FakeSocket.last.hear({ t: 'ev', topic: 'me', events: [event] });
};

test('asks for nothing before somebody is signed in', () => {
  const { store } = open(null);
  expect(FakeSocket.all).toEqual([]);
  store.dispatch(authActions.signedIn(asha));
  expect(FakeSocket.all).toHaveLength(1);
  store.dispatch(authActions.signedOut());
  FakeSocket.last.onopen();
  expect(FakeSocket.last.said.filter(({ t }) => t === 'sub')).toEqual([]);
});

test('fetches anew what a page shows, and tells of what it does not', async () => {
  const { store, calls, notices } = open();
  await showList(store);
  enter();
  tell(1, note());
  await waitFor(() => expect(calls.lists).toBe(2));
  await waitFor(() =>
    expect(notices()).toEqual([
      {
        text: 'Meera has accepted your lesson in Physics.',
        tone: 'good',
        action: { label: 'See your lesson', to: '/student/classes/b2' },
      },
    ]),
  );
});

test('passes over news of a kind that only a newer version knows, and goes on with the next', async () => {
  const { store, calls, notices } = open();
  await showList(store);
  enter();
  const at = '2030-01-01T10:00:00.000Z';
  const strange = [
    { seq: 1, id: 'n1', by: 't', k: 'message', b: { from: 'Meera' }, at },
    { seq: 2, id: 'n2', by: 't', k: 'booking', b: null, at },
  ];
  FakeSocket.last.hear({ t: 'ev', topic: 'me', events: strange });
  tell(3, note());
  await waitFor(() => expect(notices()).toHaveLength(1));
  expect(calls.lists).toBe(2);
});

test('says nothing of what the page shows, nor of what one has done oneself', async () => {
  const { store, calls, notices } = open();
  await showList(store);
  enter();
  tell(1, note({ booking: { ...note().booking, _id: 'b1' } }));
  await waitFor(() => expect(calls.lists).toBe(2));
  tell(2, note({ event: 'cancelled', isTold: false }), asha.id);
  await waitFor(() => expect(calls.lists).toBe(3), { timeout: 4_000 });
  store.dispatch(bookingDetails.actions.requested('b1'));
  tell(3, note({ booking: { ...note().booking, _id: 'b1' } }));
  await waitFor(() => expect(calls.lists).toBe(4));
  expect(notices()).toEqual([]);
});

test('does not fetch again what was changed on this very page', async () => {
  const { store, calls } = open();
  await showList(store);
  enter();
  store.dispatch(bookingsActions.bookingChanged({ booking, message: 'Booking cancelled' }));
  await waitFor(() => expect(calls.lists).toBe(2));
  tell(1, note({ event: 'cancelled', isTold: false, booking: { ...note().booking, _id: 'b1' } }), asha.id);
  tell(2, note({ event: 'cancelled', isTold: false }), 't');
  await waitFor(() => expect(calls.lists).toBe(3));
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(calls.lists).toBe(3);
});

test('fetches what was missed while it was away, and only then', async () => {
  const { store, calls, notices } = open();
  await showList(store);
  enter(4, 86_400);
  FakeSocket.last.lose();
  await waitFor(() => expect(FakeSocket.all).toHaveLength(2));
  FakeSocket.last.onopen();
  expect(FakeSocket.last.said).toMatchObject([{ t: 'sub', topic: 'me', after: 4 }]);
  FakeSocket.last.hear({ t: 'subbed', topic: 'me', last: 4, b: { quietFor: 86_400 } });
  FakeSocket.last.hear({ t: 'missed', topic: 'me', last: 6 });
  await waitFor(() => expect(calls.lists).toBe(2));
  FakeSocket.last.hear({ t: 'missed', topic: 'me', last: 6 });
  tell(7, note());
  await waitFor(() => expect(calls.lists).toBe(3));
  await waitFor(() => expect(notices()).toHaveLength(1));
});

test('fetches once more where something happened while the page was made', async () => {
  const { store, calls } = open();
  await showList(store);
  enter(9, 0);
  await waitFor(() => expect(calls.lists).toBe(2));
});
