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
  ok,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';
import type { TutorDashboard } from '../teaching/teaching';
import { aDashboard } from '../testing/fixtures';

const url = apiUrl('/tutor/dashboard');
const statusUrl = apiUrl('/bookings/status');
const down = () => HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 });

/** Answers with what the server holds at that time. */
const answer = (first: TutorDashboard) => {
  const held = { dashboard: first, asked: 0 };
  server.use(
    http.get(url, () => {
      held.asked += 1;
      return HttpResponse.json(ok(held.dashboard));
    }),
  );
  return held;
};

const show = () =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: '/tutor',
    user: anAuthData({ id: 'tutor', role: 'tutor', name: 'Meera Iyer' }),
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const request = aBooking({ _id: 'r1', price: 90_000 });
const requestsOf = (count: number): Booking[] =>
  Array.from({ length: count }, (_, index) => aBooking({ _id: `r${index}` }));

/** A lesson that begins so many minutes from now and takes an hour. */
const lessonIn = (minutes: number, changes: Partial<Booking> = {}) => {
  const start = Date.now() + minutes * 60_000;
  return aBooking({
    _id: 'l1',
    status: 'accepted',
    dateTime: new Date(start).toISOString(),
    endsAt: new Date(start + 3_600_000).toISOString(),
    meetingLink: 'https://meet.example/asha',
    ...changes,
  });
};

test('welcomes the tutor by name while the rest is loading', async () => {
  server.use(http.get(url, () => new Promise(() => {})));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Meera Iyer' })).toBeVisible();
  expect(screen.getByText('Loading your dashboard…')).toBeInTheDocument();
});

test.each([
  ['Total Students', '24'],
  ['Upcoming Bookings', '5'],
  ['Earnings This Month', '₹18,500'],
])('%s is the server’s figure', async (label, figure) => {
  answer(aDashboard());
  show();
  expect((await screen.findByText(label)).parentElement).toHaveTextContent(figure);
});

test('says why the dashboard could not be loaded, and loads it on Retry', async () => {
  server.use(http.get(url, down, { once: true }));
  const { user } = show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load your dashboard');
  expect(alert).toHaveTextContent('We are restarting.');
  answer(aDashboard());
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('₹18,500')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what is there stays where a refresh fails', async () => {
  answer(aDashboard());
  show();
  await screen.findByText('₹18,500');
  server.use(http.get(url, down));
  fireEvent.blur(window);
  fireEvent.focus(window);
  expect(await screen.findByRole('alert')).toHaveTextContent('We are restarting.');
  expect(screen.getByText('₹18,500')).toBeVisible();
});

test('looks again when the window comes back', async () => {
  const held = answer(aDashboard());
  show();
  await screen.findByText('₹18,500');
  held.dashboard = aDashboard({ upcomingBookings: 77 });
  fireEvent.blur(window);
  fireEvent.focus(window);
  expect(await screen.findByText('77')).toBeVisible();
  expect(held.asked).toBe(2);
});

test('a tutor who is new is led to the profile', async () => {
  answer(aDashboard({ studentsTaught: 0, upcomingBookings: 0, earningsThisMonth: 0 }));
  show();
  expect(await screen.findByRole('link', { name: 'Complete your profile' })).toHaveAttribute(
    'href',
    '/tutor/edit-profile',
  );
});

test('a tutor of some standing is not led to the profile, and has a next step where today is empty', async () => {
  answer(aDashboard());
  show();
  const today = await section('Today’s lessons');
  expect(today.getByText('No lessons today.')).toBeVisible();
  expect(today.getByRole('link', { name: 'See your bookings' })).toHaveAttribute('href', '/tutor/bookings');
  expect(screen.queryByRole('link', { name: 'Complete your profile' })).not.toBeInTheDocument();
});

