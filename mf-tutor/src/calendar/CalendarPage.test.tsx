import type { Booking, OwnCalendar } from '@paadam/shared/contract';
import { addDays, dayOf, formatMoment, formatTime, mondayOf, startOfDay } from '@paadam/shared/domain';
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
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

/** Next week's Tuesday, so that nothing has passed. */
const monday = addDays(mondayOf(dayOf(new Date())), 7);
const tuesday = addDays(monday, 1);
const on = (day: string, hour: number) =>
  new Date(startOfDay(day).getTime() + hour * 3_600_000).toISOString();
const stretch = (day: string, from: number, to: number) => ({ dateTime: on(day, from), endsAt: on(day, to) });

const lesson = aBooking({ _id: 'lesson', status: 'accepted', ...stretch(tuesday, 10, 11) });
const request = aBooking({
  _id: 'request',
  student: { _id: 'ravi', name: 'Ravi Kumar' },
  answerBy: on(monday, 0),
  ...stretch(tuesday, 14, 15),
});
const open = [9, 9.5, 10.5, 11, 12].map((hour) => stretch(tuesday, hour, hour + 1));

const calendarOf = (bookings: Booking[]): OwnCalendar => ({
  bookings,
  hours: {
    open: [stretch(tuesday, 8, 18)],
    exceptions: [{ _id: 'off', kind: 'off', note: 'Pongal', ...stretch(addDays(tuesday, 1), 0, 24) }],
    busy: [stretch(tuesday, 16, 17)],
    stepMinutes: 30,
  },
});

/** Answers with these bookings, and says which stretches were asked for. */
const answerCalendar = (...bookings: Booking[]) => {
  const asked: string[] = [];
  server.use(
    http.get(apiUrl('/calendar'), ({ request: { url } }) => {
      asked.push(dayOf(new Date(new URL(url).searchParams.get('from') ?? '')));
      return HttpResponse.json(ok(calendarOf(bookings)));
    }),
    http.get(apiUrl('/bookings/:id/times'), () => HttpResponse.json(ok(open))),
  );
  return asked;
};

const show = (query = `?week=${tuesday}`) =>
  renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: `/tutor/calendar${query}`,
    user: anAuthData({ role: 'tutor', name: 'Meera Iyer' }),
  });

const lessonLink = () => screen.findByRole('link', { name: /^Lesson: Asha Raman.*Mathematics/ });
const saying = async (words: string | RegExp) => {
  const regions = await screen.findAllByRole('status');
  await waitFor(() => expect(regions.some(({ textContent }) => textContent?.match(words))).toBe(true));
};

test('shows lessons, requests, hours, what is off and what is busy under their days', async () => {
  answerCalendar(lesson, request);
  show();
  await lessonLink();
  const ofTuesday = within(screen.getByRole('list', { name: /^Tuesday/ }));
  expect(ofTuesday.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tutor/bookings/lesson',
    '/tutor/bookings/request',
  ]);
  expect(ofTuesday.getByRole('link', { name: /^Request: Ravi Kumar/ })).toHaveTextContent(
    /2:00 – 3:00.pm Request · Mathematics/,
  );
  expect(ofTuesday.getByText(/^Open/)).toHaveTextContent(/8:00.am – 6:00.pm/);
  expect(ofTuesday.getByText(/^Busy elsewhere/)).toHaveTextContent(/4:00 – 5:00.pm/);
  expect(within(screen.getByRole('list', { name: /^Wednesday/ })).getByText(/^Off: Pongal/)).toBeVisible();
});

test('begins a move by the position of the key on a Hindi keyboard', async () => {
  answerCalendar(lesson, request);
  show();
  const link = await lessonLink();
  fireEvent.keyDown(link, { key: 'स', code: 'KeyM' });
  await saying(/^Moving Asha Raman, Mathematics\. Up and down/);
});

