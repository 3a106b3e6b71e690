import type { RoomEphemeralKind, RoomEventKind, RoomRole } from '@paadam/shared/domain';

export interface RoomPerson {
  /** The person's id. */
  user: string;
  name: string;
  role: RoomRole;
}

/** One tab of one person. It keeps its id while its connection comes and goes, and after a reload. */
export interface Peer extends RoomPerson {
  /** The peer's id, which the server makes from the tab's id and the person's id. */
  peer: string;
  /** The connection is cut, and may come back within seconds; a call that runs is left alone. */
  isAway: boolean;
  /** Whether the person's hand is up, in all their tabs. */
  hasHandUp: boolean;
}

/** A person who takes part in the lesson. */
export interface RoomMember extends RoomPerson {
  /** ISO instant at which they were last in the room; null: never. Meaningless while they are there. */
  leftAt: string | null;
}

/** Something that was put into the lesson's log. */
export interface RoomEvent {
  /** Its place in the lesson's one order, from 1 on; null: one's own that has not come back yet. */
  seq: number | null;
  /** Unique in the lesson. */
  id: string;
  /** The id of the person whose it is. */
  by: string;
  k: RoomEventKind;
  b: unknown;
  /** ISO instant, by the server's clock once it has come back. */
  at: string;
}

/** One's own operation that the room did not take. It is out of the outbox. */
export interface RefusedOperation {
  id: string;
  k: RoomEventKind;
  b: unknown;
  code: string;
  /** For people. */
  message: string;
}

/** Passes through the room to all others, and is not kept; one may be lost. */
export interface Ephemeral {
  k: RoomEphemeralKind;
  [part: string]: unknown;
}

export interface RoomState {
  /**
   * `waiting`: cut off, the next try is at `retryAt`. `refused`: the room does not let one in, or not yet. `over`: the right
   * to be there ended, or one has left.
   */
  status: 'connecting' | 'open' | 'waiting' | 'refused' | 'over';
  /** Milliseconds since the epoch; null but for `waiting`. */
  retryAt: number | null;
  /** Why, of `refused` and `over`; for people. */
  code: string | null;
  message: string | null;
  /** Whether all that was in the log when the room was last entered has come. */
  isWhole: boolean;
  /** One's own operations that have not come back. */
  unsent: number;
}

/** What media runs on. */
export type RoomEngine = { kind: 'p2p' } | { kind: 'livekit'; url: string; token: string };

/** What the room says to who comes; anew with each connection. */
export interface RoomGreeting {
  ice: RTCIceServer[];
  engine: RoomEngine;
  /** The lesson, and until when one may stay: ISO instants. */
  startsAt: string;
  endsAt: string;
  closesAt: string;
  /** Add it to one's own clock to have the server's: milliseconds. */
  clockAhead: number;
}

/** The images of a lesson. */
export interface RoomFiles {
  /**
   * Keeps a JPEG, PNG or WebP; what is kept of it is at most `roomLimits.image.edge` pixels long.
   *
   * @throws ApiError
   */
  add(image: Blob): Promise<{ id: string; width: number; height: number }>;
  /** @returns a WebP, each fetched once @throws ApiError */
  load(id: string): Promise<Blob>;
}

type Stop = () => void;

/**
 * One tab's part in a lesson's room, over whatever becomes of the connection. Its functions need no `this`; what `state`,
 * `greeting` and `peers` give stays the same object until it changes, so that `useSyncExternalStore` takes them.
 */
export interface RoomLink {
  readonly bookingId: string;
  /** `peer` is the tab's own id until the first entry, and then the id that the server assigned. */
  readonly you: RoomPerson & { peer: string };
  state(): RoomState;
  /** Hears of a change of `state` and of `greeting`. */
  onState(listener: () => void): Stop;
  /** Null until the room was first entered. */
  greeting(): RoomGreeting | null;
  /**
   * Puts something into the log. It is kept, also over a reload of the page, until it has come back; listeners hear it at
   * once with no `seq`.
   *
   * @returns its id
   */
  put(k: RoomEventKind, b: unknown): string;
  /**
   * The listener hears at once all that has been so far, then what comes: in the order of `seq`; one's own first with no
   * `seq`, then again with it.
   */
  onEvents(listener: (events: readonly RoomEvent[]) => void): Stop;
  onRefused(listener: (refused: RefusedOperation) => void): Stop;
  /** Peers who enter later also get the last `media` and `view`. Messages sent while disconnected are lost. */
  eph(b: Ephemeral): void;
  /** @param listener gets the sender's peer id. It is called at once with the last `media` and `view` of each peer */
  onEph(listener: (from: string, b: Ephemeral) => void): Stop;
  /** To one peer alone: what peer-to-peer media agrees on. Kept while cut off, for some seconds. */
  rtc(to: string, b: unknown): void;
  onRtc(listener: (from: string, b: unknown) => void): Stop;
  /** The others, one's own other tabs among them. */
  peers(): readonly Peer[];
  /** Whether one's own hand is up, in all one's tabs. The room keeps it over a reload. Listen to `onState` for changes. */
  hasHandUp(): boolean;
  /** Raises or lowers one's own hand. While disconnected, this waits for the connection. */
  raise(up: boolean): void;
  onPeers(listener: () => void): Stop;
  /** The person who has a part in the lesson: its student, its tutor, linked parents; empty until the room was first entered. */
  people(): readonly RoomMember[];
  readonly files: RoomFiles;
  /** Leaves the room for good; the others hear it at once. */
  leave(): void;
}
