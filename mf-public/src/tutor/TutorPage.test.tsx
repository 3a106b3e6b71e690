import type { AuthData, Profile, PublicReview, Slot } from '@paadam/shared/contract';
import {
  addDays,
  dayOf,
  formatDay,
  formatMoment,
  formatTime,
  ownTimeZone,
  startOfDay,
  zoneName,
} from '@paadam/shared/domain';
import { authActions } from '@paadam/shared/state';
import {
  anAuthData,
  apiLog,
  apiUrl,
  aSubject,
  aTutor,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  type RequestHandler,
  server,
} from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aParent } from '../testing/aParent';
import { emptySite } from '../testing/emptySite';
import { openPage } from '../testing/openPage';

const { nextFreeTime: _, nextFreeTimes: __, ...meera } = aTutor();
const page = `/tutors/${meera._id}`;
const bookingForm = '/student/bookings/:id';
const tomorrow = addDays(dayOf(new Date()), 1);

const slotAt = (days: number, hour: number): Slot => {
  const start = startOfDay(addDays(tomorrow, days)).getTime() + hour * 3_600_000;
  return { dateTime: new Date(start).toISOString(), endsAt: new Date(start + 3_600_000).toISOString() };
};
const nine = slotAt(0, 9);
const ten = slotAt(0, 10);
const later = slotAt(3, 18);

const review = (last: number, changes: Partial<PublicReview> = {}): PublicReview => ({
  _id: `01900000-0000-7000-8000-0000000004${last}`,
  author: 'Asha R.',
  subject: 'Mathematics',
  rating: 5,
  comment: 'Patient, and always well prepared.',
  createdAt: '2026-10-05T10:00:00.000Z',
  ...changes,
});

const down = () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 });

interface Scene {
  profile?: Partial<Profile>;
  slots?: Slot[];
  reviews?: PublicReview[];
  path?: string;
  user?: AuthData;
  /** The server's, before those of the scene. */
  answers?: RequestHandler[];
}

const show = ({
  profile,
  slots = [nine, ten, later],
  reviews = [review(10)],
  path = page,
  user,
  answers = [],
}: Scene = {}) => {
  const slotQuestions: URLSearchParams[] = [];
  const reviewQuestions: URLSearchParams[] = [];
  server.use(
    ...answers,
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([aSubject()]))),
    http.get(apiUrl('/profile/:id'), ({ params }) =>
      params.id === meera._id
        ? HttpResponse.json(ok({ ...meera, ...profile }))
        : HttpResponse.json(failure('not_found', 'There is no such profile.'), { status: 404 }),
    ),
    http.get(apiUrl('/tutors/:id/slots'), ({ request }) => {
      slotQuestions.push(new URL(request.url).searchParams);
      return HttpResponse.json(ok(slots));
    }),
    http.get(apiUrl('/tutors/:id/reviews'), ({ request }) => {
      reviewQuestions.push(new URL(request.url).searchParams);
      return HttpResponse.json(list(reviews));
    }),
  );
  return { ...openPage(path, { alsoThere: [bookingForm], user }), slotQuestions, reviewQuestions };
};

/** The first answer of a call. */
const first = (path: string, answer: () => Response) => http.get(apiUrl(path), answer, { once: true });

const region = (name: string) => screen.findByRole('region', { name });

