import type { ClientFrame, ServerFrame } from '@paadam/shared/contract';
import type { SessionUser } from '../../access/sessions/queries';
import type { Sentence } from '../../foundation/http/HttpError';

/** What a topic may be told of beside its coming and going. */
export type TopicFrame = Extract<ClientFrame, { t: 'put' | 'eph' | 'rtc' }>;

/** One browser's tab on the live channel, as the topics see it. */
export interface LiveConnection {
  /** The person as they were when the connection began. */
  readonly person: SessionUser;
  readonly sessionId: string;
  /** Bytes that wait for the other side to read them. */
  readonly buffered: number;
  /**
   * Says something. Where the other side reads too slowly, what may be dropped is, and then the connection is closed with 4408.
   *
   * @param frame as an object, or as its JSON, which one who tells many writes once
   * @returns whether it was sent
   */
  send(frame: ServerFrame | string, options?: { droppable?: boolean }): boolean;
  /** @returns the sentence in the person's language */
  say(sentence: Sentence): string;
  /** Takes a topic away, which is told with the reason, and closes the subscription with 'gone'. */
  takeAway(topic: string, reason: { code: string; sentence: Sentence }): void;
}

/** A person asks for a topic. */
export interface Opening {
  /** The whole name, "room:0193…". */
  topic: string;
  /** What stands after the colon, "" where there is none. */
  rest: string;
  person: SessionUser;
  /** The number of the last event that is known there; 0: none. */
  after: number;
  /** The id of the tab, which a reconnection keeps. The client chooses it, so it is only unique among this person's tabs. */
  tab: string;
  connection: LiveConnection;
  /** Whether the topic is still wanted. Check it before costly work and before writing rows. */
  isWanted(): boolean;
}

/** Why a subscription ends: it was left, the connection is closed, or the topic was taken away. */
export type Ending = 'left' | 'closed' | 'gone';

export interface Subscription {
  /** What `subbed` says. */
  greeting: { last: number; b: unknown };
  /** Once `subbed` is sent: what follows it, as events that were missed. */
  greeted?(): void;
  /** An HttpError that is thrown, or that the promise is rejected with, is told as `error`. Frames come in order, and are not waited for. */
  receive?(frame: TopicFrame): void | Promise<void>;
  close?(why: Ending): void;
}

/** A kind of topic, which a room of the server adds with `app.live.add`. */
export interface Topic {
  /** What stands before the colon. */
  name: string;
  /** @throws HttpError where this person has no right to it, or not now */
  open(opening: Opening): Promise<Subscription>;
}
