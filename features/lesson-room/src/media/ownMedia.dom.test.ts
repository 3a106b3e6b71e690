import { explainFault } from './devices';
import { createOwnMedia, keptMedia, speakerOf } from './ownMedia';

class FakeTrack extends EventTarget {
  enabled = true;
  readyState = 'live';
  label: string;
  constructor(
    readonly kind: string,
    readonly deviceId: string,
  ) {
    super();
    this.label = `The ${deviceId} one`;
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
let plugged: Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[] = [];
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
  plugged = [];
  given.length = 0;
  sessionStorage.clear();
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => plugged }),
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
  // The person who was silent stays silent.
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

describe('a device that goes while it is used', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Resolves after all pending work on devices. */
  const settled = () => new Promise((done) => setTimeout(done));
  /** The error of a browser without such a device. */
  const unplug = async () => {
    now += 60_000;
    given.at(-1)?.dispatchEvent(new Event('ended'));
    await settled();
  };
  const plug = async (kind: MediaDeviceKind, ...ids: string[]) => {
    plugged = ids.map((deviceId) => ({ kind, deviceId, label: deviceId }));
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    await settled();
  };

  test.each(['microphone', 'camera'] as const)(
    'has another %s in its place, and says which',
    async (kind) => {
      const own = createOwnMedia();
      own.setMuted(true);
      await own.open(kind, 'headset');
      await unplug();
      expect(own.state()[kind]).toMatchObject({ status: 'on', track: { deviceId: 'default' } });
      expect(own.state().standIns[kind]).toBe('The default one');
      expect(own.state().chosen[kind]).toBe('headset');
      // A muted microphone stays muted.
      expect(given.at(-1)?.enabled).toBe(kind === 'camera');
      own.readStandIn(kind);
      expect(own.state().standIns[kind]).toBeNull();
      own.stop();
    },
  );

  test('is used again once it is plugged in again', async () => {
    const own = createOwnMedia();
    await plug('audioinput', 'headset', 'default');
    await own.open('microphone', 'headset');
    await plug('audioinput', 'default');
    await unplug();
    await plug('audioinput', 'default', 'headset');
    expect(own.state().microphone).toMatchObject({ status: 'on', track: { deviceId: 'headset' } });
    expect(own.state().standIns.microphone).toBeNull();
    expect(given.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'live']);
    own.stop();
  });

  test('without a replacement is reported, and the next one plugged in is used', async () => {
    const own = createOwnMedia();
    await own.open('microphone');
    refuse = 'NotFoundError';
    await unplug();
    expect(own.state().microphone).toEqual({ status: 'failed', fault: 'missing' });
    refuse = null;
    await plug('audioinput', 'headset');
    expect(own.state().microphone).toMatchObject({ status: 'on' });
    own.stop();
  });

  test('is not used again automatically if the person has refused or closed it', async () => {
    const own = createOwnMedia();
    await own.open('camera');
    refuse = 'NotAllowedError';
    await unplug();
    expect(own.state().camera).toEqual({ status: 'failed', fault: 'refused' });
    refuse = null;
    await plug('videoinput', 'webcam');
    expect(own.state().camera.status).toBe('failed');
    own.close('camera');
    await plug('videoinput', 'webcam', 'another');
    expect(own.state().camera).toEqual({ status: 'off' });
    own.stop();
  });

  test('is given up if every replacement ends at once', async () => {
    const own = createOwnMedia();
    await own.open('camera');
    await unplug();
    given.at(-1)?.dispatchEvent(new Event('ended'));
    await settled();
    expect(own.state().camera).toEqual({ status: 'failed', fault: 'missing' });
    expect(given).toHaveLength(2);
    own.stop();
  });

  test('sound uses the system’s output while the chosen speakers are unplugged', async () => {
    const own = createOwnMedia();
    own.chooseSpeaker('loud');
    await plug('audiooutput', 'loud', 'other');
    expect(speakerOf(own.state())).toBe('loud');
    await plug('audiooutput', 'other');
    expect(speakerOf(own.state())).toBeNull();
    await plug('audiooutput', 'other', 'loud');
    expect(speakerOf(own.state())).toBe('loud');
    own.stop();
  });
});
