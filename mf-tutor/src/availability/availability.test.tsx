import { addDays, dayOf, formatDay } from '@paadam/shared/domain';
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
} from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import declaration from '../../remote.json';
import remote from '../remote';

const tutor = anAuthData({ role: 'tutor', timeZone: 'Asia/Kolkata' });
const rules = {
  noticeMinutes: 120,
  gapMinutes: 0,
  windowDays: 90,
  lessonsADay: null,
  stepMinutes: 30,
  autoAccept: 'nobody',
};
const today = dayOf(new Date(), 'Asia/Kolkata');
const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const holidays = [{ day: '2099-01-26', name: 'Republic Day' }];

/** What the server has been sent, in order. */
let sent: unknown[];
let rows: object[];

const show = () => {
  sent = [];
  rows = [];
  const { id, name, email, role } = tutor;
  server.use(
    http.get(apiUrl('/profile/:id'), () =>
      HttpResponse.json(ok({ _id: id, name, email, role, profileUrl: null, timeZone: 'Asia/Kolkata' })),
    ),
    http.get(apiUrl('/subjects'), () => HttpResponse.json(list([]))),
    http.get(apiUrl('/tutor/exceptions'), () => HttpResponse.json(ok(rows))),
    http.get(apiUrl('/tutor/holidays'), () => HttpResponse.json(ok(holidays))),
    http.get(apiUrl('/tutor/booking-rules'), () => HttpResponse.json(ok(rules))),
    http.post(apiUrl('/tutor/exceptions'), async ({ request }) => {
      const asked = (await request.json()) as object;
      sent.push(asked);
      const made = { _id: 'made', note: '', ...asked };
      rows = [made];
      const answer = { ...ok(made), message: 'Days off saved', lessons: [aBooking({ _id: 'inside' })] };
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  return renderPortal({
    remote,
    declaration: declaration as RemoteDeclaration,
    path: '/tutor/edit-profile?tab=availability',
    user: tutor,
  }).user;
};

test('a tutor chooses days by two presses, takes them off, and decides on the lessons inside', async () => {
  const press = show();
  // Both lie in the month that follows, whatever day it is.
  await press.click(await screen.findByRole('button', { name: 'Next month' }));
  const first = addDays(`${today.slice(0, 7)}-28`, 10).slice(0, 7);
  await press.click(screen.getByRole('button', { name: formatDay(`${first}-09`, long) }));
  await press.click(screen.getByRole('button', { name: formatDay(`${first}-11`, long) }));
  expect(screen.getByRole('heading', { name: /\(3 days\)$/ })).toBeVisible();
  await press.type(screen.getByLabelText(/^Note/), 'Pongal');
  await press.click(screen.getByRole('button', { name: 'Save days off' }));

  expect(await screen.findByRole('button', { name: /^Remove / })).toBeVisible();
  expect(sent).toEqual([
    {
      kind: 'off',
      firstDay: `${first}-09`,
      lastDay: `${first}-11`,
      startTime: null,
      endTime: null,
      note: 'Pongal',
    },
  ]);
  expect(screen.getByRole('button', { name: `${formatDay(`${first}-10`, long)}, off` })).toBeVisible();

  const inside = screen.getByRole('list', { name: 'Lessons on these days' });
  expect(within(inside).getByRole('link', { name: /^Propose another time/ })).toHaveAttribute(
    'href',
    '/tutor/bookings/inside?move',
  );
  await press.click(within(inside).getByRole('button', { name: /^Keep/ }));
  expect(inside).not.toBeInTheDocument();
});

test('extra hours are chosen by keyboard alone', async () => {
  const press = show();
  const now = await screen.findByRole('button', { name: formatDay(today, long) });
  now.focus();
  await press.keyboard('{ArrowRight}{ArrowDown}');
  const day = addDays(today, 8);
  await waitFor(() => expect(screen.getByRole('button', { name: formatDay(day, long) })).toHaveFocus());
  await press.keyboard('{Enter}');
  await press.click(screen.getByRole('radio', { name: 'Extra hours' }));
  await press.click(screen.getByRole('button', { name: 'Save extra hours' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ kind: 'extra', firstDay: day, lastDay: day, startTime: '09:00' });
});

test('booking rules are saved, and what was chosen stays where that fails', async () => {
  const press = show();
  server.use(
    http.put(
      apiUrl('/tutor/booking-rules'),
      async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(failure('unavailable', 'We are restarting.'), { status: 503 });
      },
      { once: true },
    ),
    http.put(apiUrl('/tutor/booking-rules'), async ({ request }) => {
      const asked = await request.json();
      sent.push(asked);
      return HttpResponse.json(ok(asked));
    }),
  );
  await press.selectOptions(await screen.findByLabelText('Notice'), '1 day');
  await press.click(screen.getByRole('radio', { name: 'My students' }));
  await press.click(screen.getByRole('button', { name: 'Save booking rules' }));
  expect(await screen.findByText(/^Your booking rules are not saved\./)).toBeVisible();
  await press.click(screen.getByRole('button', { name: 'Save booking rules' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ ...rules, noticeMinutes: 1440, autoAccept: 'known' });
});

test('what is not saved survives another tab, and the page is not left without a question', async () => {
  const press = show();
  await press.selectOptions(await screen.findByLabelText('Notice'), '1 day');
  await press.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(screen.queryByLabelText('Notice')).not.toBeVisible();
  await press.click(screen.getByRole('tab', { name: 'Availability not saved' }));
  expect(screen.getByLabelText('Notice')).toHaveDisplayValue('1 day');

  await press.click(screen.getByRole('button', { name: 'Tutor Panel menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Tutor Panel' }));
  await press.click(menu.getByRole('link', { name: 'Dashboard' }));
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await press.click(question.getByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Notice')).toHaveDisplayValue('1 day');
});

test('a day off that is being described is not lost by a wrong click', async () => {
  const press = show();
  await press.click(await screen.findByRole('button', { name: formatDay(today, long) }));
  expect(screen.getByRole('tab', { name: 'Availability' })).toBeVisible();
  await press.type(screen.getByLabelText(/^Note/), 'Pongal');
  expect(screen.getByRole('tab', { name: 'Availability not saved' })).toBeVisible();
  await press.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('tab', { name: 'Availability' })).toBeVisible();
});

test('a holiday is taken off with one press, and is offered no more', async () => {
  const press = show();
  const offered = within(await screen.findByRole('region', { name: 'Holidays to come' }));
  await press.click(offered.getByRole('button', { name: /^Day off for Republic Day/ }));
  expect(await screen.findByRole('list', { name: 'Days off and extra hours to come' })).toBeVisible();
  expect(sent).toEqual([
    {
      kind: 'off',
      firstDay: '2099-01-26',
      lastDay: '2099-01-26',
      startTime: null,
      endTime: null,
      note: 'Republic Day',
    },
  ]);
  expect(screen.queryByText('Holidays to come')).not.toBeInTheDocument();
});
