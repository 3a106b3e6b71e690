import { type Room as LiveKitRoom, Track } from 'livekit-client';
import { createFakeRoom, type FakeLink } from '../testing/fakeLink';
import { createLiveKitEngine } from './LiveKitEngine';

type Source = Track.Source;

/** A publication of either side, and the track behind it. */
class FakePublication {
  isMuted = false;
  isSubscribed = false;
  quality: unknown = null;
  readonly track: { mediaStreamTrack: unknown; isMuted: boolean; mute(): void; unmute(): void };
  constructor(
    readonly source: Source,
    mediaStreamTrack: unknown,
  ) {
    const publication = this;
    this.track = {
      mediaStreamTrack,
      get isMuted() {
        return publication.isMuted;
      },
      mute: () => {
        this.isMuted = true;
      },
      unmute: () => {
        this.isMuted = false;
      },
    };
  }
  setSubscribed(is: boolean) {
    this.isSubscribed = is;
  }
  setVideoQuality(quality: unknown) {
    this.quality = quality;
  }
}

class FakeParticipant {
  connectionQuality = 'excellent';
  readonly trackPublications = new Map<Source, FakePublication>();
  constructor(readonly identity: string) {}
  get isMicrophoneEnabled() {
    const { microphone } = { microphone: this.trackPublications.get(Track.Source.Microphone) };
    return microphone !== undefined && !microphone.isMuted;
  }
  getTrackPublication(source: Source) {
    return this.trackPublications.get(source);
  }
  async publishTrack(mediaStreamTrack: unknown, { source }: { source: Source }) {
    this.trackPublications.set(source, new FakePublication(source, mediaStreamTrack));
  }
  async unpublishTrack({ mediaStreamTrack }: { mediaStreamTrack: unknown }) {
    for (const [source, { track }] of this.trackPublications) {
      if (track.mediaStreamTrack === mediaStreamTrack) this.trackPublications.delete(source);
    }
  }
}

/** What the library's room does, without a server. */
class FakeLiveKitRoom {
  static last: FakeLiveKitRoom;
  static refuses = false;
  state = 'disconnected';
  readonly localParticipant = new FakeParticipant('me');
  readonly remoteParticipants = new Map<string, FakeParticipant>();
  readonly connected: unknown[] = [];
  readonly #listeners = new Map<string, Set<(...args: unknown[]) => void>>();
  constructor() {
    FakeLiveKitRoom.last = this;
  }
  on(event: string, listener: (...args: unknown[]) => void) {
    this.#listeners.set(event, (this.#listeners.get(event) ?? new Set()).add(listener));
    return this;
  }
  tell(event: string, ...args: unknown[]) {
    for (const listener of this.#listeners.get(event) ?? []) listener(...args);
  }
  async connect(...how: unknown[]) {
    if (FakeLiveKitRoom.refuses) throw new Error('There is nobody.');
    this.connected.push(how);
    this.become('connected');
  }
  async disconnect() {
    this.become('disconnected');
  }
  become(state: string) {
    this.state = state;
    this.tell('connectionStateChanged', state);
  }
}

jest.mock('livekit-client', () => ({
  ...jest.requireActual('livekit-client'),
  Room: class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: the class is not there yet when the library is replaced
      return new FakeLiveKitRoom() as unknown as LiveKitRoom;
    }
  },
}));

const track = (name: string) => ({ name }) as unknown as MediaStreamTrack;
const student = { user: 'u-student', name: 'Asha', role: 'student' } as const;

let link: FakeLink;
let room: ReturnType<typeof createFakeRoom>;
beforeEach(() => {
  FakeLiveKitRoom.refuses = false;
  room = createFakeRoom();
  link = room.join(student);
});

