import { bookingsFeature } from '@paadam/bookings';
import {
  aBookingDetails,
  anAuthData,
  apiUrl,
  HttpResponse,
  http,
  ok,
  renderInHost,
  server,
} from '@paadam/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { more } from './morePart';
import { inside, RoomPage } from './RoomPage';
import { createFakeRoom, type FakeLink, type FakeRoom } from './testing/fakeLink';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A lesson that began ten minutes ago, unless told otherwise. */
const openRoom = async ({
  role = 'student',
  startsIn = -10,
  room = createFakeRoom(),
  booking: changes = {},
}: {
  role?: 'student' | 'tutor' | 'parent';
  startsIn?: number;
  room?: FakeRoom;
  booking?: Parameters<typeof aBookingDetails>[0];
} = {}) => {
  const booking = aBookingDetails({
    status: 'accepted',
    dateTime: minutesFromNow(startsIn),
    endsAt: minutesFromNow(startsIn + 60),
    ...changes,
  });
  server.use(http.get(apiUrl('/bookings/:id'), () => HttpResponse.json(ok(booking))));
  const { student, tutor } = booking;
  const me = { student, tutor, parent: { _id: 'parent', name: 'Kavitha Raman' } }[role];
  const links: FakeLink[] = [];
  const enter = (_: string, person: Parameters<FakeRoom['join']>[0]) => {
    const link = room.join(person, String(links.length + 1));
    links.push(link);
    return link;
  };
  const view = renderInHost(
    [
      { path: '/lessons/:bookingId', element: <h1>The booking</h1> },
      { path: '/lessons/:bookingId/room', element: <RoomPage bookings="/lessons" enter={enter} /> },
    ],
    {
      path: `/lessons/${booking._id}/room`,
      user: anAuthData({ id: me._id, name: me.name, role }),
      features: [bookingsFeature],
    },
  );
  await screen.findByRole('heading', { level: 1, name: /^Mathematics/ });
  return { ...view, booking, room, links };
};

const joinOf = (view: Awaited<ReturnType<typeof openRoom>>) =>
  view.user.click(screen.getByRole('button', { name: 'Join the lesson' }));

/** The tutor comes in. */
const comeIn = ({ room, booking: { tutor } }: Awaited<ReturnType<typeof openRoom>>): FakeLink => {
  const come = () => room.join({ user: tutor._id, name: tutor.name, role: 'tutor' });
  let link: FakeLink | undefined;
  act(() => {
    link = come();
  });
  return link as FakeLink;
};

// Their code comes when it is asked for; the first test would wait for it to be made.
beforeAll(() => Promise.all([inside.bring(), more.bring()]));

beforeEach(() => {
  sessionStorage.clear();
  // The DOM of these tests draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

test('before the room opens one tries devices, and is told when it does', async () => {
  await openRoom({ startsIn: 30 });
  expect(screen.getByText(/The room opens at .*, in 20 minutes\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join the lesson' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Play a test sound' })).toBeEnabled();
});

test('who has no camera is told why, and can join all the same', async () => {
  const view = await openRoom();
  expect(await screen.findByText('This browser cannot use a camera here.')).toBeVisible();
  await joinOf(view);
  expect(screen.getByRole('toolbar', { name: 'Call' })).toBeVisible();
});

test('a room whose code does not come says so on a page with its title and the way back, and comes on one more try', async () => {
  const view = await openRoom();
  const now = jest.spyOn(inside, 'now').mockReturnValue(null);
  const bring = jest.spyOn(inside, 'bring').mockRejectedValue(new Error('cut'));
  await joinOf(view);
  expect(await screen.findByText('The room could not be loaded. Check your connection.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /^Mathematics/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The booking' })).toHaveAttribute(
    'href',
    `/lessons/${view.booking._id}`,
  );
  now.mockRestore();
  bring.mockRestore();
  await view.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('toolbar', { name: 'Call' })).toBeVisible();
});

test('a room says who is awaited, who came, raised a hand, and left', async () => {
  const view = await openRoom();
  await joinOf(view);
  expect(screen.getByText('Waiting for Meera Iyer')).toBeVisible();
  const meera = comeIn(view);
  expect(await screen.findByText('Meera Iyer is here.')).toBeInTheDocument();
  expect(screen.queryByText('Waiting for Meera Iyer')).not.toBeInTheDocument();
  act(() => meera.raise(true));
  expect(
    await within(screen.getByRole('list', { name: 'Who is here' })).findByRole('img', {
      name: 'Hand raised',
    }),
  ).toBeVisible();
  act(() => meera.leave());
  expect(await screen.findByText('Meera Iyer has left.')).toBeInTheDocument();
  expect(screen.getByText(/^Left at \d+:\d\d.[ap]m$/)).toBeVisible();
  expect(screen.queryByText('Not here yet')).not.toBeInTheDocument();
  expect(screen.queryByText('Waiting for Meera Iyer')).not.toBeInTheDocument();
});

