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
  /** The ids of those that were chosen; null: the browser's choice. */
  chosen: Readonly<Record<DeviceKind | 'speaker', string | null>>;
}

/** One's own microphone, camera and screen, from the lobby until one leaves. */
export interface OwnMedia {
  state(): OwnMediaState;
  subscribe(listener: () => void): () => void;
  /** Opens it; with an id that device, from now on. */
  open(kind: DeviceKind, id?: string): Promise<void>;
  close(kind: DeviceKind): void;
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

const trackOf = (source: Source): MediaStreamTrack | null => (source.status === 'on' ? source.track : null);

/** @returns nothing opened yet */
export const createOwnMedia = (): OwnMedia => {
  const { chosen, muted } = keptMedia();
  const off: Source = { status: 'off' };
  let state: OwnMediaState = { microphone: off, camera: off, screen: off, muted, devices: noDevices, chosen };
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

  const open: OwnMedia['open'] = async (kind, id = state.chosen[kind] ?? undefined) => {
    const wish = ++wishes[kind];
    const before = trackOf(state[kind]);
    // Of one camera some systems give no second picture while the first is open.
    if (kind === 'camera') before?.stop();
    change({ [kind]: { status: 'opening' }, chosen: { ...state.chosen, [kind]: id ?? null } });
    try {
      const track = await openDevice(kind, id ?? null);
      before?.stop();
      if (!isLast(kind, wish)) return track.stop();
      if (kind === 'microphone') track.enabled = !state.muted;
      // It was unplugged, or the person has taken the right back.
      track.addEventListener('ended', () => {
        if (isLast(kind, wish)) change({ [kind]: { status: 'failed', fault: 'missing' } });
      });
      change({ [kind]: { status: 'on', track } });
    } catch (error) {
      before?.stop();
      const fault = error instanceof DeviceError ? error.fault : 'unsupported';
      if (isLast(kind, wish)) change({ [kind]: { status: 'failed', fault } });
    }
    remember();
    await look();
  };

  const close: OwnMedia['close'] = (kind) => {
    wishes[kind] += 1;
    trackOf(state[kind])?.stop();
    change({ [kind]: off });
    remember();
  };

  const closeScreen = () => {
    wishes.screen += 1;
    trackOf(state.screen)?.stop();
    change({ screen: off });
  };

  navigator.mediaDevices?.addEventListener?.('devicechange', look);
  void look();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open,
    close,
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
      navigator.mediaDevices?.removeEventListener?.('devicechange', look);
      listeners.clear();
    },
  };
};
