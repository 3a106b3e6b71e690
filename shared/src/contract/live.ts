import { liveLimits } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Closed } from './schema';

// What is said over the live channel, `/api/live`: JSON, one frame a message. Topics are "me" or "<name>:<rest>", each with
// rights and bodies (`b`) of its own, which its room of the server checks.

const Topic = Type.String({
  minLength: 1,
  maxLength: liveLimits.topicCharacters,
  pattern: '^[a-z]+(:[\\w-]+)?$',
});
const ShortId = Type.String({ minLength: 1, maxLength: liveLimits.idCharacters, pattern: '^[\\w.:-]+$' });
/** The id of a peer. The server makes it from the tab's id and the person's id. */
const PeerId = Type.String({ minLength: 1, maxLength: liveLimits.peerCharacters, pattern: '^[\\w.:-]+$' });
const Sequence = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/**
 * An operation for a topic's log. The sender makes `id`, unique in the topic. The same id from the same person is a repetition; from
 * another person it is refused with `idempotency_key_reused`.
 */
const LiveOp = Closed({ id: ShortId, k: Type.String({ minLength: 1, maxLength: 20 }), b: Type.Unknown() });
export type LiveOp = Static<typeof LiveOp>;

/** What a browser says, by `t`. */
export const clientFrames = {
  /**
   * `after`: the number of the last event that the client has, 0 for none. `tab`: the tab's own id, which a reconnection keeps. It
   * distinguishes one person's tabs. Others know the tab by another id (`LivePeer`).
   */
  sub: Closed({ t: Type.Literal('sub'), topic: Topic, after: Sequence, tab: ShortId }),
  unsub: Closed({ t: Type.Literal('unsub'), topic: Topic }),
  put: Closed({
    t: Type.Literal('put'),
    topic: Topic,
    ops: Type.Array(LiveOp, { minItems: 1, maxItems: liveLimits.opsAtOnce }),
  }),
  /** For the person who is there now; kept nowhere, and dropped where a person reads too slowly. */
  eph: Closed({ t: Type.Literal('eph'), topic: Topic, b: Type.Unknown() }),
  /** To one peer. */
  rtc: Closed({ t: Type.Literal('rtc'), topic: Topic, to: PeerId, b: Type.Unknown() }),
  ping: Closed({ t: Type.Literal('ping') }),
} as const;

export type ClientFrame = {
  [K in keyof typeof clientFrames]: Static<(typeof clientFrames)[K]>;
}[keyof typeof clientFrames];

/** Something of a topic's log. */
export interface LiveEvent {
  /** One higher than that of the event before. */
  seq: number;
  id: string;
  /** The id of the person whose doing it was; null: no one's, as where time alone did it. */
  by: string | null;
  k: string;
  b: unknown;
  /** ISO instant. */
  at: string;
}

/** One tab of a person who is in a topic. */
export interface LivePeer {
  /** Assigned by the server, from the tab's id and the person's id, so that no tab can take the id of another person's tab. */
  peer: string;
  /** The person's id. */
  user: string;
  name: string;
  role: string;
  /** What the topic says of them beside that. */
  b: unknown;
}

/** A frame, or a topic that was asked for, was refused. */
export interface LiveError {
  t: 'error';
  /** Absent: it is about the frame alone. */
  topic?: string;
  /** Of `errorCodes`. */
  code: string;
  message: string;
  /** The operations that were refused, where it is about these. */
  ids?: string[];
  /** Seconds after which it is worth trying again. */
  retryAfter?: number;
}

/** What the server says. */
export type ServerFrame =
  /** `last`: the number of the newest event that there is. */
  | { t: 'subbed'; topic: string; last: number; b: unknown }
  /** In the order of their numbers; to who put one it says that it is kept. */
  | { t: 'ev'; topic: string; events: LiveEvent[] }
  /** All other peers in the topic, without the tab itself. */
  | { t: 'peers'; topic: string; peers: LivePeer[] }
  | { t: 'eph'; topic: string; from: string; b: unknown }
  | { t: 'rtc'; topic: string; from: string; b: unknown }
  | { t: 'pong' }
  | LiveError
  /** The topic was taken away: the right to it has ended, or it is over. */
  | { t: 'gone'; topic: string; code: string; message: string }
  /** What came before `last` and after what was known cannot be told: it has to be fetched. */
  | { t: 'missed'; topic: string; last: number };
