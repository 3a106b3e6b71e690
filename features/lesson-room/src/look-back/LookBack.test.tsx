import { lessonIn, openBooking } from '@paadam/bookings/testing';
import type { Attendance, RoomLogEvent } from '@paadam/shared/contract';
import { formatTime } from '@paadam/shared/domain';
import { aLessonRoom, apiUrl, failure, HttpResponse, http, ok } from '@paadam/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';

const roomUrl = apiUrl('/bookings/:id/room');
const eventsUrl = apiUrl('/bookings/:id/room/events');
const { people } = aLessonRoom();
const [student, tutor] = people;
const past = { status: 'completed', ...lessonIn(-120) } as const;

// The part comes when it is asked for; the first test would wait for its code to be made.
beforeAll(async () => {
  await import('./LookBack');
});

const openLesson = (
  role: Parameters<typeof openBooking>[0],
  changes: Parameters<typeof openBooking>[1],
  answers?: Parameters<typeof openBooking>[2],
) => openBooking(role, changes, answers, () => import('./LookBack'));

beforeEach(() => {
  // The DOM of these tests draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const event = (seq: number, k: RoomLogEvent['k'], b: unknown, by = tutor?._id ?? ''): RoomLogEvent => ({
  seq,
  id: `e${seq}`,
  by,
  k,
  b,
  at: '2026-11-21T05:00:00.000Z',
});

const log = [
  event(1, 'text', { page: 'first', colour: 'ink', size: 40, x: 0, y: 0, text: 'x = 2' }),
  event(2, 'page', { after: 'first', width: 1600, height: 1200 }),
  event(3, 'chat', { text: 'Good evening!' }),
  event(4, 'ink', { page: 'e2', colour: 'ink', width: 5, points: [0, 0, 9, 9] }, student?._id),
];

const answers = (attendance: Attendance[] = []) => [
  http.get(roomUrl, () => HttpResponse.json(ok(aLessonRoom({ last: log.length, attendance })))),
  http.get(eventsUrl, ({ request }) => {
    const after = Number(new URL(request.url).searchParams.get('after'));
    const part = log.slice(after, after + 3);
    return HttpResponse.json(ok(part, { nextAfter: part.at(-1)?.seq ?? null }));
  }),
];

test('a parent who may not watch is told when the board and the chat can be seen', async () => {
  const refusal = { code: 'watch_not_agreed', message: 'Both have to agree.' } as const;
  openLesson('parent', { status: 'accepted', ...lessonIn(-10) }, [
    http.get(roomUrl, () => HttpResponse.json(ok(aLessonRoom({ last: log.length, refusal })))),
    http.get(eventsUrl, () => HttpResponse.json(failure('watch_not_agreed', 'No.'), { status: 403 })),
  ]);
  expect(
    await screen.findByText('The board and the chat are shown here once the lesson is over.'),
  ).toBeVisible();
});

test('says when the record was removed, instead of looking empty', async () => {
  const recordRemovedAt = '2026-11-21T05:00:00.000Z';
  openLesson('student', past, [
    http.get(roomUrl, () => HttpResponse.json(ok(aLessonRoom({ last: log.length, recordRemovedAt })))),
    http.get(eventsUrl, () => HttpResponse.json(ok([], { nextAfter: null }))),
  ]);
  expect(
    await screen.findByText(
      /^The board, the chat and who was there were removed on 21 November 2026: they are kept for 400 days/,
    ),
  ).toBeVisible();
  expect(screen.queryByText('Nobody was in the lesson room.')).not.toBeInTheDocument();
});

test('says who was there, and when', async () => {
  const [from, to] = ['2026-11-21T05:00:00.000Z', '2026-11-21T05:58:00.000Z'];
  const there: Attendance = {
    _id: 'a',
    name: 'Meera Iyer',
    role: 'tutor',
    spells: [{ from, to }],
    minutes: 58,
  };
  const briefly: Attendance = {
    ...there,
    _id: 'b',
    name: 'Asha Rao',
    spells: [{ from, to: from }],
    minutes: 0,
  };
  openLesson('parent', past, answers([there, briefly]));
  // Until its code is there, another element holds its place.
  await waitFor(() => {
    const part = within(screen.getByRole('region', { name: 'In the lesson room' }));
    expect(part.getAllByRole('listitem')[0]).toHaveTextContent(
      `Meera Iyer58 minutes (${formatTime(from)} – ${formatTime(to)})`,
    );
    expect(part.getAllByRole('listitem')[1]).toHaveTextContent(
      `Asha Raoless than a minute (${formatTime(from)})`,
    );
  });
});

test('shows the board page by page, from a log that comes in parts, and the chat', async () => {
  const { user } = openLesson('student', past, answers());
  expect(await screen.findByRole('img', { name: 'The board, page 1. On it: text “x = 2”.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('img', { name: 'The board, page 2. On it: 1 stroke or shape.' })).toBeVisible();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Messages' })).getByText('Good evening!')).toBeVisible();
});

test('says so where nobody was there, and asks for no board', async () => {
  openLesson('tutor', past);
  expect(await screen.findByText('Nobody was in the lesson room.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The board' })).not.toBeInTheDocument();
});

test('says why the board could not be loaded, and loads it on Retry', async () => {
  const { user } = openLesson('tutor', past, [
    http.get(eventsUrl, () => HttpResponse.json(failure('unavailable', 'Not now.'), { status: 503 }), {
      once: true,
    }),
    ...answers(),
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Error loading the board: Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: /^The board, page 1/ })).toBeVisible();
});

test.each(['pending', 'cancelled'] as const)('has nothing of it on a lesson that is %s', async (status) => {
  openLesson('student', { status, ...lessonIn(-120) });
  await screen.findByRole('region', { name: 'Timeline' });
  expect(screen.queryByRole('region', { name: 'In the lesson room' })).not.toBeInTheDocument();
});
