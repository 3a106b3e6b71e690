import { type BookingsRootState, bookingsFeature } from '@paadam/bookings';
import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { authActions } from '@paadam/shared/state';
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

const tutorUrl = apiUrl('/bookings/tutor/tutor-1');
const studentUrl = apiUrl('/bookings/student/student-1');
const tutor: BookingsQuestion = { role: 'tutor', id: 'tutor-1' };
const student: BookingsQuestion = { role: 'student', id: 'student-1' };
const first = aBooking({ _id: 'first' });
const second = aBooking({ _id: 'second' });
const third = aBooking({ _id: 'third' });

const open = () => startStore<BookingsRootState>(anAuthData(), [bookingsFeature]).store;
type Store = ReturnType<typeof open>;
const listOf = (store: Store, name = 'own') =>
  bookingLists.select(store.getState(), { ...tutor, list: name });
const idsOf = (store: Store, name = 'own') => listOf(store, name).answer.data?.rows.map(({ _id }) => _id);
const ask = (store: Store, question: BookingsQuestion = tutor, name = 'own') =>
  store.dispatch(bookingLists.actions.requested({ ...question, list: name }));
const askMore = (store: Store) =>
  store.dispatch(bookingLists.actions.moreRequested({ ...tutor, list: 'own' }));
const leave = (store: Store, name = 'own') =>
  store.dispatch(bookingLists.actions.left({ ...tutor, list: name }));

/** An answer that waits for its word, and whether it has been asked for. */
const held = (give: () => Response) => {
  let release = () => {};
  const word = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waiting = {
    asked: 0,
    answer: () => {
      waiting.asked += 1;
      return word.then(give);
    },
    release: () => release(),
  };
  return waiting;
};
/** Lets a held answer come that must change nothing, and waits until it has been taken in, or its call given up. */
const takenIn = async (release: () => void) => {
  release();
  await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
};

const tutorPage = (bookings: Booking[], nextCursor: string | null = null) =>
  HttpResponse.json(list(bookings, { nextCursor }));
const studentPage = (bookings: Booking[]) => HttpResponse.json(list(bookings, { sessionCount: 7 }));
const refuse = (code: Parameters<typeof failure>[0], status: number) =>
  HttpResponse.json(failure(code, `Refused: ${code}.`), { status });

/** Answers for the tutor's bookings, and keeps what each question asked for. */
const answerTutor = (give: (query: URLSearchParams) => Response | Promise<Response>) => {
  const queries: Record<string, string>[] = [];
  server.use(
    http.get(tutorUrl, ({ request }) => {
      const query = new URL(request.url).searchParams;
      queries.push(Object.fromEntries(query));
      return give(query);
    }),
  );
  return queries;
};

const loadedStore = async (bookings: Booking[], nextCursor: string | null = null) => {
  answerTutor(() => tutorPage(bookings, nextCursor));
  const store = open();
  ask(store);
  await waitFor(() => expect(listOf(store).answer.status).toBe('loaded'));
  return store;
};