describe('a lesson of today', () => {
  test('is told with its time, student and subject, leads to its booking, and can be joined', async () => {
    const lesson = lessonIn(5);
    answer(aDashboard({ today: [lesson] }));
    show();
    const today = await section('Today’s lessons');
    // Five minutes from now may be another day.
    expect(today.getByRole('listitem')).toHaveTextContent(formatTime(lesson.dateTime));
    expect(today.getByText('Mathematics')).toBeVisible();
    expect(today.getByRole('link', { name: 'Asha Raman' })).toHaveAttribute('href', '/tutor/bookings/l1');
    expect(today.getByRole('link', { name: /Join Now/ })).toHaveAttribute('href', '/tutor/bookings/l1/room');
  });

  test('cannot be joined long before it begins', async () => {
    answer(aDashboard({ today: [lessonIn(60)] }));
    show();
    expect((await section('Today’s lessons')).getByRole('button', { name: /Join Now/ })).toBeDisabled();
  });

  test('that is over says so, and cannot be joined', async () => {
    answer(aDashboard({ today: [lessonIn(-90)] }));
    show();
    const today = await section('Today’s lessons');
    expect(today.getByText('Completed')).toBeVisible();
    expect(today.queryByText(/Join Now/)).not.toBeInTheDocument();
  });
});

describe('a request', () => {
  test('is told with its student, time, subject, duration and price', async () => {
    answer(aDashboard({ requests: [request], requestCount: 1 }));
    show();
    const row = (await section('Requests waiting')).getByRole('listitem');
    expect(row).toHaveTextContent('Asha Raman');
    expect(row).toHaveTextContent(formatMoment(request.dateTime));
    expect(row).toHaveTextContent('Mathematics · 60 mins · ₹900');
    expect(within(row).getByRole('link', { name: 'Asha Raman' })).toHaveAttribute(
      'href',
      '/tutor/bookings/r1',
    );
  });

  test.each([
    ['Accept', 'accepted'],
    ['Decline', 'declined'],
  ] as const)(
    '%s, once confirmed, makes it %s; the figures follow and the focus stays near',
    async (name, status) => {
      const held = answer(aDashboard({ requests: [request], requestCount: 1 }));
      const sent: unknown[] = [];
      server.use(
        http.put(statusUrl, async ({ request: put }) => {
          sent.push(await put.json());
          held.dashboard = aDashboard({ upcomingBookings: 6 });
          return HttpResponse.json(ok({ ...request, status }));
        }),
      );
      const { user } = show();
      await user.click(await screen.findByRole('button', { name }));
      const dialog = within(screen.getByRole('dialog', { name: 'Confirm Status Change' }));
      expect(sent).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Confirm' }));
      expect(await screen.findByText(/^No requests waiting/)).toBeVisible();
      expect(sent).toEqual([{ bookingId: 'r1', status }]);
      expect(await screen.findByText('6')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('region', { name: 'Requests waiting' })).toHaveFocus();
    },
  );

  test('Cancel leaves it as it is', async () => {
    answer(aDashboard({ requests: [request], requestCount: 1 }));
    const { user } = show();
    const accept = await screen.findByRole('button', { name: 'Accept' });
    await user.click(accept);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(accept).toHaveFocus();
  });

  test('that somebody else was first with is told of, and gone', async () => {
    const held = answer(aDashboard({ requests: [request], requestCount: 1 }));
    server.use(
      http.put(statusUrl, () => {
        held.dashboard = aDashboard();
        return HttpResponse.json(failure('status_stale', 'This booking was cancelled.'), { status: 409 });
      }),
    );
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/This booking was cancelled\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText(/^No requests waiting/)).toBeVisible();
  });

  test('whose answer could not be sent stays, and can be answered again', async () => {
    answer(aDashboard({ requests: [request], requestCount: 1 }));
    server.use(http.put(statusUrl, down));
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(/We are restarting\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  });

  test('is one of five at most; a link leads to all of them', async () => {
    answer(aDashboard({ requests: requestsOf(7), requestCount: 31 }));
    show();
    const requests = await section('Requests waiting');
    expect(requests.getAllByRole('listitem')).toHaveLength(5);
    expect(requests.getByRole('link', { name: 'See all 31 requests' })).toHaveAttribute(
      'href',
      '/tutor/bookings?status=pending',
    );
  });

  test('with four others needs no link to all of them', async () => {
    answer(aDashboard({ requests: requestsOf(5), requestCount: 5 }));
    show();
    const requests = await section('Requests waiting');
    expect(requests.queryByRole('link', { name: /See all/ })).not.toBeInTheDocument();
  });
});
