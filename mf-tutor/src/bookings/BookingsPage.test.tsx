import type { Booking } from '@paadam/shared/contract';
import { formatMoment } from '@paadam/shared/domain';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  aBooking,
  anAuthData,
  answerBookings,
  apiLog,
  apiUrl,
  bookingsUrls,
  failure,
  HttpResponse,
  http,
  ok,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

const statusUrl = apiUrl('/bookings/status');

const show = (query = '') =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: `/tutor/bookings${query}`,
    user: anAuthData({ id: 'tutor', role: 'tutor', name: 'Meera Iyer' }),
  });

/** A booking of an hour, so many hours from now, of a person. */
const bookingIn = (hours: number, name: string, changes: Partial<Booking> = {}): Booking => {
  const at = (fromNow: number) => new Date(Date.now() + fromNow * 3_600_000).toISOString();
  return aBooking({
    _id: name,
    student: { _id: `of ${name}`, name },
    dateTime: at(hours),
    endsAt: at(hours + 1),
    ...changes,
  });
};

const request = bookingIn(24, 'Asha Raman');
const given = bookingIn(-300, 'Arun Kumar', { status: 'completed' });

const region = async (title: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${title}`) }));
const namesIn = async (title: string) =>
  (await region(title)).getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const unfold = async (user: ReturnType<typeof show>['user']) =>
  user.click(await screen.findByText('Past and declined'));
const groups = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** Answers the next change of a status as the server does; the lists are as it says from then on. */
const takeChanges = (bookings: readonly Booking[]) => {
  const sent: unknown[] = [];
  server.use(
    http.put<never, Pick<Booking, 'status'> & { bookingId: string }>(statusUrl, async ({ request: put }) => {
      const body = await put.json();
      sent.push(body);
      const changed = bookings.map((booking) =>
        booking._id === body.bookingId ? { ...booking, status: body.status } : booking,
      );
      answerBookings(changed);
      return HttpResponse.json({
        ...ok(changed.find(({ _id }) => _id === body.bookingId)),
        message: `Booking ${body.status}`,
      });
    }),
  );
  return sent;
};

/** Opens the dialog that asks before the status of a group's only booking is changed. */
const decide = async (user: ReturnType<typeof show>['user'], name: 'Accept' | 'Decline') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(screen.getByRole('dialog', { name: 'Confirm Status Change' }));
};

describe('all bookings', () => {
  test('say that they are loading, under the title', async () => {
    server.use(http.get(bookingsUrls.tutor, () => new Promise(() => {})));
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage Bookings' })).toBeVisible();
    expect(screen.getByText('Loading your bookings…')).toBeInTheDocument();
  });

  test('say so where nothing is ahead, and keep what lies behind folded away', async () => {
    answerBookings([given]);
    const { user } = show();
    expect(await screen.findByText('No upcoming bookings found')).toBeVisible();
    expect(screen.getByText('Arun Kumar')).not.toBeVisible();
    await unfold(user);
    expect(await namesIn('Past')).toEqual(['Arun Kumar']);
    expect(screen.getByText('Arun Kumar')).toBeVisible();
  });

  test('say why they could not be loaded, once, and are loaded on Retry', async () => {
    server.use(
      http.get(bookingsUrls.tutor, () =>
        HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 }),
      ),
    );
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: We are restarting.');
    expect(screen.queryByText('No upcoming bookings found')).not.toBeInTheDocument();
    answerBookings([request]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await namesIn('Requests')).toEqual(['Asha Raman']);
  });

  test('are shown as far as they came, and Retry asks for the rest alone', async () => {
    answerBookings([request, given]);
    server.use(
      http.get(bookingsUrls.tutor, ({ request: get }) =>
        new URL(get.url).searchParams.get('status') === 'completed'
          ? HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 })
          : undefined,
      ),
    );
    const { user } = show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: Not now.');
    expect(await namesIn('Requests')).toEqual(['Asha Raman']);
    const asked = answerBookings([request, given]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await unfold(user);
    expect(await namesIn('Past')).toEqual(['Arun Kumar']);
    expect(asked.map((query) => query.get('status'))).toEqual(['completed']);
  });

  test('stand in groups, what waits first; what comes by the soonest, what was by the latest', async () => {
    answerBookings([
      bookingIn(50, 'Second request'),
      bookingIn(26, 'First request'),
      bookingIn(70, 'Second lesson', { status: 'accepted' }),
      bookingIn(2, 'First lesson', { status: 'accepted' }),
      bookingIn(-0.5, 'Lesson now', { status: 'accepted' }),
      bookingIn(-300, 'Earlier', { status: 'completed' }),
      bookingIn(-30, 'Latest', { status: 'completed' }),
      bookingIn(40, 'Refused', { status: 'declined' }),
      bookingIn(40, 'Off', { status: 'cancelled' }),
      bookingIn(-40, 'Never answered', { status: 'expired' }),
    ]);
    const { user } = show();
    expect(await namesIn('Requests')).toEqual(['First request', 'Second request']);
    expect(await namesIn('Upcoming')).toEqual(['Lesson now', 'First lesson', 'Second lesson']);
    await unfold(user);
    expect(await namesIn('Past')).toEqual(['Latest', 'Earlier']);
    expect(await namesIn('Declined')).toEqual(['Refused']);
    expect(groups()).toEqual(['Requests 2', 'Upcoming 3', 'Past 2', 'Declined 1']);
  });

  test('tell of a request all that is known, and lead to its page', async () => {
    const about = { answerBy: '2030-01-05T04:30:00.000Z', note: 'Quadratic equations, please.' };
    answerBookings([{ ...request, ...about }]);
    show();
    const row = (await region('Requests')).getByRole('listitem');
    expect(row).toHaveTextContent('AR');
    expect(row).toHaveTextContent(formatMoment(request.dateTime));
    expect(row).toHaveTextContent('Mathematics · 60 mins · ₹600');
    expect(row).toHaveTextContent('Answer until');
    expect(row).toHaveTextContent('“Quadratic equations, please.”');
    expect(row).toHaveTextContent('Pending');
    expect(within(row).getByRole('link', { name: 'Asha Raman' })).toHaveAttribute(
      'href',
      '/tutor/bookings/Asha Raman',
    );
    expect(within(row).getByRole('button', { name: 'Accept' })).toHaveAccessibleDescription('Asha Raman');
  });

  test('are asked for once each', async () => {
    const { asked } = apiLog;
    const queries = answerBookings([request, given]);
    show();
    await screen.findByText('Past and declined');
    expect(queries.map((query) => query.get('status')).sort()).toEqual([
      'accepted',
      'completed',
      'declined',
      'pending',
    ]);
    expect(apiLog.asked - asked).toBe(4);
  });

  test('let only those be answered that are pending, and others be joined or cancelled', async () => {
    answerBookings([bookingIn(24, 'Asha Raman', { status: 'accepted' })]);
    const { user } = show();
    const row = await region('Upcoming');
    expect(row.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(row.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: /Join Now/ })).toBeDisabled();
    await user.click(row.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('dialog', { name: 'Cancel this lesson?' })).toBeVisible();
  });

  test('show more of a group on demand, to its end', async () => {
    const many = Array.from({ length: 22 }, (_, place) =>
      bookingIn(-30 - place, `Student ${place + 1}`, { status: 'completed' }),
    );
    answerBookings([request, ...many]);
    const { user } = show();
    await unfold(user);
    const past = await region('Past');
    expect(past.getAllByRole('listitem')).toHaveLength(20);
    expect(groups()).toContain('Past 20+');
    await user.click(past.getByRole('button', { name: 'Show more past bookings' }));
    await waitFor(() => expect(past.getAllByRole('listitem')).toHaveLength(22));
    expect(groups()).toContain('Past 22');
    expect(past.queryByRole('button', { name: 'Show more past bookings' })).not.toBeInTheDocument();
    expect(past.getAllByRole('link').at(-1)).toHaveTextContent('Student 22');
  });
});

describe('an answer to a request', () => {
  test('is asked about before it is given, and not given on Cancel', async () => {
    answerBookings([request]);
    const { user } = show();
    const dialog = await decide(user, 'Decline');
    const { asked } = apiLog;
    expect(dialog.getByText(/^Change the booking of/)).toHaveTextContent(
      /^Change the booking of Asha Raman on .* to declined\?$/,
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Decline' })).toHaveFocus();
    expect(apiLog.asked).toBe(asked);
  });

  test.each([
    ['Accept', 'accepted', 'Upcoming'],
    ['Decline', 'declined', 'Declined'],
  ] as const)('%s is told, and moves the booking', async (name, status, group) => {
    answerBookings([request]);
    const { user } = show();
    const sent = takeChanges([request]);
    const dialog = await decide(user, name);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(`Booking ${status}`)).toBeVisible();
    // The button went with its row.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    if (group === 'Declined') await unfold(user);
    expect(await namesIn(group)).toEqual(['Asha Raman']);
    expect(sent).toEqual([{ bookingId: request._id, status }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Requests/ })).not.toBeInTheDocument();
  });

  test.each([
    ['Accept', ['{Enter}']],
    ['Decline', ['{Tab}', '{Enter}']],
  ] as const)('%s can be given with the keyboard alone', async (name, confirm) => {
    answerBookings([request]);
    const { user } = show();
    const sent = takeChanges([request]);
    const button = await screen.findByRole('button', { name });
    while (document.activeElement !== button) await user.tab();
    await user.keyboard('{Enter}');
    for (const key of confirm) await user.keyboard(key);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });

  test('leaves the focus with the next request', async () => {
    const other = bookingIn(48, 'Banu Mathi');
    answerBookings([request, other]);
    const { user } = show();
    takeChanges([request, other]);
    const [accept] = await screen.findAllByRole('button', { name: 'Accept' });
    if (accept) await user.click(accept);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept' })).toHaveFocus());
    expect(document.activeElement).toHaveAccessibleDescription('Banu Mathi');
  });

  test('to decline may say why', async () => {
    answerBookings([request]);
    const { user } = show();
    const sent = takeChanges([request]);
    const dialog = await decide(user, 'Decline');
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'I am travelling.');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(sent).toEqual([{ bookingId: request._id, status: 'declined', reason: 'I am travelling.' }]),
    );
  });

  test('takes no second click while it is under way', async () => {
    answerBookings([request]);
    server.use(http.put(statusUrl, () => new Promise(() => {})));
    const { user } = show();
    const dialog = await decide(user, 'Accept');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });

  test('that comes too late is told, and the lists are shown as they are', async () => {
    answerBookings([request]);
    const { user } = show();
    server.use(
      http.put(statusUrl, () => {
        answerBookings([{ ...request, status: 'cancelled' }]);
        return HttpResponse.json(failure('status_stale', 'This booking has been cancelled.'), {
          status: 409,
        });
      }),
    );
    const dialog = await decide(user, 'Accept');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This booking has been cancelled.');
    expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(await screen.findByText('No upcoming bookings found')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'OK' }));
    expect(screen.getByText('No upcoming bookings found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('that failed says why, and is given again on Confirm', async () => {
    answerBookings([request]);
    const { user } = show();
    server.use(http.put(statusUrl, () => HttpResponse.error()));
    const dialog = await decide(user, 'Decline');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Paadam could not be reached.');
    takeChanges([request]);
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Booking declined')).toBeVisible();
  });
});

describe('the bookings of one status', () => {
  const off = bookingIn(30, 'Kavya Rao', { status: 'cancelled' });

  test('are chosen by the filter, stand in the address, and are left with All', async () => {
    const queries = answerBookings([request, off]);
    const { user, router } = show();
    await region('Requests');
    const filter = screen.getByRole('combobox', { name: 'Status' });
    await user.selectOptions(filter, 'Cancelled');
    expect(await screen.findByRole('link', { name: 'Kavya Rao' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Asha Raman' })).not.toBeInTheDocument();
    expect(screen.getByText('Bookings shown: 1')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?status=cancelled');
    expect(queries.at(-1)?.get('status')).toBe('cancelled');
    await user.selectOptions(filter, 'All but cancelled and expired');
    expect(await namesIn('Requests')).toEqual(['Asha Raman']);
    expect(router.state.location.search).toBe('');
  });

  test.each([
    ['accepted', ['Sooner', 'Later']],
    ['completed', ['Later', 'Sooner']],
  ] as const)('open with the address, %s in the order that matters', async (status, names) => {
    answerBookings([bookingIn(30, 'Later', { status }), bookingIn(20, 'Sooner', { status })]);
    show(`?status=${status}`);
    await screen.findByRole('link', { name: 'Sooner' });
    const links = screen.getAllByRole('link', { name: /^(Sooner|Later)$/ });
    expect(links.map((link) => link.textContent)).toEqual(names);
  });

  test('say so where there are none', async () => {
    answerBookings([request]);
    show('?status=expired');
    expect(await screen.findByText('No expired bookings')).toBeVisible();
  });

  test('say why they could not be loaded, and are loaded on Retry', async () => {
    server.use(
      http.get(bookingsUrls.tutor, () => HttpResponse.json(failure('unavailable', 'No.'), { status: 503 })),
    );
    const { user } = show('?status=cancelled');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: No.');
    answerBookings([off]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Kavya Rao' })).toBeVisible();
  });

  test('lose a request that is answered', async () => {
    answerBookings([request]);
    const { user } = show('?status=pending');
    takeChanges([request]);
    const dialog = await decide(user, 'Accept');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('No pending bookings')).toBeVisible();
    expect(screen.getByText('Booking accepted')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('are all where the address names none', async () => {
    answerBookings([request]);
    show('?status=whatever');
    expect(await namesIn('Requests')).toEqual(['Asha Raman']);
  });
});
