import * as words from '../messages/room';
export type DeviceKind = 'microphone' | 'camera';

/**
 * Why a device does not give anything. `closed`: the page itself may not ask, as inside another page that does not let it;
 * `unsupported`: the browser has no such thing here, as over plain http.
 */
export type DeviceFault = 'refused' | 'closed' | 'in-use' | 'missing' | 'unsupported';

export class DeviceError extends Error {
  override readonly name = 'DeviceError';

  constructor(
    readonly fault: DeviceFault,
    options?: ErrorOptions,
  ) {
    super(`A device gives nothing: ${fault}`, options);
  }
}

interface PolicyDocument extends Document {
  permissionsPolicy?: { allowsFeature(feature: string): boolean };
  featurePolicy?: { allowsFeature(feature: string): boolean };
}

/** @returns whether the page that this one stands in lets it have the device; true where the browser does not say */
const mayAsk = (feature: 'microphone' | 'camera' | 'display-capture'): boolean => {
  const { permissionsPolicy, featurePolicy } = document as PolicyDocument;
  return (permissionsPolicy ?? featurePolicy)?.allowsFeature(feature) ?? true;
};

const faultOf = (error: unknown, kind: DeviceKind): DeviceFault => {
  switch (error instanceof Error || error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return mayAsk(kind) ? 'refused' : 'closed';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'in-use';
    default:
      return 'unsupported';
  }
};

const constraintsOf = (kind: DeviceKind, id: string | null): MediaTrackConstraints => {
  const device = id ? { deviceId: { exact: id } } : {};
  return kind === 'microphone'
    ? { ...device, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
    : {
        ...device,
        width: { ideal: 640 },
        height: { ideal: 360 },
        frameRate: { ideal: 24 },
        facingMode: 'user',
      };
};

/**
 * Opens a microphone or a camera; the browser may ask the person first.
 *
 * @param id of the device; null, or one that has gone: the browser's choice
 * @throws {DeviceError}
 */
export const openDevice = async (kind: DeviceKind, id: string | null): Promise<MediaStreamTrack> => {
  if (!navigator.mediaDevices?.getUserMedia) throw new DeviceError('unsupported');
  const ask = async (wanted: string | null) => {
    const constraints = constraintsOf(kind, wanted);
    const stream = await navigator.mediaDevices.getUserMedia(
      kind === 'microphone' ? { audio: constraints } : { video: constraints },
    );
    const [track] = stream.getTracks();
    if (!track) throw new DeviceError('missing');
    return track;
  };
  try {
    return await ask(id).catch((error: unknown) => {
      if (id && faultOf(error, kind) === 'missing') return ask(null);
      throw error;
    });
  } catch (cause) {
    throw new DeviceError(faultOf(cause, kind), { cause });
  }
};

/** Whether this platform can show a screen or a window to the others; on phones it mostly cannot. */
export const canShareScreen = (): boolean =>
  Boolean(navigator.mediaDevices && 'getDisplayMedia' in navigator.mediaDevices) && mayAsk('display-capture');

/** Whether this browser lets one choose where sound comes out; else the system does. */
export const canChooseSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/**
 * @returns the screen, window or tab that the person chose; null where they chose none
 * @throws {DeviceError} where the browser or the system gives none
 */
export const openScreen = async (): Promise<MediaStreamTrack | null> => {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } });
    const [track] = stream.getVideoTracks();
    // Letters have to stay sharp, even where fewer pictures come.
    if (track) track.contentHint = 'detail';
    return track ?? null;
  } catch (error) {
    const { name = '', message = '' } = error instanceof Object ? (error as Partial<DOMException>) : {};
    // Chromium's words where not the person but their system refused.
    if (name === 'NotAllowedError' && !/by system/i.test(message)) return null;
    throw new DeviceError('unsupported', { cause: error });
  }
};

export interface Devices {
  microphones: readonly MediaDeviceInfo[];
  cameras: readonly MediaDeviceInfo[];
  speakers: readonly MediaDeviceInfo[];
}

export const noDevices: Devices = { microphones: [], cameras: [], speakers: [] };

/** @returns what is plugged in; before the person has allowed one of a kind, those have no names and are left out */
export const listDevices = async (): Promise<Devices> => {
  const all = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
  const named = (kind: MediaDeviceKind) =>
    all.filter((device) => device.kind === kind && device.deviceId !== '' && device.label !== '');
  return { microphones: named('audioinput'), cameras: named('videoinput'), speakers: named('audiooutput') };
};

/** What one can do without the device, before joining or during the lesson. */
const meanwhileOf = (kind: DeviceKind | 'both', where: 'lobby' | 'room'): string => {
  if (where === 'room') return words.lessonGoesOn({ kind });
  return kind === 'camera' ? words.joinWithoutIt() : words.joinAllTheSame();
};

/** What happened to a device, or to both, and the way out of it, as people say it. */
export const explainFault = (
  kind: DeviceKind | 'both',
  fault: DeviceFault,
  where: 'lobby' | 'room' = 'lobby',
): { title: string; wayOut: string } => {
  const meanwhile = meanwhileOf(kind, where);
  switch (fault) {
    case 'refused':
      return {
        title: words.refusedTitle({ kind }),
        wayOut: words.refusedWayOut({ kind, meanwhile }),
      };
    case 'closed':
      return {
        title: words.closedTitle({ kind }),
        wayOut: words.closedWayOut({ kind, meanwhile }),
      };
    case 'in-use':
      return {
        title: words.inUseTitle({ kind }),
        wayOut: words.inUseWayOut({ meanwhile }),
      };
    case 'missing':
      return {
        title: words.missingTitle({ kind }),
        wayOut: words.missingWayOut({ meanwhile }),
      };
    case 'unsupported':
      return {
        title: words.unsupportedTitle({ kind }),
        wayOut: words.unsupportedWayOut({ meanwhile }),
      };
  }
};