describe('a list of bookings', () => {
  test('is kept for the way back; of many that were left, the latest are', async () => {
    const store = await loadedStore([first]);
    leave(store);
    for (const week of Array.from({ length: 11 }, (_, index) => `week ${index}`)) {
      ask(store, undefined, week);
      leave(store, week);
    }
    expect(listOf(store).answer.data?.rows).toEqual([first]);
    ask(store, undefined, 'open');
    ask(store, undefined, 'week 11');
    leave(store, 'week 11');
    const { lists } = store.getState().bookings;
    expect(Object.keys(lists)).toHaveLength(13);
    expect(lists.own).toBeUndefined();
    expect(lists.open?.isOpen).toBe(true);
  });

  test('is the tutor’s', async () => {
    const store = await loadedStore([first, second]);
    expect(listOf(store).answer.data).toEqual({ rows: [first, second], nextCursor: null });
  });

  test('is the student’s, with the number of sessions over all pages', async () => {
    server.use(http.get(studentUrl, () => studentPage([first])));
    const store = open();
    ask(store, student);
    expect(listOf(store).answer).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(listOf(store).answer.data).toEqual({ rows: [first], nextCursor: null, sessionCount: 7 }),
    );
  });

  test('is the family’s, with the number of those to come over all pages', async () => {
    server.use(
      http.get(apiUrl('/parent/bookings/parent-1'), () =>
        HttpResponse.json(list([first], { upcomingCount: 3 })),
      ),
    );
    const store = open();
    ask(store, { role: 'parent', id: 'parent-1' });
    await waitFor(() =>
      expect(listOf(store).answer.data).toEqual({ rows: [first], nextCursor: null, upcomingCount: 3 }),
    );
  });

  test('asks for what its question says', async () => {
    const queries = answerTutor(() => tutorPage([first]));
    const store = open();
    const from = '2030-01-01T00:00:00.000Z';
    ask(store, { ...tutor, status: 'accepted', from, order: 'earliest' });
    await waitFor(() => expect(idsOf(store)).toEqual(['first']));
    expect(queries).toEqual([{ status: 'accepted', from, order: 'earliest', limit: '20' }]);
  });

  test('stands beside others, each under its own name', async () => {
    answerTutor((query) => tutorPage(query.get('status') === 'pending' ? [first] : [second]));
    const store = open();
    ask(store, { ...tutor, status: 'pending' }, 'requests');
    ask(store, { ...tutor, status: 'accepted' }, 'upcoming');
    await waitFor(() => expect(idsOf(store, 'requests')).toEqual(['first']));
    await waitFor(() => expect(idsOf(store, 'upcoming')).toEqual(['second']));
    expect(listOf(store, 'past')).toEqual({ answer: { status: 'idle' }, more: { status: 'idle' } });
  });

  test('keeps what it shows while it is fetched anew, and where that fails', async () => {
    const store = await loadedStore([first]);
    answerTutor(() => refuse('internal', 500));
    ask(store);
    expect(listOf(store).answer.status).toBe('loading');
    expect(idsOf(store)).toEqual(['first']);
    await waitFor(() =>
      expect(listOf(store).answer).toMatchObject({
        status: 'failed',
        problem: { message: 'Refused: internal.' },
      }),
    );
    expect(idsOf(store)).toEqual(['first']);
  });

  test('shows nothing of one question’s to another, nor of one person’s to another', async () => {
    const store = await loadedStore([first]);
    const declined = held(() => tutorPage([third]));
    answerTutor(declined.answer);
    ask(store, { ...tutor, status: 'declined' });
    expect(idsOf(store)).toBeUndefined();
    const theirs = held(() => studentPage([second]));
    server.use(http.get(studentUrl, theirs.answer));
    ask(store, student);
    expect(idsOf(store)).toBeUndefined();
    theirs.release();
    await waitFor(() => expect(idsOf(store)).toEqual(['second']));
  });

  test('shows the answer to the latest question, whichever comes last', async () => {
    const slow = held(() => tutorPage([first]));
    answerTutor((query) => (query.get('status') === 'pending' ? slow.answer() : tutorPage([second])));
    const store = open();
    ask(store, { ...tutor, status: 'pending' });
    await waitFor(() => expect(slow.asked).toBe(1));
    ask(store, { ...tutor, status: 'accepted' });
    await waitFor(() => expect(idsOf(store)).toEqual(['second']));
    await takenIn(slow.release);
    expect(idsOf(store)).toEqual(['second']);
  });

  test('that is left gives up what is under way, and keeps its rows for the next visit', async () => {
    const store = await loadedStore([first]);
    const late = held(() => tutorPage([second]));
    answerTutor(late.answer);
    ask(store);
    await waitFor(() => expect(late.asked).toBe(1));
    leave(store);
    expect(listOf(store).answer.status).toBe('loaded');
    await takenIn(late.release);
    expect(idsOf(store)).toEqual(['first']);
  });

  test('is not given up where another is left', async () => {
    const late = held(() => tutorPage([first]));
    answerTutor((query) => (query.get('status') === 'pending' ? late.answer() : tutorPage([second])));
    const store = open();
    ask(store, { ...tutor, status: 'pending' }, 'requests');
    ask(store, { ...tutor, status: 'accepted' }, 'upcoming');
    await waitFor(() => expect(late.asked).toBe(1));
    leave(store, 'upcoming');
    late.release();
    await waitFor(() => expect(idsOf(store, 'requests')).toEqual(['first']));
  });

  test('is not brought back by an answer that comes after the person has gone', async () => {
    const late = held(() => tutorPage([first]));
    answerTutor(late.answer);
    server.use(http.get(apiUrl('/logout'), () => HttpResponse.json(ok(null))));
    const store = open();
    ask(store);
    await waitFor(() => expect(late.asked).toBe(1));
    store.dispatch(authActions.signOutRequested());
    await waitFor(() => expect(store.getState().auth.session.status).toBe('visitor'));
    expect(listOf(store).answer).toEqual({ status: 'idle' });
    await takenIn(late.release);
    expect(listOf(store).answer).toEqual({ status: 'idle' });

    // The next person's are loaded as ever.
    server.use(http.get(studentUrl, () => studentPage([second])));
    ask(store, student);
    await waitFor(() => expect(idsOf(store)).toEqual(['second']));
  });
});

