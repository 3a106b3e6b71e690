import { aBookingDetails, renderInHost } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
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
  leftAt: null,
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

type Props = ComponentProps<typeof RoomNotices>;

const propsOf = (changes: Partial<Props>): Props => ({
  booking: aBookingDetails({ meetingLink: null }),
  state: open,
  participants: [],
  media,
  mediaFailed: false,
  isEndNear: false,
  screenFailed: false,
  onScreenRead: jest.fn(),
  onTakeOver: jest.fn(),
  onRetryMedia: jest.fn(),
  ...changes,
});

const show = (changes: Partial<Props>) => {
  const onTakeOver = jest.fn();
  const onRetryMedia = jest.fn();
  const props = propsOf({ onTakeOver, onRetryMedia, ...changes });
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

test('that no way leads there can be put aside for the board, until a way was found and lost', async () => {
  const inMedia = (changes: Partial<NonNullable<Participant['media']>>): Participant => ({
    ...meera,
    media: meera.media && { ...meera.media, ...changes },
  });
  const steps = [[meera], [inMedia({ connection: 'connected' })], [meera]];
  const At = () => {
    const [step, setStep] = useState(0);
    return (
      <>
        <RoomNotices {...propsOf({ participants: steps[step] ?? [] })} />
        <button type="button" onClick={() => setStep(step + 1)}>
          Later
        </button>
      </>
    );
  };
  const { user } = renderInHost([{ path: '/', element: <At /> }], { path: '/' });
  const title = 'Sound and pictures find no way to Meera Iyer.';
  expect(await screen.findByText(title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(await screen.findByText(title)).toBeVisible();
});

test('of several to whom no way leads each is told, once the one before is put aside', async () => {
  const asha: Participant = {
    ...meera,
    user: 'asha',
    name: 'Asha Kumar',
    role: 'student',
    media: meera.media && { ...meera.media, peer: 'a' },
  };
  const { user } = show({ participants: [meera, asha] });
  expect(await screen.findByText('Sound and pictures find no way to Meera Iyer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Sound and pictures find no way to Asha Kumar.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/find no way/)).not.toBeInTheDocument();
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
