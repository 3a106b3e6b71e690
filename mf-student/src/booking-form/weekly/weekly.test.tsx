import type { SeriesDate, SeriesPreview } from '@paadam/shared/contract';
import { addDays, dayOf, formatMoment, startOfDay } from '@paadam/shared/domain';
import type { RemoteDeclaration } from '@paadam/shared/portal';
import {
  aBooking,
  anAuthData,
  apiUrl,
  aSubject,
  aTutor,
  failure,
  HttpResponse,
  http,
  list,
  ok,
  renderPortal,
  server,
} from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import declaration from '../../../remote.json';
import remote from '../../remote';

const tutor = aTutor();
const first = startOfDay(addDays(dayOf(new Date()), 3)).getTime() + 10 * 3_600_000;
const startAt = (week: number, hours = 0) =>
  new Date(first + week * 7 * 86_400_000 + hours * 3_600_000).toISOString();
const slotAt = (week: number, hours = 0) => ({
  dateTime: startAt(week, hours),
  endsAt: startAt(week, hours + 1),
});

const free = (week: number): SeriesDate => ({
  ...slotAt(week),
  state: 'free',
  why: null,
  message: null,
  alternatives: [],
});
const taken = (week: number): SeriesDate => ({
  ...slotAt(week),
  state: 'taken',
  why: 'tutor',
  message: 'Meera Iyer has another lesson or request at this time.',
  alternatives: [slotAt(week, 2)],
});

interface Scene {
  dates?: SeriesDate[];
  most?: number;
  isNew?: boolean;
}

const show = ({ dates = [free(0), taken(1), free(2), free(3)], most = 12, isNew = false }: Scene = {}) => {
  const asked: unknown[] = [];
  server.use(
    http.get(apiUrl('/bookings/student/:id'), () => HttpResponse.json(list([], { sessionCount: 0 }))),
    http.get(apiUrl('/reviews'), () => HttpResponse.json(list([]))),
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([aSubject()]))),
    http.get(apiUrl('/bookings/room'), () => HttpResponse.json(ok({ isNew, left: 10, refusal: null }))),
    http.get(apiUrl('/tutors/:id/slots'), () => HttpResponse.json(ok([slotAt(0)]))),
    http.get(apiUrl('/profile/:id'), () => HttpResponse.json(ok(tutor))),
    http.post(apiUrl('/bookings/series/preview'), async ({ request }) => {
      asked.push(await request.json());
      const preview: SeriesPreview = { timeZone: tutor.timeZone, dates, most };
      return HttpResponse.json(ok(preview));
    }),
  );
  const query = new URLSearchParams({ dateTime: startAt(0), duration: '1', subject: aSubject()._id });
  const view = renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: `/student/bookings/:${tutor._id}?${query}`,
    user: anAuthData(),
  });
  return { ...view, asked };
};

/** Answers the next requests for weekly lessons, and keeps what they asked for. */
const answerSeries = (answer: () => Response) => {
  const asked: { dates: string[]; note?: string }[] = [];
  server.use(
    http.post<never, { dates: string[] }>(apiUrl('/bookings/series'), async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
};
const made = (weeks: number[]) => () =>
  HttpResponse.json(
    {
      ...ok({ _id: 'series', bookings: weeks.map((week) => aBooking({ _id: `b${week}`, ...slotAt(week) })) }),
    },
    { status: 201 },
  );

const repeat = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Repeat weekly' }));
  return within(await screen.findByRole('group', { name: 'Dates' }));
};
const box = (week: number) => screen.getByRole('checkbox', { name: formatMoment(startAt(week)) });

test('each date shows how it stands, and those that are chosen are booked together', async () => {
  const { user, asked } = show();
  const dates = await repeat(user);
  expect(asked).toEqual([
    {
      student: anAuthData().id,
      tutor: tutor._id,
      subject: aSubject()._id,
      dateTime: startAt(0),
      duration: '1',
      weeks: 4,
    },
  ]);
  expect(dates.getAllByRole('checkbox')).toHaveLength(3);
  expect(dates.getByText('Meera Iyer has another lesson or request at this time.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book 3 lessons' })).toBeVisible();
  expect(screen.getByText('₹1,800')).toBeVisible();

  await user.click(box(3));
  await user.selectOptions(
    dates.getByRole('combobox', { name: `Instead of ${formatMoment(startAt(1))}` }),
    formatMoment(startAt(1, 2)),
  );
  const sent = answerSeries(made([0, 1, 2]));
  await user.click(screen.getByRole('button', { name: 'Book 3 lessons' }));
  expect(await screen.findByText('3 weekly lessons created successfully')).toBeVisible();
  expect(sent.map(({ dates }) => dates)).toEqual([[startAt(0), startAt(1, 2), startAt(2)]]);
});

test('a lost race leaves all that was typed and shows the dates as they stand now', async () => {
  const { user } = show();
  await repeat(user);
  await user.type(screen.getByRole('textbox', { name: /^Note to/ }), 'Algebra, please.');
  const sent = answerSeries(() =>
    HttpResponse.json(
      failure('slot_taken', 'Some of these dates are not free any more.', {
        data: { slots: [], dates: [free(0), taken(2), free(3)] },
      }),
      { status: 409 },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Book 3 lessons' }));
  expect(await screen.findByText('Some of these dates are not free any more.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('checkbox', { name: formatMoment(startAt(2)) })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: `Instead of ${formatMoment(startAt(2))}` })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Note to/ })).toHaveValue('Algebra, please.');
  const again = answerSeries(made([0, 3]));
  await user.click(screen.getByRole('button', { name: 'Book 2 lessons' }));
  await waitFor(() => expect(again.map(({ dates }) => dates)).toEqual([[startAt(0), startAt(3)]]));
  expect(again[0]?.note).toBe('Algebra, please.');
});

test('more than may wait for an answer are not sent', async () => {
  const { user } = show({ most: 2 });
  const dates = await repeat(user);
  expect(dates.getByText(/^2 more requests can wait for an answer now/)).toBeVisible();
  const sent = answerSeries(made([0, 2]));
  await user.click(screen.getByRole('button', { name: 'Book 3 lessons' }));
  expect(sent).toEqual([]);
  await user.click(box(3));
  expect(dates.queryByText(/can wait for an answer now/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Book 2 lessons' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('one date alone is asked for as any lesson, and none is not asked for', async () => {
  const { user } = show({ dates: [free(0), free(1)] });
  const dates = await repeat(user);
  await user.click(box(0));
  await user.click(box(1));
  await user.click(screen.getByRole('button', { name: 'Confirm Booking' }));
  expect(dates.getByText('Please choose at least one date.')).toBeVisible();
  await user.click(box(1));
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl('/bookings/create'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(ok(aBooking()), { status: 201 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Confirm Booking' }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ dateTime: startAt(1) })]));
});

test('one who has had no lesson yet is told before anything is typed', async () => {
  show({ isNew: true });
  expect(
    await screen.findByText('Weekly lessons can be asked for after the first lesson on Paadam.'),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Repeat weekly' })).toBeDisabled();
});

test('dates that cannot be loaded are tried again', async () => {
  const { user } = show();
  server.use(
    http.post(
      apiUrl('/bookings/series/preview'),
      () => HttpResponse.json(failure('internal', 'It broke.'), { status: 500 }),
      { once: true },
    ),
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Repeat weekly' }));
  expect(await screen.findByText('The dates could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('group', { name: 'Dates' })).toBeVisible();
});