test('moves a lesson by keys alone: what is not open is refused in words, what is open is proposed', async () => {
  answerCalendar(lesson, request);
  const { user } = show();
  (await lessonLink()).focus();
  await user.keyboard('m');
  await saying(/^Moving Asha Raman, Mathematics\. Up and down/);
  await user.keyboard('{ArrowUp}');
  await saying(`${formatMoment(on(tuesday, 9.5))}: open`);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  await saying(/1:00.pm: This is no open time/);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^This is no open time/, { selector: ':not([role=status])' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await saying('You are off then: Pongal.');
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  await saying(/12:00.pm: open/);
  await user.keyboard('{Enter}');

  const dialog = within(await screen.findByRole('dialog', { name: 'Propose another time' }));
  expect(dialog.getByRole('region', { name: 'Chosen' })).toHaveTextContent(formatMoment(on(tuesday, 12)));
  let sent: unknown;
  server.use(
    http.post(apiUrl('/bookings/lesson/proposals'), async ({ request: post }) => {
      sent = await post.json();
      const proposal = {
        _id: 'proposal',
        by: lesson.tutor,
        bySide: 'tutor' as const,
        note: '',
        times: [stretch(tuesday, 12, 13)],
        createdAt: new Date().toISOString(),
        lapsesAt: on(tuesday, 10),
      };
      answerCalendar({ ...lesson, proposal }, request);
      return HttpResponse.json(
        { ...ok({ ...lesson, proposal }), message: 'Times proposed' },
        { status: 201 },
      );
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Propose' }));
  expect(await screen.findByRole('link', { name: /^Proposed: Asha Raman/ })).toHaveTextContent(/12:00/);
  expect(sent).toEqual({ times: [on(tuesday, 12)] });
  expect(await screen.findByRole('link', { name: /^Lesson: .*Change proposed/ })).toBeVisible();
});

test('a lesson that is not paid yet says so', async () => {
  const payment = {
    _id: 'p',
    status: 'due',
    amount: 60_000,
    payBy: on(tuesday, 9),
    refund: 0,
    refunded: 0,
    isTest: false,
  } as const;
  answerCalendar({ ...lesson, payment }, request);
  show();
  expect(await screen.findByRole('link', { name: /^Lesson: .*Awaiting payment/ })).toBeVisible();
});

test('Escape, and the focus that goes elsewhere, leave a lesson where it is', async () => {
  answerCalendar(lesson, request);
  const { user } = show();
  (await lessonLink()).focus();
  await user.keyboard('m{ArrowUp}{Escape}');
  await saying('Left where it is.');
  await user.keyboard('m{ArrowUp}');
  await user.keyboard('{Tab}{Tab}');
  await saying('Left where it is.');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the arrow keys lead from lesson to lesson, over the days between', async () => {
  const friday = aBooking({ _id: 'friday', ...stretch(addDays(tuesday, 3), 10, 11) });
  answerCalendar(lesson, request, friday);
  const { user } = show();
  (await lessonLink()).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: /^Request: Ravi/ })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('href', '/tutor/bookings/friday');
});

test('a lesson that somebody else calls off while it is moved is left, and that is told', async () => {
  answerCalendar(lesson, request);
  const { user, store } = show();
  (await lessonLink()).focus();
  await user.keyboard('m{ArrowUp}');
  await saying(/open$/);
  answerCalendar(request);
  act(() => void store.dispatch({ type: 'bookings/changes/changedElsewhere' }));
  expect(await screen.findByText(/has changed meanwhile/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Lesson: Asha/ })).not.toBeInTheDocument();
});

test('what comes anew while a lesson is moved does not let it go', async () => {
  answerCalendar(lesson, request);
  const { user, store } = show();
  (await lessonLink()).focus();
  await user.keyboard('m{ArrowUp}');
  await saying(/open$/);
  answerCalendar(lesson, aBooking({ ...request, status: 'accepted' }));
  act(() => void store.dispatch({ type: 'bookings/changes/changedElsewhere' }));
  expect(await screen.findByRole('link', { name: /^Lesson: Ravi/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Propose another time' })).toBeVisible();
});

test('the address holds the week and the view, and the way back leads to the one before', async () => {
  const asked = answerCalendar(lesson);
  const { user, router } = show();
  await lessonLink();
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(asked.at(-1)).toBe(addDays(monday, 7)));
  expect(router.state.location.search).toBe(`?week=${addDays(monday, 7)}`);
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe(`?week=${tuesday}`);
  await user.click(screen.getByRole('button', { name: 'Day' }));
  expect(await screen.findByRole('navigation', { name: 'Days of the week' })).toBeVisible();
  expect(router.state.location.search).toBe(`?week=${tuesday}&view=day`);
  await user.click(screen.getByRole('button', { name: 'Month' }));
  expect(await screen.findByRole('list', { name: 'The month by day' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(router.state.location.search).toBe('?view=month');
});

test('a week that could not be had is said, with Retry', async () => {
  server.use(
    http.get(apiUrl('/calendar'), () => HttpResponse.json(failure('unavailable', 'Busy.'), { status: 503 })),
  );
  const { user } = show();
  expect(await screen.findByText('Your calendar could not be loaded')).toBeVisible();
  answerCalendar(lesson);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await lessonLink()).toBeVisible();
});

test('a day takes days off from its own heading, and lessons that stand there come with it', async () => {
  answerCalendar(lesson, request);
  const { user } = show();
  await lessonLink();
  let sent: unknown;
  server.use(
    http.post(apiUrl('/tutor/exceptions'), async ({ request: post }) => {
      sent = await post.json();
      return HttpResponse.json(
        {
          ...ok({ _id: 'new', ...(sent as object), note: '' }),
          message: 'Days off saved',
          lessons: [lesson],
        },
        { status: 201 },
      );
    }),
    http.get(apiUrl('/tutor/exceptions'), () => HttpResponse.json(ok([]))),
  );
  await user.click(screen.getByRole('button', { name: /^Tue.*days off or extra hours$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Day off or extra hours' }));
  await user.click(dialog.getByRole('button', { name: 'Save days off' }));
  expect(await screen.findByText(/One lesson stands on these days/)).toBeVisible();
  expect(sent).toEqual({ kind: 'off', firstDay: tuesday, lastDay: tuesday, startTime: null, endTime: null });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(formatTime(lesson.dateTime)).toMatch(/10:00/);
});
