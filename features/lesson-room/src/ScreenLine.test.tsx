import { renderInHost } from '@paadam/shared/testing';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { OtherMedia } from './media/MediaEngine';
import type { Participant } from './people';
import { ScreenLine } from './ScreenLine';

const meera = (media: Partial<OtherMedia>): Participant => ({
  user: 'meera',
  name: 'Meera Iyer',
  role: 'tutor',
  presence: 'here',
  media: {
    peer: 'm',
    connection: 'connected',
    muted: false,
    microphone: null,
    camera: null,
    screen: null,
    showsScreen: false,
    getsPictures: true,
    ...media,
  },
  leftAt: null,
  hasHandUp: false,
});

const show = (changes: Partial<ComponentProps<typeof ScreenLine>>) => {
  const props = {
    participants: [meera({})],
    chosen: null,
    isSharing: false,
    onStop: jest.fn(),
    seesScreen: true,
    onSee: jest.fn(),
    onPictures: jest.fn(),
    ...changes,
  };
  return { ...renderInHost([{ path: '/', element: <ScreenLine {...props} /> }], { path: '/' }), props };
};

const track = {} as MediaStreamTrack;

test('whoever shows their screen is told, and stops it', async () => {
  const { user, props } = show({ isSharing: true });
  expect(await screen.findByText('You show your screen.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop showing' }));
  expect(props.onStop).toHaveBeenCalled();
});

test('whoever sees a screen can have the board in its place', async () => {
  const { user, props } = show({ participants: [meera({ showsScreen: true, screen: track })] });
  await user.click(await screen.findByRole('button', { name: 'Show the board' }));
  expect(props.onSee).toHaveBeenCalledWith(false);
});

test.each([
  [null, 'The line is too weak for it at the moment.', 'Meera Iyer does not see it at the moment'],
  [
    'other',
    'They chose sound only, so you do not see it.',
    'Meera Iyer chose sound only, and does not see it.',
  ],
  ['you', 'You chose sound only, so you do not see it.', 'You chose sound only, so nobody sees it.'],
] as const)(
  'a screen that does not arrive is explained on both sides, chosen by %s',
  async (chosen, seen, shown) => {
    show({ chosen, isSharing: true, participants: [meera({ showsScreen: true, getsPictures: false })] });
    expect(await screen.findByText(new RegExp(`Meera Iyer shows their screen. ${seen}`))).toBeVisible();
    expect(screen.getByText(new RegExp(`You show your screen. ${shown}`))).toBeVisible();
  },
);

test('whoever chose sound alone has pictures again with one press', async () => {
  const { user, props } = show({ chosen: 'you', participants: [meera({ showsScreen: true })] });
  await user.click(await screen.findByRole('button', { name: 'Pictures on' }));
  expect(props.onPictures).toHaveBeenCalled();
});

test('nothing is said where nobody shows a screen, however bad the line is', async () => {
  show({ participants: [meera({ getsPictures: false })] });
  expect(screen.queryByText(/screen/)).not.toBeInTheDocument();
});
