import type { Booking } from '@paadam/shared/contract';
import { formatMoment, formatTime } from '@paadam/shared/domain';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  aBooking,
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  renderPortal,
  server,
} from '@paadam/shared/test-harness';
import { screen, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

const bookingsUrl = apiUrl('/bookings/student/:id');

const answer = (bookings: Booking[], beside: object = {}) =>
  server.use(
    http.get(bookingsUrl, () =>
      HttpResponse.json(list(bookings, { sessionCount: bookings.length, ...beside })),
    ),
  );

const show = () =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: '/student/dashboard',
    user: anAuthData(),
  });

/** A class of an hour that starts so many minutes from now. */
const classIn = (minutes: number, changes: Partial<Booking> = {}) => {
  const start = Date.now() + minutes * 60_000;
  return aBooking({
    _id: `in ${minutes}`,
    dateTime: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
    status: 'accepted',
    ...changes,
  });
};

/** A part of the page, once the bookings are there: while they are on their way it has the same headings. */
const section = async (name: string) => {
  await screen.findByText('Total Sessions');
  return screen.getByRole('region', { name });
};

test('says that it is loading, under its title', async () => {
  server.use(http.get(bookingsUrl, () => new Promise(() => {})));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible();
  expect(screen.getByText('Loading your classes…')).toBeInTheDocument();
});

test('says so where there are no classes', async () => {
  answer([]);
  show();
  expect(await screen.findByText('No upcoming classes scheduled')).toBeVisible();
  expect(screen.getByText('No completed classes yet')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Waiting for the tutor' })).not.toBeInTheDocument();
});

test('says why the classes could not be loaded, and loads them on Retry', async () => {
  server.use(
    http.get(
      bookingsUrl,
      () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
      {
        once: true,
      },
    ),
  );
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: We are restarting.');
  answer([classIn(60)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Mathematics' })).toBeVisible();
});

test('counts all sessions, and shows an upcoming class with all that is known of it', async () => {
  const booking = classIn(3 * 24 * 60, { duration: 90 });
  answer([booking], { sessionCount: 12 });
  show();
  const upcoming = await section('Upcoming Classes');
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.getByText('Total Sessions')).toBeVisible();
  const row = within(within(upcoming).getByRole('listitem'));
  expect(row.getByRole('heading', { name: 'Mathematics' })).toBeVisible();
  expect(row.getByText('Science')).toBeVisible();
  expect(row.getByText('90 mins')).toBeVisible();
  expect(row.getByText('with Meera Iyer')).toBeVisible();
  expect(row.getByText(formatMoment(booking.dateTime))).toBeVisible();
  expect(row.queryByText('Join Now')).not.toBeInTheDocument();
});

test('shows the soonest class first', async () => {
  const later = classIn(600, { subject: { _id: 'p', name: 'Physics', category: 'Science' } });
  answer([later, classIn(60)]);
  show();
  const upcoming = await section('Upcoming Classes');
  const subjects = within(upcoming).getAllByRole('heading', { level: 3 });
  expect(subjects.map((heading) => heading.textContent)).toEqual(['Mathematics', 'Physics']);
});

test('opens the way into a class ten minutes before its start', async () => {
  answer([classIn(9, { meetingLink: 'https://meet.example/maths' })]);
  show();
  expect(await screen.findByRole('link', { name: 'Join Now' })).toHaveAttribute(
    'href',
    'https://meet.example/maths',
  );
});

test('says from when a class can be joined', async () => {
  const booking = classIn(60, { meetingLink: 'https://meet.example/maths' });
  answer([booking]);
  show();
  const button = await screen.findByRole('button', { name: 'Join Now' });
  expect(button).toBeDisabled();
  const opensAt = new Date(Date.parse(booking.dateTime) - 600_000).toISOString();
  expect(button).toHaveAccessibleDescription(`Opens at ${formatTime(opensAt)}`);
});

test('never links to what is no web address', async () => {
  answer([classIn(5, { meetingLink: 'javascript:alert(1)' })]);
  show();
  await section('Upcoming Classes');
  expect(screen.queryByText('Join Now')).not.toBeInTheDocument();
});

test('keeps requests that the tutor has not answered apart', async () => {
  answer([classIn(60, { status: 'pending' })]);
  show();
  const waiting = await section('Waiting for the tutor');
  expect(within(waiting).getByText('Pending')).toBeVisible();
  expect(within(await section('Upcoming Classes')).queryByRole('listitem')).not.toBeInTheDocument();
});

test('shows completed classes with their stars, and without where there are none', async () => {
  answer([
    classIn(-600, { status: 'completed', rating: 4 }),
    classIn(-6000, { status: 'completed', tutor: { _id: 't', name: 'Arjun Rao' } }),
  ]);
  show();
  const [rated, unrated] = within(await section('Completed Classes')).getAllByRole('listitem');
  expect(rated).toHaveTextContent('with Meera Iyer');
  expect(rated).toHaveTextContent('Completed');
  expect(rated).toHaveTextContent('4 out of 5 stars');
  expect(unrated).toHaveTextContent('with Arjun Rao');
  expect(unrated).not.toHaveTextContent('stars');
});

test('shows more classes on demand, and says where that fails', async () => {
  server.use(
    http.get(bookingsUrl, ({ request }) => {
      const more = new URL(request.url).searchParams.get('cursor') === 'next';
      if (more) return HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 });
      return HttpResponse.json(
        list([classIn(-600, { status: 'completed' })], { sessionCount: 2, nextCursor: 'next' }),
      );
    }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show more classes' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: Not now.');

  answer([classIn(-6000, { status: 'completed' })], { sessionCount: 2 });
  await user.click(screen.getByRole('button', { name: 'Show more classes' }));
  expect(await screen.findByText('More classes are shown.')).toBeInTheDocument();
  expect(within(await section('Completed Classes')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show more classes' })).not.toBeInTheDocument();
});