const start = async () => {
  const engine = await createLiveKitEngine(link, { kind: 'livekit', url: 'wss://rooms.test', token: 't' });
  return { engine, there: FakeLiveKitRoom.last };
};
/** Until what was set has been taken over. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const sentBy = ({ localParticipant }: FakeLiveKitRoom) =>
  Object.fromEntries(
    [...localParticipant.trackPublications].map(([source, { track: sent }]) => [
      source,
      sent.mediaStreamTrack,
    ]),
  );

test('goes to the server that the room names, with its token, and takes only what it wants', async () => {
  const { there } = await start();
  expect(there.connected).toEqual([['wss://rooms.test', 't', { autoSubscribe: false }]]);
  FakeLiveKitRoom.refuses = true;
  await expect(start()).rejects.toThrow('There is nobody.');
});

test('sends what it is given, one thing in the place of another, and leaves pictures out where sound alone is chosen', async () => {
  const { engine, there } = await start();
  const [voice, face, otherFace] = [track('voice'), track('face'), track('other face')];
  engine.setTrack('microphone', voice);
  engine.setTrack('camera', face);
  await settled();
  expect(sentBy(there)).toEqual({ microphone: voice, camera: face });
  engine.setTrack('camera', otherFace);
  engine.setMuted(true);
  await settled();
  expect(sentBy(there)).toEqual({ microphone: voice, camera: otherFace });
  expect(there.localParticipant.isMicrophoneEnabled).toBe(false);

  engine.choose('sound');
  await settled();
  expect(sentBy(there)).toEqual({ microphone: voice });
  expect(engine.snapshot()).toMatchObject({ level: 'sound', chosen: 'you' });
  engine.choose('full');
  await settled();
  expect(sentBy(there)).toEqual({ microphone: voice, camera: otherFace });
});

test('shows what comes from the others by the ids of their tabs, and takes their pictures off the line on demand', async () => {
  const { engine, there } = await start();
  const heard = jest.fn();
  engine.subscribe(heard);
  const tutor = new FakeParticipant('tab-of-tutor');
  const [voice, face] = [track('voice'), track('face')];
  await tutor.publishTrack(voice, { source: Track.Source.Microphone });
  await tutor.publishTrack(face, { source: Track.Source.Camera });
  there.remoteParticipants.set(tutor.identity, tutor);
  for (const publication of tutor.trackPublications.values()) there.tell('trackPublished', publication);
  there.tell('participantConnected');
  expect(heard).toHaveBeenCalled();
  expect([...tutor.trackPublications.values()].map(({ isSubscribed }) => isSubscribed)).toEqual([true, true]);
  const other = {
    peer: 'tab-of-tutor',
    connection: 'connected',
    muted: false,
    microphone: voice,
    showsScreen: false,
    getsPictures: true,
  };
  expect(engine.snapshot().others).toEqual([{ ...other, camera: face, screen: null }]);

  const camera = tutor.getTrackPublication(Track.Source.Camera);
  camera?.track.mute();
  there.tell('trackMuted');
  expect(engine.snapshot().others).toEqual([{ ...other, camera: null, screen: null }]);

  engine.choose('sound');
  expect([...tutor.trackPublications.values()].map(({ isSubscribed }) => isSubscribed)).toEqual([
    true,
    false,
  ]);
});

test('says how the line is', async () => {
  const { engine, there } = await start();
  there.remoteParticipants.set('x', new FakeParticipant('x'));
  there.become('reconnecting');
  expect(engine.snapshot().others[0]?.connection).toBe('interrupted');
  // What is said is interrupted, not what is seen and heard.
  there.become('signalReconnecting');
  expect(engine.snapshot().others[0]?.connection).toBe('connected');
  there.become('disconnected');
  expect(engine.snapshot().others[0]?.connection).toBe('failed');

  there.become('connected');
  there.localParticipant.connectionQuality = 'lost';
  there.tell('connectionQualityChanged');
  expect(engine.snapshot().level).toBe('sound');
});

test('gives way to another tab of the same person, which tells the earlier ones', async () => {
  const { engine, there } = await start();
  const later = room.join(student, 'later');
  await createLiveKitEngine(later, { kind: 'livekit', url: 'wss://rooms.test', token: 't' });
  await settled();
  expect(there.state).toBe('disconnected');
  expect(engine.snapshot().moved).toBe(true);
});
