import { formatMoment } from '@paadam/shared/domain';
import {
  answerBookings,
  apiUrl,
  bookingsUrls,
  failure,
  HttpResponse,
  http,
  list,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aClassIn } from '../testing/aClass';
import { showPage } from '../testing/showPage';

const show = () => showPage('/student/dashboard');
const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** A part of the page, once the bookings are there: while they are on their way it has the same headings. */
const section = async (name: string) => {
  await screen.findByText('Total Sessions');
  return screen.getByRole('region', { name });
};
const subjectsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const subject = (name: string) => ({ subject: { _id: name, name, category: 'Science' } });

test.each(['/student', '/student/dashboard'])(
  'says at %s that it is loading, under its title',
  async (path) => {
    server.use(http.get(bookingsUrls.student, () => new Promise(() => {})));
    showPage(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible();
    expect(screen.getByText(/^Welcome, Asha Raman\./)).toBeVisible();
    expect(screen.getByText('Loading your lessons…')).toBeInTheDocument();
  },
);

test('says so where there are no classes', async () => {
  answerBookings([]);
  show();
  expect(await screen.findByText('No upcoming classes scheduled')).toBeVisible();
  expect(screen.getByText('No completed classes yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Waiting for the tutor' })).not.toBeInTheDocument();
});

test('says once why the classes could not be loaded, and loads all of them on Retry', async () => {
  server.use(
    http.get(bookingsUrls.student, () =>
      HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
    ),
  );
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: We are restarting.');
  answerBookings([aClassIn(60), aClassIn(-600, { status: 'completed', ...subject('Physics') })]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(subjectsIn(await section('Upcoming Classes'))).toEqual(['Mathematics']);
  expect(subjectsIn(await section('Completed Classes'))).toEqual(['Physics']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows what could be loaded beside what could not', async () => {
  answerBookings([aClassIn(60)]);
  server.use(
    http.get(bookingsUrls.student, ({ request }) =>
      new URL(request.url).searchParams.get('status') === 'completed'
        ? HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 })
        : undefined,
    ),
  );
  show();
  expect(subjectsIn(await section('Upcoming Classes'))).toEqual(['Mathematics']);
  expect(screen.getByRole('alert')).toHaveTextContent('Error loading bookings: Not now.');
  expect(screen.queryByText('No completed classes yet')).not.toBeInTheDocument();
});

test('takes a new student to the first class in three steps', async () => {
  answerBookings([]);
  show();
  const steps = await part('Your first lesson in three steps');
  expect(steps.getAllByRole('listitem')).toHaveLength(3);
});

test('shows the next class, how far away it is, and the way to it', async () => {
  const next = aClassIn(25, { _id: 'maths' });
  answerBookings([aClassIn(6000, { subject: { _id: 'p', name: 'Physics', category: 'Science' } }), next]);
  show();
  const region = await part('Your next lesson');
  expect(region.getByText('Starts in 25 minutes')).toBeVisible();
  expect(region.getByRole('link', { name: 'Mathematics' })).toHaveAttribute('href', '/student/classes/maths');
  expect(region.getByText(formatMoment(next.dateTime))).toBeVisible();
});

test('lets the student into the class when it is time', async () => {
  answerBookings([aClassIn(5, { _id: 'maths' })]);
  show();
  const region = await part('Your next lesson');
  expect(region.getByRole('link', { name: /Join Now/ })).toHaveAttribute(
    'href',
    '/student/classes/maths/room',
  );
});

test('goes on to the class after one that is over', async () => {
  answerBookings([
    aClassIn(-61, { subject: { _id: 'p', name: 'Physics', category: 'Science' } }),
    aClassIn(600),
  ]);
  show();
  expect(await (await part('Your next lesson')).findByText('Mathematics')).toBeVisible();
});

