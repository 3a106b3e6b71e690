import { addDays, type Day, dayOf, mondayOf, startOfDay } from '@paadam/shared/domain';
import {
  answerBookings,
  apiUrl,
  bookingsUrls,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  server,
} from '@paadam/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aClassAt, aClassIn } from '../testing/aClass';
import { showPage } from '../testing/showPage';

const today = dayOf(new Date());
const monday = mondayOf(today);
const nextMonday = addDays(monday, 7);
/** Of a class that is beyond the next seven days, whatever day it is. */
const weekAfter = addDays(monday, 14);
const show = (query = '') => showPage(`/student/classes${query}`);

/** At four in the afternoon, on the viewer's clock. */
const classOn = (day: Day, changes: Parameters<typeof aClassAt>[1] = {}) =>
  aClassAt(new Date(startOfDay(day).getTime() + 16 * 3_600_000), changes);

const days = () => screen.findByRole('list', { name: 'Your lessons by day' });
const entries = async () =>
  within(await days())
    .getAllByRole('article')
    .map((entry) => within(entry));
const firstEntry = async () => {
  const [entry] = await entries();
  if (!entry) throw new Error('There is no class.');
  return entry;
};

test('says that it is loading, under its title', async () => {
  server.use(http.get(bookingsUrls.student, () => new Promise(() => {})));
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Classes' })).toBeVisible();
  expect(screen.getByText('Loading your lessons…')).toBeInTheDocument();
});

test('says why the week could not be loaded, and loads it on Retry', async () => {
  server.use(
    http.get(
      bookingsUrls.student,
      () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }),
      {
        once: true,
      },
    ),
  );
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading bookings: Not now.');
  expect(screen.queryByText(/^Nothing/)).not.toBeInTheDocument();
  answerBookings([classOn(today)]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await days()).toBeVisible();
});

test('opens on the next seven days', async () => {
  answerBookings([
    classOn(addDays(today, -1)),
    classOn(today),
    classOn(addDays(today, 6)),
    classOn(addDays(today, 7)),
  ]);
  show();
  expect(await entries()).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Next 7 days' })).toHaveAttribute('aria-current', 'date');
});

test('shows the classes with time, subject, tutor and state, each leading to its page', async () => {
  answerBookings([classOn(today, { _id: 'maths' }), classOn(weekAfter)]);
  show();
  const [entry, ...others] = await entries();
  expect(others).toEqual([]);
  expect(entry?.getByText(/^4:00 – 5:00 pm$/i)).toBeVisible();
  expect(entry?.getByText('with Meera Iyer')).toBeVisible();
  expect(entry?.getByText('Accepted')).toBeVisible();
  expect(entry?.getByRole('link', { name: 'Mathematics' })).toHaveAttribute('href', '/student/classes/maths');
});

test('keeps the week in the address, so that going back leads to the week before', async () => {
  answerBookings([classOn(weekAfter, { status: 'pending' })]);
  const { user, router } = show(`?week=${nextMonday}`);
  await screen.findByText('Nothing this week');
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await (await firstEntry()).findByText('Pending')).toBeVisible();
  expect(router.state.location.search).toBe(`?week=${weekAfter}`);
  act(() => void router.navigate(-1));
  expect(await screen.findByText('Nothing this week')).toBeVisible();
});

test.each([`?week=${addDays(nextMonday, 3)}`, `?week=${nextMonday}`])(
  'opens the week of %s',
  async (query) => {
    answerBookings([classOn(nextMonday)]);
    show(query);
    expect(await entries()).toHaveLength(1);
  },
);

test.each(['?week=soon', '?week=2026-13-45'])('takes %s for the next seven days', async (query) => {
  answerBookings([classOn(today)]);
  show(query);
  expect(await entries()).toHaveLength(1);
});