test('messages that come while the chat is closed are counted', async () => {
  const view = await openRoom();
  await joinOf(view);
  const meera = comeIn(view);
  act(() => void meera.put('chat', { text: 'Hello' }));
  expect(await screen.findByLabelText('1 unread')).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: /Chat/ }));
  expect(screen.queryByLabelText('1 unread')).not.toBeInTheDocument();
});

test('whoever comes late is told how much they have not read, once, and not of what they answered', async () => {
  const early = await openRoom();
  const meera = comeIn(early);
  act(() => void meera.put('chat', { text: 'Good evening!' }));
  act(() => void meera.put('chat', { text: 'Take your time.' }));
  await joinOf(early);
  expect(await screen.findByLabelText('2 unread')).toBeVisible();
  await early.user.click(screen.getByRole('button', { name: /Chat/ }));
  early.unmount();

  // A reload shows the same room, with what was read before it.
  const { room } = early;
  const later = await openRoom({ room });
  await screen.findByRole('toolbar', { name: 'Call' });
  expect(screen.queryByLabelText(/unread/)).not.toBeInTheDocument();
  const [link] = later.links;
  act(() => void meera.put('chat', { text: 'Are you there?' }));
  expect(await screen.findByLabelText('1 unread')).toBeVisible();
  act(() => void link?.put('chat', { text: 'Yes!' }));
  expect(screen.queryByLabelText(/unread/)).not.toBeInTheDocument();
});

test('while the connection is cut one is told that nothing is lost', async () => {
  const view = await openRoom();
  await joinOf(view);
  act(() => view.links[0]?.cut());
  expect(await screen.findByText('The connection to Paadam is interrupted.')).toBeVisible();
  act(() => view.links[0]?.mend());
  expect(screen.queryByText('The connection to Paadam is interrupted.')).not.toBeInTheDocument();
});

test('whoever leaves can come back, or go to the booking', async () => {
  const view = await openRoom();
  await joinOf(view);
  await view.user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.getByText('You have left the lesson.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the booking' })).toHaveAttribute(
    'href',
    `/lessons/${view.booking._id}`,
  );
  await view.user.click(screen.getByRole('button', { name: 'Go back in' }));
  await joinOf(view);
  expect(screen.getByRole('toolbar', { name: 'Call' })).toBeVisible();
});

test('a reload leads back into the room, and after leaving to the lobby', async () => {
  const first = await openRoom();
  await joinOf(first);
  first.unmount();
  const second = await openRoom();
  expect(await screen.findByRole('toolbar', { name: 'Call' })).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Leave' }));
  second.unmount();
  await openRoom();
  expect(await screen.findByRole('button', { name: 'Join the lesson' })).toBeVisible();
});

test('a room that does not let one in says why', async () => {
  const view = await openRoom();
  await joinOf(view);
  act(() =>
    view.links[0]?.set({ status: 'refused', code: 'too_many_tabs', message: 'Three tabs are open already.' }),
  );
  expect(await screen.findByText('Three tabs are open already.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join the lesson' })).toBeEnabled();
});

test('once the room is closed the way leads to what was kept', async () => {
  const view = await openRoom();
  await joinOf(view);
  act(() => view.links[0]?.set({ status: 'over', code: 'room_over', message: 'The lesson is over.' }));
  expect(await screen.findByText('The lesson is over.')).toBeVisible();
  expect(screen.getByText(/The board and the chat are kept/)).toBeVisible();
});

test('a lesson that is over has no way in but for its tutor, for a quarter of an hour', async () => {
  const over = { startsIn: -65, booking: { status: 'completed' as const } };
  const student = await openRoom(over);
  expect(screen.getByText(/This lesson is over\./)).toBeVisible();
  student.unmount();
  await openRoom({ ...over, role: 'tutor' });
  expect(screen.getByRole('button', { name: 'Join the lesson' })).toBeEnabled();
});

test('a parent watches without devices, and waits until both agree', async () => {
  const view = await openRoom({ role: 'parent' });
  expect(screen.queryByRole('button', { name: 'Camera' })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Watch the lesson' }));
  act(() => view.links[0]?.set({ status: 'refused', code: 'watch_not_agreed', message: 'Not agreed yet.' }));
  expect(await screen.findByRole('button', { name: 'Waiting for both to agree' })).toBeDisabled();
});

test('both say whether a parent may watch, and see it when one does', async () => {
  const view = await openRoom();
  await joinOf(view);
  const meera = comeIn(view);
  act(() => void meera.put('watch', { agree: true }));
  await view.user.click(screen.getByRole('button', { name: 'Settings' }));
  const box = screen.getByRole('checkbox', { name: /A linked parent may watch.*Meera Iyer agrees/ });
  await view.user.click(box);
  expect(view.room.events.at(-1)).toMatchObject({ k: 'watch', b: { agree: true } });
  await view.user.click(screen.getByRole('button', { name: 'Done' }));
  act(() => void view.room.join({ user: 'parent', name: 'Kavitha Raman', role: 'parent' }));
  expect(await screen.findByText('Watching: Kavitha Raman')).toBeVisible();
});
