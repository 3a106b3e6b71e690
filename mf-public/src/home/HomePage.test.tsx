import type { BookingNote, ServerFrame } from '@paadam/shared/contract';
import {
  aBooking,
  anAuthData,
  apiUrl,
  aSubject,
  aTutor,
  FakeSocket,
  failure,
  HttpResponse,
  http,
  list,
  server,
} from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { emptySite } from '../testing/emptySite';
import { openPage } from '../testing/openPage';

const subject = (last: number) =>
  aSubject({ _id: `01900000-0000-7000-8000-00000000020${last}`, name: `Subject ${last}` });
const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(subject);

const answerSubjects = (...answers: (() => Response)[]) => {
  let next = 0;
  server.use(http.get(apiUrl('/subjects'), () => answers[Math.min(next++, answers.length - 1)]?.()));
};
const answerTutors = (...rows: ReturnType<typeof aTutor>[]) =>
  server.use(http.get(apiUrl('/get_all_tutors'), () => HttpResponse.json(list(rows))));
beforeEach(() => {
  server.use(...emptySite);
  answerTutors(aTutor());
});
const catalogue = () => HttpResponse.json(list(nine));

describe('the home page', () => {
  test('leads to the tutors, and to how it works', async () => {
    answerSubjects(catalogue);
    openPage('/');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Find the tutor who makes it click',
    );
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/tutors');
    expect(screen.getByRole('link', { name: 'See how it works' })).toHaveAttribute('href', '/about');
  });

  test.each([
    ['898', 'expert tutors'],
    ['20,000+', 'hours of content'],
    ['298', 'subjects and courses'],
    ['72,878+', 'active students'],
  ])('counts %s %s', async (value, label) => {
    answerSubjects(catalogue);
    openPage('/');
    const figures = within(await screen.findByRole('region', { name: 'Paadam in figures' }));
    expect(figures.getByText(value)).toBeInTheDocument();
    expect(figures.getByText(label)).toBeInTheDocument();
  });

  test('names the five benefits', async () => {
    answerSubjects(catalogue);
    openPage('/');
    const benefits = within(
      await screen.findByRole('region', { name: 'Everything that a good lesson needs' }),
    );
    expect(benefits.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Free and private matching',
      'Satisfaction guarantee',
      'Tutors around the clock',
      'Interactive whiteboard with audio and video chat',
      'Hourly prices chosen by budget',
    ]);
  });

  test('invites visitors to teach, but nobody who has an account already', async () => {
    answerSubjects(catalogue);
    const { unmount } = openPage('/');
    expect(await screen.findByRole('link', { name: 'Become a tutor' })).toHaveAttribute(
      'href',
      '/register?role=tutor',
    );
    unmount();
    openPage('/', { user: anAuthData() });
    expect(await screen.findByRole('link', { name: 'Find a tutor' })).toHaveAttribute('href', '/tutors');
    expect(screen.queryByRole('link', { name: 'Become a tutor' })).not.toBeInTheDocument();
  });

  test('shows four testimonials', async () => {
    answerSubjects(catalogue);
    openPage('/');
    const carousel = within(await screen.findByRole('region', { name: 'Testimonials' }));
    expect(carousel.getAllByRole('figure')).toHaveLength(4);
  });
});

describe('the subjects on the home page', () => {
  test('say that they are loading, then show as tiles that lead to the tutors', async () => {
    answerSubjects(catalogue);
    openPage('/');
    expect(await screen.findByText('Loading Subjects...')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Subject 1 / })).toHaveAttribute(
      'href',
      `/tutors?subject=${nine[0]?._id}`,
    );
    expect(screen.queryByText('Loading Subjects...')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Find Online Tutor in Any Subject' })).toBeInTheDocument();
  });

  test('are the eight with the most tutors, say with how many, and lead on to all', async () => {
    answerSubjects(() =>
      HttpResponse.json(list(nine.map((one, index) => ({ ...one, tutorCount: index === 0 ? 0 : index })))),
    );
    openPage('/');
    const tiles = within(await screen.findByRole('region', { name: 'Find Online Tutor in Any Subject' }));
    expect(await tiles.findByRole('link', { name: 'Subject 2 1 tutor' })).toBeInTheDocument();
    expect(tiles.getByRole('link', { name: 'Subject 9 8 tutors' })).toBeInTheDocument();
    expect(tiles.queryByRole('link', { name: /^Subject 1 / })).not.toBeInTheDocument();
    const looks = tiles.getAllByRole('listitem').map((tile) => tile.firstElementChild?.className);
    expect(new Set(looks).size).toBe(8);
    expect(tiles.getByRole('link', { name: 'All subjects' })).toHaveAttribute('href', '/subjects');
  });

  test('say so when they could not be loaded, and come with Retry', async () => {
    answerSubjects(
      () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 }),
      catalogue,
    );
    const { user } = openPage('/');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load subjects')).toBeInTheDocument();
    expect(alert.getByText('Paadam is resting.')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Subject 8 / })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('say so when there are none', async () => {
    answerSubjects(() => HttpResponse.json(list([])));
    openPage('/');
    expect(await screen.findByText('No subjects yet')).toBeInTheDocument();
  });
});