describe('the rest of a long list', () => {
  test('follows what is there, without showing a booking twice', async () => {
    const store = await loadedStore([first, second], 'cursor-1');
    answerTutor((query) =>
      query.get('cursor') === 'cursor-1' ? tutorPage([second, third]) : refuse('internal', 500),
    );
    askMore(store);
    expect(listOf(store).more).toEqual({ status: 'busy' });
    await waitFor(() => expect(idsOf(store)).toEqual(['first', 'second', 'third']));
    expect(listOf(store).more).toEqual({ status: 'done' });
    expect(listOf(store).answer.data?.nextCursor).toBeNull();
  });

  test('asks on with the list’s own question', async () => {
    const queries = answerTutor(() => tutorPage([first], 'cursor-1'));
    const store = open();
    ask(store, { ...tutor, status: 'completed', order: 'latest' });
    await waitFor(() => expect(idsOf(store)).toEqual(['first']));
    askMore(store);
    await waitFor(() => expect(listOf(store).more.status).toBe('done'));
    expect(queries[1]).toEqual({ status: 'completed', order: 'latest', limit: '20', cursor: 'cursor-1' });
  });

  test('can be asked for again where it failed', async () => {
    const store = await loadedStore([first], 'cursor-1');
    answerTutor(() => HttpResponse.error());
    askMore(store);
    await waitFor(() => expect(listOf(store).more.status).toBe('failed'));
    expect(idsOf(store)).toEqual(['first']);
    answerTutor(() => tutorPage([second]));
    askMore(store);
    await waitFor(() => expect(idsOf(store)).toEqual(['first', 'second']));
  });

  test('is not waited for where there is none', async () => {
    const store = await loadedStore([first]);
    askMore(store);
    expect(listOf(store).more).toEqual({ status: 'idle' });
  });

  test('is dropped where another list has been asked for meanwhile', async () => {
    const store = await loadedStore([first], 'cursor-1');
    const late = held(() => tutorPage([second]));
    answerTutor(late.answer);
    server.use(http.get(studentUrl, () => studentPage([third])));
    askMore(store);
    await waitFor(() => expect(late.asked).toBe(1));
    ask(store, student);
    await waitFor(() => expect(idsOf(store)).toEqual(['third']));
    await takenIn(late.release);
    expect(idsOf(store)).toEqual(['third']);
  });

  test('is dropped where the list has been left meanwhile', async () => {
    const store = await loadedStore([first], 'cursor-1');
    const late = held(() => tutorPage([second]));
    answerTutor(late.answer);
    askMore(store);
    await waitFor(() => expect(late.asked).toBe(1));
    leave(store);
    expect(listOf(store).more).toEqual({ status: 'idle' });
    await takenIn(late.release);
    expect(idsOf(store)).toEqual(['first']);
  });

  test('is still there after a refresh, in one page', async () => {
    const many = Array.from({ length: 30 }, (_, place) => aBooking({ _id: String(place) }));
    const queries = answerTutor((query) => {
      if (query.has('cursor')) return tutorPage(many.slice(20), 'cursor-2');
      return query.get('limit') === '30'
        ? tutorPage(many, 'cursor-2')
        : tutorPage(many.slice(0, 20), 'cursor-1');
    });
    const store = open();
    ask(store);
    await waitFor(() => expect(idsOf(store)).toHaveLength(20));
    askMore(store);
    await waitFor(() => expect(idsOf(store)).toHaveLength(30));
    ask(store);
    await waitFor(() => expect(listOf(store).answer.status).toBe('loaded'));
    expect(queries.map(({ limit }) => limit)).toEqual(['20', '20', '30']);
    expect(idsOf(store)).toHaveLength(30);
    expect(listOf(store).answer.data?.nextCursor).toBe('cursor-2');
  });
});

describe('one booking', () => {
  const details: BookingDetails = {
    ...first,
    createdAt: '2030-01-01T04:30:00.000Z',
    bookedBy: first.student,
    timeline: [],
    review: null,
  };
  const url = apiUrl('/bookings/first');
  const askFor = (store: Store) => store.dispatch(bookingDetails.actions.requested('first'));
  const detailsOf = (store: Store) => bookingDetails.select(store.getState(), 'first').answer;

  test('is loaded, and stays while it is loaded again and where that fails', async () => {
    server.use(http.get(url, () => HttpResponse.json(ok(details))));
    const store = open();
    expect(detailsOf(store)).toEqual({ status: 'idle' });
    askFor(store);
    expect(detailsOf(store)).toEqual({ status: 'loading' });
    await waitFor(() => expect(detailsOf(store)).toEqual({ status: 'loaded', data: details }));
    server.use(http.get(url, () => refuse('unavailable', 503)));
    askFor(store);
    expect(detailsOf(store)).toEqual({ status: 'loading', data: details });
    await waitFor(() =>
      expect(detailsOf(store)).toMatchObject({ status: 'failed', problem: { status: 503 }, data: details }),
    );
  });

  test('says where there is none', async () => {
    server.use(http.get(url, () => refuse('not_found', 404)));
    const store = open();
    askFor(store);
    await waitFor(() =>
      expect(detailsOf(store)).toMatchObject({ status: 'failed', problem: { code: 'not_found' } }),
    );
  });

  test('is forgotten with its screen, also where it comes late', async () => {
    const late = held(() => HttpResponse.json(ok(details)));
    server.use(http.get(url, late.answer));
    const store = open();
    askFor(store);
    await waitFor(() => expect(late.asked).toBe(1));
    store.dispatch(bookingDetails.actions.left('first'));
    await takenIn(late.release);
    expect(detailsOf(store)).toEqual({ status: 'idle' });
  });
});
