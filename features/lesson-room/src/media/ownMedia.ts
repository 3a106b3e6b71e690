import {
  canShareScreen,
  DeviceError,
  type DeviceFault,
  type DeviceKind,
  type Devices,
  listDevices,
  noDevices,
  openDevice,
  openScreen,
} from './devices';

export type Source =
  | { status: 'off' }
  | { status: 'opening' }
  | { status: 'on'; track: MediaStreamTrack }
  | { status: 'failed'; fault: DeviceFault };

export interface OwnMediaState {
  microphone: Source;
  camera: Source;
  screen: Source;
  muted: boolean;
  devices: Devices;
  /** The ids of the chosen devices; null: the browser's choice. They stay while another device replaces one. */
  chosen: Readonly<Record<DeviceKind | 'speaker', string | null>>;
  /** The names of devices that have replaced an unplugged one, until the notice is dismissed. */
  standIns: Readonly<Record<DeviceKind, string | null>>;
}

/** One's own microphone, camera and screen, from the lobby until one leaves. */
export interface OwnMedia {
  state(): OwnMediaState;
  subscribe(listener: () => void): () => void;
  /** Opens it; with an id that device, from now on. */
  open(kind: DeviceKind, id?: string): Promise<void>;
  close(kind: DeviceKind): void;
  /** Dismisses the notice of a replacement. */
  readStandIn(kind: DeviceKind): void;
  setMuted(muted: boolean): void;
  chooseSpeaker(id: string | null): void;
  /** Lets the person choose what to show; what they showed before goes on where they choose nothing. */
  openScreen(): Promise<void>;
  closeScreen(): void;
  /** Lets go of everything. */
  stop(): void;
}

/** What of it outlives a reload of the tab, and goes with the tab. */
interface Kept {
  chosen: OwnMediaState['chosen'];
  muted: boolean;
  camera: boolean;
}

const place = 'paadam-room-devices';
const nothingKept: Kept = {
  chosen: { microphone: null, camera: null, speaker: null },
  muted: false,
  camera: true,
};

/** @returns how this tab had its devices last; a page may be refused its storage */
export const keptMedia = (): Kept => {
  try {
    return { ...nothingKept, ...JSON.parse(sessionStorage.getItem(place) ?? '{}') };
  } catch {
    return nothingKept;
  }
};

const keep = (kept: Kept): void => {
  try {
    sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Then each reload asks again.
  }
};

/** @returns the output to use: the chosen one unless it is unplugged; null: the system's */
export const speakerOf = ({ chosen, devices }: OwnMediaState): string | null =>
  devices.speakers.some(({ deviceId }) => deviceId === chosen.speaker) ? chosen.speaker : null;

/** Milliseconds. If a device ends sooner, it is unusable, and no further device is tried automatically. */
const leastWorkMs = 1_000;

const trackOf = (source: Source): MediaStreamTrack | null => (source.status === 'on' ? source.track : null);

