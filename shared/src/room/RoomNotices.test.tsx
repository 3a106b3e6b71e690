import { aBookingDetails, renderInHost } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { RoomState } from './link/RoomLink';
import type { MediaSnapshot } from './media/MediaEngine';
import type { Participant } from './people';
import { RoomNotices } from './RoomNotices';

const open: RoomState = {
  status: 'open',
  retryAt: null,
  code: null,
  message: null,
  isWhole: true,
  unsent: 0,
};
const media: MediaSnapshot = { others: [], level: 'full', chosen: null, moved: false, hasRelay: false };
const meera: Participant = {
  user: 'meera',
  name: 'Meera Iyer',
  role: 'tutor',
  presence: 'here',
  media: {
    peer: 'm',
    connection: 'failed',
    muted: false,
    microphone: null,
    camera: null,
    screen: null,
    showsScreen: false,
    getsPictures: true,
  },
  hasHandUp: false,
};

const show = (changes: Partial<ComponentProps<typeof RoomNotices>>) => {
  const onTakeOver = jest.fn();
  const onRetryMedia = jest.fn();
  const props = {
    booking: aBookingDetails({ meetingLink: null }),
    state: open,
    participants: [],
    media,
    mediaFailed: false,
    isEndNear: false,
    screenFailed: false,
    onScreenRead: jest.fn(),
    onTakeOver,
    onRetryMedia,
    ...changes,
  };
  const view = renderInHost([{ path: '/', element: <RoomNotices {...props} /> }], { path: '/' });
  return { ...view, onTakeOver, onRetryMedia };
};

test('five minutes before the end it is said, until one has read it', async () => {
  const { user } = show({ isEndNear: true });
  const text = 'Five minutes are left of this lesson.';
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Dismiss|Close/ }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('a call that another tab has can be brought here', async () => {
  const { user, onTakeOver } = show({ media: { ...media, moved: true } });
  await user.click(await screen.findByRole('button', { name: 'Bring them here' }));
  expect(onTakeOver).toHaveBeenCalled();
});

test('where no way leads to the other side, the reason is said, and another way', async () => {
  const meetingLink = 'https://meet.example/meera';
  show({ participants: [meera], booking: aBookingDetails({ meetingLink }) });
  expect(await screen.findByText('Sound and pictures find no way to Meera Iyer.')).toBeVisible();
  expect(
    screen.getByText(/this site has no relay to go around it\. Another network mostly helps/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /Open the tutor's own link/ })).toHaveAttribute(
    'href',
    meetingLink,
  );
});

test('a call whose code does not come can be tried again', async () => {
  const { user, onRetryMedia } = show({ mediaFailed: true });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(onRetryMedia).toHaveBeenCalled();
});

test('a screen that could not be shown is said, with what helps, until one has read it', async () => {
  const onScreenRead = jest.fn();
  const { user } = show({ screenFailed: true, onScreenRead });
  expect(await screen.findByText('Your screen could not be shown.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Dismiss|Close/ }));
  expect(onScreenRead).toHaveBeenCalled();
});
