import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  aBooking,
  anAuthData,
  apiUrl,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  renderPortal,
  server,
} from '@paadam/shared/test-harness';
import { screen, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

const profileUrl = apiUrl('/parent/profile/:id');
const bookingsUrl = apiUrl('/parent/bookings/:id');

const parent = anAuthData({ id: 'parent', role: 'parent', name: 'Lakshmi Raman' });
const child = { _id: 'asha', name: 'Asha Raman', email: 'asha@example.test', profileUrl: null };

const profile = (averageRating: number | null) =>
  HttpResponse.json(ok({ parent: { ...parent, _id: parent.id }, children: [child, child], averageRating }));
const answerProfile = (averageRating: number | null) =>
  server.use(http.get(profileUrl, () => profile(averageRating)));
const answerBookings = (bookings: Booking[], upcomingCount = 0) =>
  server.use(http.get(bookingsUrl, () => HttpResponse.json(list(bookings, { upcomingCount }))));

const show = (path = '/parent/dashboard') =>
  renderPortal({ remote, declaration: declaration as RemoteDeclaration, path, user: parent });

/** A figure stands above its label. */
const figure = async (label: string) => (await screen.findByText(label)).parentElement;

test.each(['/parent', '/parent/dashboard'])('greets the parent by name at %s', async (path) => {
  answerProfile(null);
  answerBookings([]);
  show(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back, Lakshmi Raman' })).toBeVisible();
  expect(screen.getByText('Family Dashboard')).toBeVisible();
});

test('says that it is loading', async () => {
  server.use(
    http.get(profileUrl, () => new Promise(() => {})),
    http.get(bookingsUrl, () => new Promise(() => {})),
  );
  show();
  expect(await screen.findByText('Loading bookings…')).toBeInTheDocument();
});

test('shows the family in three figures', async () => {
  answerProfile(4.67);
  answerBookings([], 7);
  show();
  expect(await figure('Linked Children')).toHaveTextContent('2');
  expect(await figure('Upcoming Sessions')).toHaveTextContent('7');
  expect(await figure('Average Rating')).toHaveTextContent('4.7/5');
});

test('says so where nobody has rated yet, and where there are no bookings', async () => {
  answerProfile(null);
  answerBookings([]);
  show();
  expect(await screen.findByText('No ratings yet')).toBeVisible();
  expect(await screen.findByText('No bookings yet')).toBeVisible();
});

test('shows the first five bookings', async () => {
  answerProfile(null);
  const first = aBooking({ _id: '1', status: 'accepted' });
  answerBookings([first, ...['2', '3', '4', '5', '6'].map((_id) => aBooking({ _id }))]);
  show();
  const table = within(await screen.findByRole('table', { name: 'Recent Bookings' }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Child',
    'Tutor',
    'Date & Time',
    'Subject',
    'Status',
  ]);
  const [, ...rows] = table.getAllByRole('row');
  expect(rows).toHaveLength(5);
  for (const text of ['Asha Raman', 'Meera Iyer', formatMoment(first.dateTime), 'Mathematics', 'Accepted']) {
    expect(rows[0]).toHaveTextContent(text);
  }
});

test('goes on without the family’s profile, and loads it on Retry', async () => {
  server.use(
    http.get(profileUrl, () =>
      HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
    ),
  );
  answerBookings([aBooking()]);
  const { user } = show();
  expect(await screen.findByText('Failed to fetch parent profile')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('We are restarting.');
  expect(await screen.findByRole('table', { name: 'Recent Bookings' })).toBeVisible();
  answerProfile(5);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('5.0/5')).toBeVisible();
  expect(screen.queryByText('Failed to fetch parent profile')).not.toBeInTheDocument();
});

test('goes on without the bookings, and loads them on Retry', async () => {
  answerProfile(5);
  server.use(http.get(bookingsUrl, () => HttpResponse.error()));
  const { user } = show();
  expect(await screen.findByText('Failed to fetch bookings')).toBeVisible();
  expect(await screen.findByText('5.0/5')).toBeVisible();
  answerBookings([aBooking()], 1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Recent Bookings' })).toBeVisible();
});
