import { explainFault } from './devices';
import { createOwnMedia, keptMedia } from './ownMedia';

class FakeTrack extends EventTarget {
  enabled = true;
  readyState = 'live';
  constructor(
    readonly kind: string,
    readonly deviceId: string,
  ) {
    super();
  }
  getSettings() {
    return { deviceId: this.deviceId };
  }
  stop() {
    this.readyState = 'ended';
  }
}

const error = (name: string) => Object.assign(new Error(name), { name });
const given: FakeTrack[] = [];
let refuse: string | null = null;
const getUserMedia = jest.fn(async ({ audio, video }: Record<'audio' | 'video', MediaTrackConstraints>) => {
  if (refuse) throw error(refuse);
  const { exact = 'default' } = ((audio ?? video).deviceId ?? {}) as { exact?: string };
  if (exact === 'gone') throw error('OverconstrainedError');
  const track = new FakeTrack(audio ? 'audio' : 'video', exact);
  given.push(track);
  return { getTracks: () => [track] };
});

beforeEach(() => {
  refuse = null;
  given.length = 0;
  sessionStorage.clear();
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] }),
  });
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotReadableError', 'in-use'],
  ['NotFoundError', 'missing'],
  ['TypeError', 'unsupported'],
] as const)('a camera that fails with %s is told as one that is %s, with a way out', async (name, fault) => {
  refuse = name;
  const own = createOwnMedia();
  await own.open('camera');
  expect(own.state().camera).toEqual({ status: 'failed', fault });
  expect(explainFault('camera', fault).wayOut).toContain('You can join without it.');
  own.stop();
});

test('a device that was chosen before and is gone is replaced by another', async () => {
  const own = createOwnMedia();
  await own.open('microphone', 'gone');
  expect(own.state().microphone).toMatchObject({ status: 'on', track: { deviceId: 'default' } });
  own.stop();
});

test('another microphone takes the place of the first, which is let go', async () => {
  const own = createOwnMedia();
  own.setMuted(true);
  await own.open('microphone');
  await own.open('microphone', 'headset');
  expect(given.map(({ deviceId, readyState }) => [deviceId, readyState])).toEqual([
    ['default', 'ended'],
    ['headset', 'live'],
  ]);
  // Whoever was silent stays silent.
  expect(given[1]?.enabled).toBe(false);
  own.stop();
  expect(given[1]?.readyState).toBe('ended');
});

test('a camera that comes after it was switched off again is let go', async () => {
  const own = createOwnMedia();
  const opening = own.open('camera');
  own.close('camera');
  await opening;
  expect(own.state().camera).toEqual({ status: 'off' });
  expect(given.map(({ readyState }) => readyState)).toEqual(['ended']);
  own.stop();
});

test('a reload finds the devices as they were', async () => {
  const own = createOwnMedia();
  await own.open('microphone', 'headset');
  own.setMuted(true);
  own.close('camera');
  own.stop();
  expect(keptMedia()).toEqual({
    chosen: { microphone: 'headset', camera: null, speaker: null },
    muted: true,
    camera: false,
  });
  expect(createOwnMedia().state()).toMatchObject({ muted: true, chosen: { microphone: 'headset' } });
});

test('a device that is unplugged is told as missing', async () => {
  const own = createOwnMedia();
  await own.open('camera');
  given[0]?.dispatchEvent(new Event('ended'));
  expect(own.state().camera).toEqual({ status: 'failed', fault: 'missing' });
  own.stop();
});

test('a screen that the system does not give is told, and one that nobody chose is not', async () => {
  const refuse = (message: string) => async () => {
    throw new DOMException(message, 'NotAllowedError');
  };
  const getDisplayMedia = jest.fn(refuse('Permission denied by user'));
  Object.assign(navigator.mediaDevices, { getDisplayMedia });
  const own = createOwnMedia();
  await own.openScreen();
  expect(own.state().screen).toEqual({ status: 'off' });
  getDisplayMedia.mockImplementation(refuse('Permission denied by system'));
  await own.openScreen();
  expect(own.state().screen.status).toBe('failed');
  own.closeScreen();
  expect(own.state().screen).toEqual({ status: 'off' });
  own.stop();
});