/** @returns nothing opened yet */
export const createOwnMedia = (): OwnMedia => {
  const { chosen, muted } = keptMedia();
  const off: Source = { status: 'off' };
  let state: OwnMediaState = {
    microphone: off,
    camera: off,
    screen: off,
    muted,
    devices: noDevices,
    chosen,
    standIns: { microphone: null, camera: null },
  };
  let stopped = false;
  /** Counts the wishes for each, so that a device that comes too late is let go again. */
  const wishes = { microphone: 0, camera: 0, screen: 0 };
  const listeners = new Set<() => void>();

  const change = (part: Partial<OwnMediaState>) => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  };
  const remember = () => {
    const camera = state.camera.status === 'on' || state.camera.status === 'opening';
    keep({ chosen: state.chosen, muted: state.muted, camera });
  };
  const look = async () => {
    const devices = await listDevices();
    if (!stopped) change({ devices });
  };
  const isLast = (kind: keyof typeof wishes, wish: number) => !stopped && wishes[kind] === wish;

  /** @param isStandIn whether the device replaces an unplugged one, without the person's choice */
  const start = async (kind: DeviceKind, id: string | null, isStandIn: boolean): Promise<void> => {
    const wish = ++wishes[kind];
    const before = trackOf(state[kind]);
    // Of one camera some systems give no second picture while the first is open.
    if (kind === 'camera') before?.stop();
    change({ [kind]: { status: 'opening' } });
    try {
      const track = await openDevice(kind, id);
      before?.stop();
      if (!isLast(kind, wish)) return track.stop();
      if (kind === 'microphone') track.enabled = !state.muted;
      const since = performance.now();
      // It was unplugged, or the person has taken the right back.
      track.addEventListener('ended', () => {
        if (!isLast(kind, wish)) return;
        if (performance.now() - since >= leastWorkMs) void start(kind, null, true);
        else change({ [kind]: { status: 'failed', fault: 'missing' } });
      });
      const isChosen = track.getSettings().deviceId === state.chosen[kind];
      const standIn = isStandIn && !isChosen ? track.label : null;
      change({ [kind]: { status: 'on', track }, standIns: { ...state.standIns, [kind]: standIn } });
    } catch (error) {
      before?.stop();
      const fault = error instanceof DeviceError ? error.fault : 'unsupported';
      if (isLast(kind, wish)) change({ [kind]: { status: 'failed', fault } });
    }
    remember();
    await look();
  };

  const open: OwnMedia['open'] = (kind, id = state.chosen[kind] ?? undefined) => {
    change({ chosen: { ...state.chosen, [kind]: id ?? null } });
    return start(kind, id ?? null, false);
  };

  /** Called when an unplugged device is back, or another one is plugged in. */
  const lookAgain = async () => {
    const known = { microphone: state.devices.microphones, camera: state.devices.cameras };
    await look();
    if (stopped) return;
    for (const kind of ['microphone', 'camera'] as const) {
      const source = state[kind];
      const now = kind === 'microphone' ? state.devices.microphones : state.devices.cameras;
      const used = trackOf(source)?.getSettings().deviceId;
      const fresh = now.filter(({ deviceId }) => !known[kind].some((each) => each.deviceId === deviceId));
      const chosenIsBack = fresh.some(({ deviceId }) => deviceId === state.chosen[kind]);
      if (source.status === 'failed' && source.fault !== 'refused' && source.fault !== 'closed') {
        // If all devices of a kind were gone, their names are known again only once one is open.
        if (fresh.length > 0 || now.length === 0) void start(kind, state.chosen[kind], true);
      } else if (source.status === 'on' && chosenIsBack && used !== state.chosen[kind]) {
        void start(kind, state.chosen[kind], true);
      }
    }
  };

  const close: OwnMedia['close'] = (kind) => {
    wishes[kind] += 1;
    trackOf(state[kind])?.stop();
    change({ [kind]: off, standIns: { ...state.standIns, [kind]: null } });
    remember();
  };

  const closeScreen = () => {
    wishes.screen += 1;
    trackOf(state.screen)?.stop();
    change({ screen: off });
  };

  navigator.mediaDevices?.addEventListener?.('devicechange', lookAgain);
  void look();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    close,
    readStandIn: (kind) => change({ standIns: { ...state.standIns, [kind]: null } }),
    setMuted: (is) => {
      const track = trackOf(state.microphone);
      if (track) track.enabled = !is;
      change({ muted: is });
      remember();
    },
    chooseSpeaker: (speaker) => {
      change({ chosen: { ...state.chosen, speaker } });
      remember();
    },
    openScreen: async () => {
      if (!canShareScreen()) return;
      const wish = ++wishes.screen;
      const track = await openScreen().catch((error: DeviceError) => error.fault);
      if (!track) return;
      if (typeof track === 'string') {
        if (isLast('screen', wish)) change({ screen: { status: 'failed', fault: track } });
        return;
      }
      if (!isLast('screen', wish)) return track.stop();
      track.addEventListener('ended', () => {
        if (isLast('screen', wish)) closeScreen();
      });
      change({ screen: { status: 'on', track } });
    },
    closeScreen,
    stop: () => {
      stopped = true;
      for (const source of [state.microphone, state.camera, state.screen]) trackOf(source)?.stop();
      navigator.mediaDevices?.removeEventListener?.('devicechange', lookAgain);
      listeners.clear();
    },
  };
};
