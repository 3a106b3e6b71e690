/** What one sends, each on a line of its own. */
export type SourceKind = 'microphone' | 'camera' | 'screen';
export const sourceKinds = ['microphone', 'camera', 'screen'] as const satisfies readonly SourceKind[];

/** How much goes over the line, least first: voice before pictures. */
export const levels = ['sound', 'small', 'full'] as const;
export type Level = (typeof levels)[number];

/** @returns that of the levels which asks least of the line */
export const lowestOf = (...several: readonly Level[]): Level =>
  levels.find((level) => several.includes(level)) ?? 'full';

/**
 * `failed`: no connection came about; `interrupted`: there was one, and another is being tried.
 */
export type ConnectionState = 'connecting' | 'connected' | 'interrupted' | 'failed';

/** What comes from one of the others. */
export interface OtherMedia {
  peer: string;
  connection: ConnectionState;
  /** Whether they have switched their microphone off. */
  muted: boolean;
  /** Null: not sent, or not yet here. */
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
  screen: MediaStreamTrack | null;
  /** Whether they show a screen, also where the line leaves it out. */
  showsScreen: boolean;
  /** Whether one's own pictures go to them. */
  getsPictures: boolean;
}

export interface MediaSnapshot {
  others: readonly OtherMedia[];
  /** What the line bears, as far as that is known. */
  level: Level;
  /** Whether a person chose sound alone, on whichever side. */
  chosen: 'you' | 'other' | null;
  /** Another tab of the same person has taken microphone and camera over. */
  moved: boolean;
  /** Whether a connection can go by a relay where there is no direct way. */
  hasRelay: boolean;
}

/** Carries sound and pictures between the people of a room. Board and chat never depend on it. */
export interface MediaEngine {
  snapshot(): MediaSnapshot;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Sends that track from here on, in place of the one before; null: nothing. The track stays the caller's. */
  setTrack(kind: SourceKind, track: MediaStreamTrack | null): void;
  /** Tells the others; the track itself is silenced by the caller. */
  setMuted(muted: boolean): void;
  /** `sound` leaves pictures out, both ways; `full` leaves it to the line. */
  choose(most: Level): void;
  /** Ends all connections and tells the others. */
  close(): void;
}