test('leads from an empty week to the week of the next class', async () => {
  const inThreeWeeks = addDays(nextMonday, 15);
  answerBookings([classOn(inThreeWeeks)]);
  const { user, router } = show();
  await screen.findByText('Nothing in the next seven days');
  await user.click(await screen.findByRole('link', { name: 'Go to your next lesson' }));
  expect(await entries()).toHaveLength(1);
  expect(router.state.location.search).toBe(`?week=${mondayOf(inThreeWeeks)}`);
});

test('finds the next class behind a page full of refused ones', async () => {
  const refused = Array.from({ length: 25 }, () => classOn(addDays(weekAfter, 1), { status: 'declined' }));
  answerBookings([...refused, classOn(addDays(weekAfter, 15))]);
  show();
  expect(await screen.findByRole('link', { name: 'Go to your next lesson' })).toBeVisible();
});

test('shows cancelled and expired classes on demand only', async () => {
  answerBookings([
    classOn(today),
    classOn(addDays(today, 1), { status: 'cancelled' }),
    classOn(addDays(today, 2), { status: 'expired' }),
    classOn(addDays(today, 3), { status: 'declined' }),
  ]);
  const { user, router } = show();
  expect(await entries()).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Show cancelled and expired' }));
  await waitFor(async () => expect(await entries()).toHaveLength(4));
  const words = within(await days());
  for (const state of ['Accepted', 'Cancelled', 'Expired', 'Declined']) {
    expect(words.getByText(state)).toBeVisible();
  }
  expect(router.state.location.search).toBe('?show=all');
});

test('shows a week as a whole, however many pages it has', async () => {
  server.use(
    http.get(bookingsUrls.student, ({ request }) => {
      const last = new URL(request.url).searchParams.get('cursor') === 'next';
      return HttpResponse.json(
        list([classOn(addDays(today, last ? 1 : 0))], { sessionCount: 2, nextCursor: last ? null : 'next' }),
      );
    }),
  );
  show();
  await waitFor(async () => expect(await entries()).toHaveLength(2));
});

describe('what can be done', () => {
  const week = (minutes: number) => `?week=${dayOf(new Date(Date.now() + minutes * 60_000))}`;

  test('is to join a class when it is time', async () => {
    answerBookings([aClassIn(5, { _id: 'maths' })]);
    show(week(5));
    expect((await firstEntry()).getByRole('link', { name: /Join Now/ })).toHaveAttribute(
      'href',
      '/student/classes/maths/room',
    );
  });

  test('is told only of the next day’s classes when they open', async () => {
    answerBookings([aClassIn(3000)]);
    show(week(3000));
    expect((await firstEntry()).queryByText('Join Now')).not.toBeInTheDocument();
  });

  test('is to cancel one that has not started, after a question', async () => {
    const booking = aClassIn(3000, { _id: 'maths' });
    answerBookings([booking]);
    let cancelled = false;
    server.use(
      http.delete(apiUrl('/booking/maths'), () => {
        cancelled = true;
        answerBookings([{ ...booking, status: 'cancelled' }]);
        return HttpResponse.json(ok({ ...booking, status: 'cancelled' }, { message: 'Booking cancelled' }));
      }),
    );
    const { user } = show(week(3000));
    await user.click((await firstEntry()).getByRole('button', { name: /Cancel/ }));
    expect(cancelled).toBe(false);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel lesson' }));
    expect(await screen.findByText(/^Nothing (this week|in the next seven days)$/)).toBeVisible();
    expect(screen.getByText('Booking cancelled')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is to review one that is completed', async () => {
    answerBookings([aClassIn(-3000, { status: 'completed' })]);
    const { user } = show(week(-3000));
    const entry = await firstEntry();
    expect(entry.queryByText('Join Now')).not.toBeInTheDocument();
    await user.click(entry.getByRole('button', { name: /Leave Review/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test.each(['declined', 'cancelled', 'expired'] as const)(
    'is nothing with one that is %s',
    async (status) => {
      answerBookings([aClassIn(3000, { status })]);
      show(`${week(3000)}&show=all`);
      const entry = await firstEntry();
      expect(entry.queryByRole('button')).not.toBeInTheDocument();
      expect(entry.getAllByRole('link')).toHaveLength(1);
    },
  );
});
