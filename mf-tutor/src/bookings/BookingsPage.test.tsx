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
import { screen, waitFor, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

const bookingsUrl = apiUrl('/bookings/tutor/:id');
const statusUrl = apiUrl('/bookings/status');

const answer = (bookings: Booking[], beside: object = {}) =>
  server.use(http.get(bookingsUrl, () => HttpResponse.json(list(bookings, beside))));

const show = () =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: '/tutor/bookings',
    user: anAuthData({ id: 'tutor', role: 'tutor', name: 'Meera Iyer' }),
  });

const request = aBooking({ _id: 'request' });
const accepted = aBooking({ _id: 'request', status: 'accepted' });
const given = aBooking({
  _id: 'given',
  status: 'completed',
  student: { _id: 's2', name: 'Arun Kumar' },
  dateTime: '2020-01-07T04:30:00.000Z',
  endsAt: '2020-01-07T05:30:00.000Z',
});

const rowOf = (group: string) =>
  within(screen.getByRole('region', { name: new RegExp(group) })).getByRole('listitem');

/** Opens the dialog that asks before the status of the only request is changed. */
const decide = async (user: ReturnType<typeof show>['user'], name: 'Accept' | 'Decline') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: 'Confirm Status Change' }));
};

test('says that it is loading, under its title', async () => {
  server.use(http.get(bookingsUrl, () => new Promise(() => {})));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible();
  expect(screen.getByText('Loading your bookings…')).toBeInTheDocument();
});

test('says so where nothing is ahead, and keeps the past folded away', async () => {
  answer([given]);
  const { user } = show();
  expect(await screen.findByText('No upcoming bookings found')).toBeVisible();
  expect(screen.getByText('Arun Kumar')).not.toBeVisible();
  await user.click(screen.getByText('Past and declined'));
  expect(screen.getByText('Arun Kumar')).toBeVisible();
});

test('says why the bookings could not be loaded, and loads them on Retry', async () => {
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
  answer([request]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Asha Raman' })).toBeVisible();
});

test('shows a request with all that is known of it', async () => {
  answer([request]);
  show();
  await screen.findByRole('heading', { name: 'Asha Raman' });
  const row = rowOf('Requests');
  expect(row).toHaveTextContent('AR');
  expect(row).toHaveTextContent(formatMoment(request.dateTime));
  expect(row).toHaveTextContent('Mathematics · 60 mins');
  expect(row).toHaveTextContent('Pending');
});

test('lets only a pending booking be accepted or declined', async () => {
  answer([accepted]);
  show();
  await screen.findByRole('heading', { name: 'Asha Raman' });
  const row = within(rowOf('Upcoming'));
  expect(row.getByRole('button', { name: 'Accept' })).toBeDisabled();
  expect(row.getByRole('button', { name: 'Decline' })).toBeDisabled();
});

test('asks before it changes a status, and changes nothing on Cancel', async () => {
  answer([request]);
  const { user } = show();
  const dialog = await decide(user, 'Decline');
  expect(dialog.getByText(/Change the booking of/)).toHaveTextContent(/Asha Raman .* to declined\?$/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
});

test('accepts, tells so and shows the list as it is then', async () => {
  answer([request]);
  const { user } = show();
  const asked: unknown[] = [];
  server.use(
    http.put(statusUrl, async ({ request: sent }) => {
      asked.push(await sent.json());
      answer([accepted]);
      return HttpResponse.json(ok(accepted));
    }),
  );
  const dialog = await decide(user, 'Accept');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The booking of Asha Raman is accepted')).toBeVisible();
  expect(asked).toEqual([{ bookingId: 'request', status: 'accepted' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(rowOf('Upcoming')).toHaveTextContent('Accepted'));
  expect(screen.queryByRole('region', { name: /Requests/ })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Bookings' })).toHaveFocus();
});

test('shows that a change is under way, and takes no second click', async () => {
  answer([request]);
  server.use(http.put(statusUrl, () => new Promise(() => {})));
  const { user } = show();
  const dialog = await decide(user, 'Accept');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('says so where somebody was first, and shows the list as it is', async () => {
  answer([request]);
  const { user } = show();
  server.use(
    http.put(statusUrl, () => {
      answer([]);
      return HttpResponse.json(failure('status_stale', 'This booking has been cancelled.'), { status: 409 });
    }),
  );
  const dialog = await decide(user, 'Accept');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This booking has been cancelled.');
  expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('No upcoming bookings found')).toBeVisible();
});

test('says why a change failed, and tries again on Confirm', async () => {
  answer([request]);
  const { user } = show();
  server.use(http.put(statusUrl, () => HttpResponse.error()));
  const dialog = await decide(user, 'Decline');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Paadam could not be reached.');

  const declined = aBooking({ _id: 'request', status: 'declined' });
  server.use(http.put(statusUrl, () => HttpResponse.json(ok(declined))));
  answer([declined]);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('The booking of Asha Raman is declined')).toBeVisible();
});

test('shows more bookings on demand', async () => {
  answer([request], { nextCursor: 'next' });
  const { user } = show();
  const more = await screen.findByRole('button', { name: 'Show more bookings' });
  answer([given]);
  await user.click(more);
  expect(await screen.findByText('Past and declined')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more bookings' })).not.toBeInTheDocument();
});