describe('looking for somebody from the home page', () => {
  const words = () => screen.findByRole('combobox', { name: 'What would you like to learn?' });

  test.each([
    ['maths class 10{Enter}', '?q=maths+class+10'],
    ['  {Enter}', ''],
    ['subject 3{Enter}', `?subject=${nine[2]?._id}`],
    ['Third{Enter}', `?subject=${nine[2]?._id}`],
  ])('with %j leads to the tutors of it', async (typed, search) => {
    answerSubjects(() =>
      HttpResponse.json(list(nine.map((one, index) => (index === 2 ? { ...one, aliases: ['Third'] } : one)))),
    );
    const { user, router } = openPage('/');
    await screen.findByRole('link', { name: /^Subject 3 / });
    await user.type(await words(), typed);
    expect(router.state.location).toMatchObject({ pathname: '/tutors', search });
  });

  test('takes a level along', async () => {
    answerSubjects(catalogue);
    const { user, router } = openPage('/');
    await user.type(await words(), 'algebra');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Classes 9–10');
    await user.click(screen.getByRole('button', { name: 'Find tutors' }));
    expect(router.state.location.search).toBe('?q=algebra&level=secondary');
  });

  test('finds three tutors, with what they cost and when they have time', async () => {
    answerSubjects(catalogue);
    openPage('/');
    const tutor = within(await screen.findByRole('article', { name: 'Meera Iyer' }));
    expect(tutor.getByRole('link', { name: 'Meera Iyer' })).toHaveAttribute(
      'href',
      `/tutors/${aTutor()._id}`,
    );
    expect(tutor.getByText('₹600')).toBeInTheDocument();
    expect(tutor.getByText(/^Next free: Mon, 7 Jan/)).toBeInTheDocument();
  });

  test('says so when the tutors could not be loaded, and comes with Retry', async () => {
    answerSubjects(catalogue);
    server.use(
      http.get(
        apiUrl('/get_all_tutors'),
        () => HttpResponse.json(failure('unavailable', 'Paadam is resting.'), { status: 503 }),
        { once: true },
      ),
    );
    const { user } = openPage('/');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Failed to load tutors')).toBeInTheDocument();
    await user.click(alert.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Meera Iyer' })).toBeInTheDocument();
  });
});

describe('what comes next for the signed-in', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const lesson = (minutes: number, changes = {}) =>
    aBooking({
      status: 'accepted',
      dateTime: inMinutes(minutes),
      endsAt: inMinutes(minutes + 60),
      ...changes,
    });
  const open = async (role: 'student' | 'tutor' | 'parent', ...bookings: ReturnType<typeof aBooking>[]) => {
    answerSubjects(catalogue);
    server.use(http.get(apiUrl('/booking'), () => HttpResponse.json(list(bookings))));
    openPage('/', { user: anAuthData({ role }) });
    return within(await screen.findByRole('complementary', { name: 'Your next lesson' }));
  };

  test.each([
    ['student', 'Your lesson in 28 minutes', '/student/classes/'],
    ['tutor', 'Your lesson in 28 minutes', '/tutor/bookings/'],
    ['parent', 'Asha’s lesson in 28 minutes', '/parent/bookings/'],
  ] as const)('says it to a %s, and leads to the class', async (role, words, path) => {
    const strip = await open(role, lesson(27.5));
    expect(strip.getByText(words)).toBeInTheDocument();
    expect(strip.getByRole('link', { name: 'See the lesson' })).toHaveAttribute('href', path + lesson(0)._id);
  });

  test('can be joined from ten minutes before', async () => {
    const strip = await open('student', lesson(9));
    const join = strip.getByRole('link', { name: 'Join' });
    expect(join).toHaveAttribute('href', `/student/classes/${lesson(0)._id}/room`);
  });

  test('is the class that is on, not the one that has ended', async () => {
    const strip = await open('student', lesson(-90), lesson(-30));
    expect(strip.getByText('Your lesson is on now')).toBeInTheDocument();
  });

  test('may be nothing yet', async () => {
    const strip = await open('student');
    expect(strip.getByText('No lessons coming up')).toBeInTheDocument();
    expect(strip.getByRole('link', { name: 'See the tutors' })).toHaveAttribute('href', '/tutors');
  });

  describe('where the browser can be told of changes', () => {
    beforeEach(() => {
      FakeSocket.all.length = 0;
      Object.assign(globalThis, { WebSocket: FakeSocket });
    });
    afterEach(() => void Object.assign(globalThis, { WebSocket: undefined }));

    test('is another one as soon as somebody changes it, which is told', async () => {
      const strip = await open('student', lesson(27.5));
      await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
      const booking = lesson(87.5);
      server.use(http.get(apiUrl('/booking'), () => HttpResponse.json(list([booking]))));
      const { student, tutor, subject, dateTime, duration } = booking;
      const shown = { _id: booking._id, student, tutor, subject, dateTime, duration };
      const by = { name: tutor.name, role: 'tutor' } as const;
      act(() => {
        FakeSocket.last.onopen();
        FakeSocket.last.hear({ t: 'subbed', topic: 'me', last: 0, b: { quietFor: null } });
        const b = { event: 'moved', booking: shown, by, isTold: true } as unknown as BookingNote;
        const event = { seq: 1, id: '', by: tutor._id, k: 'booking', b, at: dateTime };
        FakeSocket.last.hear({ t: 'ev', topic: 'me', events: [event] } as ServerFrame);
      });
      expect(await strip.findByText(/^Your lesson in 8[78] minutes/)).toBeInTheDocument();
      expect(await screen.findByText(/ has taken the new time of your lesson/)).toBeInTheDocument();
    });

    test('asks for no connection for a visitor', async () => {
      answerSubjects(catalogue);
      openPage('/');
      await screen.findByRole('link', { name: /^Subject 1 / });
      expect(FakeSocket.all).toEqual([]);
    });
  });

  test('is nothing that a visitor is told of', async () => {
    answerSubjects(catalogue);
    openPage('/');
    await screen.findByRole('link', { name: /^Subject 1 / });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