test('asks about the latest class without a review, and takes it', async () => {
  const due = aClassIn(-600, { _id: 'due', status: 'completed' });
  answerBookings([due, aClassIn(-300, { status: 'completed', rating: 5 })]);
  let body: unknown;
  server.use(
    http.post(apiUrl('/reviews'), async ({ request }) => {
      body = await request.json();
      answerBookings([{ ...due, rating: 4 }]);
      return HttpResponse.json(
        {
          success: true,
          message: 'Review saved',
          data: { ...due, _id: 'r', booking: 'due', rating: 4, comment: '', createdAt: due.endsAt },
        },
        { status: 201 },
      );
    }),
  );
  const { user } = show();
  const region = await part('How was your lesson?');
  expect(region.getByText('Mathematics with Meera Iyer')).toBeVisible();
  await user.click(region.getByRole('button', { name: /Leave Review/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Review saved')).toBeVisible();
  expect(body).toMatchObject({ bookingId: 'due', rating: 4 });
  expect(screen.queryByRole('region', { name: 'How was your lesson?' })).not.toBeInTheDocument();
});

test('asks for each list once', async () => {
  const asked = answerBookings([aClassIn(60)]);
  show();
  await section('Upcoming Classes');
  expect(asked.map((query) => query.get('status')).sort()).toEqual(['accepted', 'completed', 'pending']);
});

test('counts all sessions, and shows an upcoming class with all that is known of it', async () => {
  const booking = aClassIn(3 * 24 * 60, { _id: 'maths', duration: 90 });
  answerBookings([booking, aClassIn(-600, { status: 'completed' })]);
  show();
  const upcoming = await section('Upcoming Classes');
  expect(screen.getByText('Total Sessions').parentElement).toHaveTextContent('2');
  const row = within(within(upcoming).getByRole('listitem'));
  expect(row.getByRole('heading', { name: 'Mathematics' })).toBeVisible();
  expect(row.getByText('Science')).toBeVisible();
  expect(row.getByText('90 mins')).toBeVisible();
  expect(row.getByText('with Meera Iyer')).toBeVisible();
  expect(row.getByText(formatMoment(booking.dateTime))).toBeVisible();
  expect(row.getByRole('link', { name: 'Mathematics' })).toHaveAttribute('href', '/student/classes/maths');
});

test('shows the soonest class first', async () => {
  answerBookings([aClassIn(600, subject('Physics')), aClassIn(60)]);
  show();
  expect(subjectsIn(await section('Upcoming Classes'))).toEqual(['Mathematics', 'Physics']);
});

test('has a class that runs now among the upcoming, with the way in', async () => {
  answerBookings([aClassIn(-30, { _id: 'maths' })]);
  show();
  const upcoming = await section('Upcoming Classes');
  expect(within(upcoming).getByRole('link', { name: /Join Now/ })).toHaveAttribute(
    'href',
    '/student/classes/maths/room',
  );
});

test('has a class that ended just now among the completed, and asks what became of it', async () => {
  // The server's clock may be behind.
  const asked = answerBookings([aClassIn(-61)]);
  show();
  const completed = await section('Completed Classes');
  expect(subjectsIn(completed)).toEqual(['Mathematics']);
  expect(within(completed).queryByRole('button', { name: /Leave Review/ })).not.toBeInTheDocument();
  expect(screen.getByText('No upcoming classes scheduled')).toBeVisible();
  await waitFor(() => expect(asked.filter((query) => query.get('status') === 'completed')).toHaveLength(2));
});

test('keeps requests that the tutor has not answered apart', async () => {
  answerBookings([aClassIn(60, { status: 'pending' })]);
  show();
  const waiting = await section('Waiting for the tutor');
  expect(within(waiting).getByText('Pending')).toBeVisible();
  expect(within(await section('Upcoming Classes')).queryByRole('listitem')).not.toBeInTheDocument();
});

test('shows completed classes, the latest first, with their stars or the way to give some', async () => {
  answerBookings([
    aClassIn(-6000, { status: 'completed', tutor: { _id: 't', name: 'Arjun Rao' } }),
    aClassIn(-600, { status: 'completed', rating: 4 }),
  ]);
  show();
  const [rated, unrated] = within(await section('Completed Classes')).getAllByRole('listitem');
  expect(rated).toHaveTextContent('with Meera Iyer');
  expect(rated).toHaveTextContent('Completed');
  expect(rated).toHaveTextContent('4 out of 5 stars');
  expect(rated).not.toHaveTextContent('Leave Review');
  expect(unrated).toHaveTextContent('with Arjun Rao');
  expect(unrated).toHaveTextContent('Leave Review');
});

test('folds completed classes away after five', async () => {
  answerBookings(
    [1, 2, 3, 4, 5, 6, 7].map((day) => aClassIn(-1440 * day, { status: 'completed', rating: 4 })),
  );
  const { user } = show();
  const completed = within(await section('Completed Classes'));
  expect(completed.getAllByRole('listitem')).toHaveLength(5);
  await user.click(completed.getByRole('button', { name: 'Show earlier lessons', expanded: false }));
  expect(completed.getAllByRole('listitem')).toHaveLength(7);
  await user.click(completed.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(completed.getAllByRole('listitem')).toHaveLength(5);
});

test('shows more of one list on demand, and says where that fails', async () => {
  answerBookings([]);
  const pageOf = (bookings: ReturnType<typeof aClassIn>[], nextCursor: string | null) =>
    HttpResponse.json(list(bookings, { sessionCount: 2, nextCursor }));
  let refuses = true;
  server.use(
    http.get(bookingsUrls.student, ({ request }) => {
      const query = new URL(request.url).searchParams;
      if (query.get('status') !== 'completed') return undefined;
      if (!query.get('cursor')) return pageOf([aClassIn(-600, { status: 'completed' })], 'next');
      if (refuses) return HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 });
      return pageOf([aClassIn(-6000, { status: 'completed' })], null);
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show more completed lessons' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading completed lessons: Not now.');

  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Show more completed lessons' }));
  expect(await screen.findByText('More completed lessons are shown.')).toBeInTheDocument();
  expect(within(await section('Completed Classes')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more completed lessons' })).not.toBeInTheDocument();
});