describe('a tutor’s page', () => {
  test('says who it is, what they teach, how good they are and what they cost', async () => {
    show({ profile: { profileUrl: '/sample-data/meera.svg', hourlyRate: 1200 } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Photo of Meera Iyer' })).toBeInTheDocument();
    expect(await screen.findByText('Mathematics', { selector: 'span' })).toBeInTheDocument();
    for (const text of [
      'meera@example.test',
      '₹1,200',
      'I make algebra feel like a story.',
      'M.Sc. Mathematics',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getAllByText('(12 ratings)')[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      `/student/bookings/:${meera._id}`,
    );
    await waitFor(() => expect(document.title).toBe('Meera Iyer, tutor of Mathematics · Paadam'));
  });

  test.each([
    [15_000, 'Trial lesson ₹150, 30 min'],
    [0, 'Trial lesson free, 30 min'],
  ])('offers a trial lesson for %i paise, and leads to it', async (trialPrice, text) => {
    show({ profile: { trialPrice } });
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
      'href',
      `/student/bookings/:${meera._id}?duration=0.5`,
    );
  });

  test('says nothing of trial lessons where there are none', async () => {
    show({ profile: { trialPrice: null } });
    expect(await screen.findByRole('link', { name: 'Book Now' })).toBeVisible();
    expect(screen.queryByText(/Trial/)).not.toBeInTheDocument();
  });

  test('is as it is for whoever looks, also once they have signed in or out', async () => {
    const { store } = show({ profile: { email: null } });
    expect(await screen.findByText('M.Sc. Mathematics')).toBeVisible();
    expect(screen.queryByText('meera@example.test')).not.toBeInTheDocument();

    server.use(http.get(apiUrl('/profile/:id'), () => HttpResponse.json(ok(meera))));
    act(() => void store.dispatch(authActions.signedIn(anAuthData())));
    expect(await screen.findByText('meera@example.test')).toBeVisible();

    server.use(http.get(apiUrl('/profile/:id'), () => HttpResponse.json(ok({ ...meera, email: null }))));
    act(() => void store.dispatch(authActions.signedOut()));
    expect(await screen.findByText('M.Sc. Mathematics')).toBeVisible();
    expect(screen.queryByText('meera@example.test')).not.toBeInTheDocument();
  });

  test('shows its shape while it loads', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    show({
      answers: [
        http.get(apiUrl('/profile/:id'), async () => {
          await answered;
          return HttpResponse.json(ok(meera));
        }),
      ],
    });
    expect(await screen.findByText('Loading the tutor…')).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Meera Iyer');
    expect(screen.queryByText('Loading the tutor…')).not.toBeInTheDocument();
  });

  test('carries the child along whom a parent books for, and leads back to the search', async () => {
    server.use(
      http.get(apiUrl('/get_all_tutors'), () => HttpResponse.json(list([aTutor()]))),
      ...emptySite,
    );
    const { user, router } = show({ path: '/tutors?q=algebra&child=arun', user: aParent() });
    await user.click(await screen.findByRole('link', { name: 'Meera Iyer' }));
    expect(await screen.findByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      `/student/bookings/:${meera._id}?child=arun`,
    );
    await user.click(screen.getByRole('link', { name: 'All tutors' }));
    expect(await screen.findByRole('searchbox')).toHaveValue('algebra');
    expect(router.state.location.search).toBe('?child=arun&q=algebra');
  });

  test.each([
    ['nobody’s', 404, failure('not_found', 'There is no such profile.')],
    ['no id at all', 400, failure('validation_failed', 'Please check what you entered.')],
  ])('is the 404 page where the id is %s', async (_name, status, body) => {
    show({ answers: [first('/profile/:id', () => HttpResponse.json(body, { status }))] });
    expect(await screen.findByRole('heading', { name: 'Oops! Lost in Space?' })).toBeInTheDocument();
  });

  test('is the 404 page where it is somebody who does not teach', async () => {
    const asha = { _id: meera._id, name: 'Asha', email: 'asha@example.test', profileUrl: null };
    show({ answers: [first('/profile/:id', () => HttpResponse.json(ok(asha)))] });
    expect(await screen.findByRole('heading', { name: 'Oops! Lost in Space?' })).toBeInTheDocument();
  });

  test('that could not be loaded says so, and comes with Retry', async () => {
    const { user } = show({ answers: [first('/profile/:id', down)] });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'This tutor’s page could not be loaded' })).toBeInTheDocument();
    expect(alert.getByText('Paadam is resting.')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeInTheDocument();
  });

  test('has no Book Now for a tutor without a price', async () => {
    show({ profile: { hourlyRate: null } });
    expect(await screen.findByText('No price yet')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book Now' })).not.toBeInTheDocument();
  });

  test('books nothing for a signed-in tutor', async () => {
    show({ user: anAuthData({ role: 'tutor' }) });
    const day = await screen.findByRole('list', { name: `Open times on ${formatDay(tomorrow)}` });
    expect(within(day).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Book Now' })).not.toBeInTheDocument();
    expect(screen.getByText('₹600')).toBeInTheDocument();
  });

  test('keeps the price, the next free time and the way to book together', async () => {
    show();
    const booking = within(await region('Booking'));
    expect(await booking.findByRole('link', { name: formatMoment(nine.dateTime) })).toHaveAttribute(
      'href',
      `/student/bookings/:${meera._id}?${new URLSearchParams({ dateTime: nine.dateTime })}`,
    );
    expect(booking.getByText('₹600')).toBeInTheDocument();
    expect(booking.getByText('Usually answers within 2 hours')).toBeInTheDocument();
    expect(booking.getByRole('link', { name: 'Book Now' })).toBeInTheDocument();
  });

  test('says how much was taught, how soon it is answered, in which languages, for whom, and how', async () => {
    show();
    const short = await screen.findByRole('list', { name: 'In short' });
    expect(
      within(short)
        .getAllByRole('listitem')
        .map((fact) => fact.textContent),
    ).toEqual([
      '48 lessons taught',
      'Usually answers within 2 hours',
      'Speaks English, Tamil',
      'Classes 9–10, Classes 11–12, CBSE',
    ]);
    expect(await region('How I work')).toHaveTextContent('Bring what you tried, and we begin there.');
  });

  test('says nothing of what a new tutor has not told or done', async () => {
    show({
      profile: {
        lessonsTaught: 0,
        replyMinutes: null,
        languages: [],
        levels: [],
        boards: [],
        workingNote: '',
      },
    });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('list', { name: 'In short' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How I work' })).not.toBeInTheDocument();
  });

  test('says that an address is for people with a booking where the tutor keeps it', async () => {
    show({ profile: { email: null } });
    expect(await screen.findByText('E-mail for people with a booking')).toBeInTheDocument();
  });

  test('never shows one tutor’s answer under another’s name', async () => {
    let answerFirst = () => {};
    const firstAnswer = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const ravi = { ...meera, _id: '01900000-0000-7000-8000-000000000102', name: 'Ravi Kumar' };
    const asked: unknown[] = [];
    const { router } = show({
      answers: [
        http.get(apiUrl('/profile/:id'), async ({ params }) => {
          asked.push(params.id);
          if (params.id === ravi._id) return HttpResponse.json(ok(ravi));
          await firstAnswer;
          return HttpResponse.json(ok(meera));
        }),
      ],
    });
    await waitFor(() => expect(asked).toEqual([meera._id]));
    await act(() => router.navigate(`/tutors/${ravi._id}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ravi Kumar' })).toBeInTheDocument();
    answerFirst();
    await waitFor(() => expect(apiLog.answered).toBe(apiLog.asked));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ravi Kumar');
  });
});

describe('the open times', () => {
  test('of the next 14 days stand day by day, and lead to the booking form with the time', async () => {
    const { slotQuestions } = show({ path: `${page}?child=arun`, user: aParent() });
    const times = within(await region('Open times'));
    const day = within(await times.findByRole('list', { name: `Open times on ${formatDay(tomorrow)}` }));
    expect(day.getAllByRole('link').map((link) => link.textContent)).toEqual(
      [nine, ten].map(({ dateTime }) => `${formatTime(dateTime)} ${formatDay(tomorrow)}`),
    );
    const search = new URLSearchParams({ child: 'arun', dateTime: ten.dateTime });
    expect(
      day.getByRole('link', { name: `${formatTime(ten.dateTime)} ${formatDay(tomorrow)}` }),
    ).toHaveAttribute('href', `/student/bookings/:${meera._id}?${search}`);
    expect(times.getAllByText('No times')).toHaveLength(5);
    const [question] = slotQuestions;
    expect(question?.get('duration')).toBe('1');
    expect(question?.get('to')).toBe(startOfDay(addDays(tomorrow, 14)).toISOString());
    expect(question?.get('student')).toBe('arun');
    expect(slotQuestions).toHaveLength(1);
  });

  test('are asked for anew once somebody signs in, whose own lessons are not on offer', async () => {
    const { slotQuestions, store } = show();
    await screen.findByText(formatTime(nine.dateTime));
    server.use(http.get(apiUrl('/tutors/:id/slots'), () => HttpResponse.json(ok([ten]))));
    act(() => void store.dispatch(authActions.signedIn(anAuthData())));
    await waitFor(() => expect(screen.queryByText(formatTime(nine.dateTime))).not.toBeInTheDocument());
    expect(await screen.findByText(formatTime(ten.dateTime))).toBeVisible();
    expect(slotQuestions).toHaveLength(1);
  });

  test('are a few of each day of a week, and all on request', async () => {
    const many = [8, 9, 10, 11, 12, 13].map((hour) => slotAt(0, hour));
    const { user } = show({ slots: many });
    const times = within(await region('Open times'));
    const day = await times.findByRole('list', { name: `Open times on ${formatDay(tomorrow)}` });
    expect(within(day).getAllByRole('link')).toHaveLength(4);
    await user.click(times.getByRole('button', { name: 'Show all times', expanded: false }));
    expect(within(day).getAllByRole('link')).toHaveLength(6);
    await user.click(times.getByRole('button', { name: 'Show fewer times', expanded: true }));
    expect(within(day).getAllByRole('link')).toHaveLength(4);
  });

  test('of the week after are a click away, and at once where the first has none', async () => {
    const inTenDays = slotAt(9, 9);
    const { user } = show({ slots: [nine, inTenDays] });
    const times = within(await region('Open times'));
    const onDay = (day: string) => times.queryByRole('list', { name: `Open times on ${formatDay(day)}` });
    await waitFor(() => expect(onDay(tomorrow)).toBeInTheDocument());
    expect(times.getByRole('button', { name: 'Earlier days' })).toBeDisabled();
    await user.click(times.getByRole('button', { name: 'Later days' }));
    expect(onDay(addDays(tomorrow, 9))).toBeInTheDocument();
    expect(onDay(tomorrow)).not.toBeInTheDocument();
    expect(times.getByRole('button', { name: 'Later days' })).toBeDisabled();
  });

  test('are those that the address asks for, as it does where no script answers a press', async () => {
    const many = [8, 9, 10, 11, 12, 13].map((hour) => slotAt(9, hour));
    show({ slots: [nine, ...many], path: `${page}?week=1&times=all` });
    const times = within(await region('Open times'));
    const day = await times.findByRole('list', { name: `Open times on ${formatDay(addDays(tomorrow, 9))}` });
    expect(within(day).getAllByRole('link')).toHaveLength(6);
    expect(times.getByRole('button', { name: 'Later days' })).toBeDisabled();
  });

  test('begin with the week that has some', async () => {
    show({ slots: [slotAt(9, 9)] });
    expect(
      await screen.findByRole('list', { name: `Open times on ${formatDay(addDays(tomorrow, 9))}` }),
    ).toBeInTheDocument();
  });

  test('are on the reader’s clock, and name both clocks', async () => {
    show({ profile: { timeZone: 'Asia/Tokyo' } });
    const times = await region('Open times');
    expect(times).toHaveTextContent(`Times are in ${zoneName(ownTimeZone())}, which is your clock.`);
    expect(times).toHaveTextContent('Meera Iyer is on Japan Standard Time.');
  });

  test('are on one clock where both are on the same', async () => {
    show({ profile: { timeZone: ownTimeZone() } });
    expect(await region('Open times')).toHaveTextContent('Meera Iyer is on the same clock.');
  });

  test('fail on their own, with Retry', async () => {
    const { user } = show({ answers: [first('/tutors/:id/slots', down)] });
    const times = within(await region('Open times'));
    expect(await times.findByText('The open times could not be loaded')).toBeInTheDocument();
    expect(times.getByText('Paadam is resting.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Meera Iyer' })).toBeInTheDocument();
    await user.click(times.getByRole('button', { name: 'Retry' }));
    expect(await times.findByText(formatTime(nine.dateTime))).toBeInTheDocument();
  });

  test('say so where there are none', async () => {
    show({ slots: [] });
    expect(await screen.findByText(/No open times in the next 14 days/)).toBeInTheDocument();
  });

  test('of a tutor without weekly hours are a matter of asking', async () => {
    show({ slots: [], profile: { availability: [] } });
    expect(await screen.findByText(/Ask for any time that suits you/)).toBeInTheDocument();
    expect(within(await region('Booking')).getByText('Any time, on request')).toBeInTheDocument();
  });
});

describe('the reviews', () => {
  test('say who, how many stars, of what, when and why', async () => {
    show({ reviews: [review(10, { rating: 4 })] });
    const reviews = within(await region('Reviews'));
    const [item] = within(await reviews.findByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
    for (const text of [
      'Asha R.',
      '4 out of 5 stars',
      'Mathematics',
      '5 October 2026',
      /always well prepared/,
    ]) {
      expect(within(item as HTMLElement).getByText(text)).toBeInTheDocument();
    }
  });

  test('are those of one a student, then all', async () => {
    const { user, reviewQuestions } = show({ reviews: [review(10)] });
    const reviews = within(await region('Reviews'));
    const button = await reviews.findByRole('button', { name: 'All 12 reviews' });
    expect(reviewQuestions.map((question) => question.get('per'))).toEqual(['student']);
    server.use(
      http.get(apiUrl('/tutors/:id/reviews'), ({ request }) =>
        HttpResponse.json(
          list(new URL(request.url).searchParams.has('per') ? [review(10)] : [review(10), review(11)]),
        ),
      ),
    );
    const shown = () => within(reviews.getByRole('list', { name: 'Reviews' })).getAllByRole('listitem');
    await user.click(button);
    await waitFor(() => expect(shown()).toHaveLength(2));
    await user.click(reviews.getByRole('button', { name: 'One review a student' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  test('say how many gave how many stars', async () => {
    show({ profile: { ratingCounts: [1, 0, 0, 3, 8] } });
    const bars = await screen.findByRole('list', { name: 'Ratings by stars' });
    expect(
      within(bars)
        .getAllByRole('listitem')
        .map((bar) => bar.textContent),
    ).toEqual(['5 stars8', '4 stars3', '3 stars0', '2 stars0', '1 star1']);
  });

  test('say so where there are none', async () => {
    show({ reviews: [] });
    expect(await screen.findByText(/No reviews yet/)).toBeInTheDocument();
  });

  test('fail on their own, with Retry', async () => {
    const { user } = show({ answers: [first('/tutors/:id/reviews', down)] });
    const reviews = within(await region('Reviews'));
    expect(await reviews.findByText('Failed to fetch reviews')).toBeInTheDocument();
    await user.click(reviews.getByRole('button', { name: 'Retry' }));
    expect(await reviews.findByText('Asha R.')).toBeInTheDocument();
  });

  test('show more, none twice, and give focus to the first that was added', async () => {
    const cursors: (string | null)[] = [];
    const { user } = show({
      answers: [
        http.get(apiUrl('/tutors/:id/reviews'), ({ request }) => {
          const cursor = new URL(request.url).searchParams.get('cursor');
          cursors.push(cursor);
          return cursor
            ? HttpResponse.json(list([review(10), review(11, { author: 'Ravi K.' })]))
            : HttpResponse.json(list([review(10)], { nextCursor: 'next' }));
        }),
      ],
    });
    const reviews = within(await region('Reviews'));
    await user.click(await reviews.findByRole('button', { name: 'Show more reviews' }));
    expect((await reviews.findByText('Ravi K.')).closest('li')).toHaveFocus();
    expect(reviews.getAllByRole('listitem')).toHaveLength(2);
    expect(cursors).toEqual([null, 'next']);
    expect(reviews.queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  test('stay where more could not be loaded', async () => {
    const { user } = show({
      answers: [
        http.get(apiUrl('/tutors/:id/reviews'), ({ request }) =>
          new URL(request.url).searchParams.has('cursor')
            ? down()
            : HttpResponse.json(list([review(10)], { nextCursor: 'next' })),
        ),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Paadam is resting.');
    expect(screen.getByText('Asha R.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show more reviews' })).toBeEnabled();
  });
});
