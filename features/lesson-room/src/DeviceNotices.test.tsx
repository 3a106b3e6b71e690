import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeviceNotices } from './DeviceNotices';
import type { OwnMedia, OwnMediaState } from './media/ownMedia';

const track = { id: 'track' } as MediaStreamTrack;
const usual: OwnMediaState = {
  microphone: { status: 'on', track },
  camera: { status: 'on', track },
  screen: { status: 'off' },
  muted: false,
  devices: { microphones: [], cameras: [], speakers: [] },
  chosen: { microphone: null, camera: null, speaker: null },
  standIns: { microphone: null, camera: null },
};

const show = (before: Partial<OwnMediaState>, after: Partial<OwnMediaState>) => {
  const own = { open: jest.fn(), close: jest.fn(), readStandIn: jest.fn() };
  const notices = (state: Partial<OwnMediaState>) => (
    <DeviceNotices own={own as Partial<OwnMedia> as OwnMedia} state={{ ...usual, ...state }} />
  );
  const { rerender } = render(notices(before));
  rerender(notices(after));
  return own;
};

test('says that the microphone is gone, and offers a remedy', async () => {
  const user = userEvent.setup();
  const own = show({}, { microphone: { status: 'failed', fault: 'missing' } });
  expect(screen.getByText('No microphone was found.')).toBeVisible();
  expect(screen.getByText(/Until then the others do not hear you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try the microphone again' }));
  expect(own.open).toHaveBeenCalledWith('microphone');
  await user.click(screen.getByRole('button', { name: /Dismiss|Close/ }));
  expect(own.close).toHaveBeenCalledWith('microphone');
});

test('says which camera has replaced the other, until dismissed', async () => {
  const user = userEvent.setup();
  const own = show({}, { standIns: { microphone: null, camera: 'Webcam 2' } });
  expect(screen.getByText(/The others now see you through another one: Webcam 2\./)).toBeVisible();
  await user.click(screen.getByRole('button'));
  expect(own.readStandIn).toHaveBeenCalledWith('camera');
});

test('does not repeat the notices of the lobby', () => {
  const failed = { camera: { status: 'failed', fault: 'refused' } } as const;
  show(failed, failed);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
