import type { ClientFrame, ServerFrame } from '@paadam/shared/contract';
import { liveClose } from '@paadam/shared/domain';
import { language } from '@paadam/shared/words/language';
import { readFrame } from './readFrame';
import { holdTabId, tabId } from './tabId';

/** How the connection is. `until`: milliseconds since 1970, when it is tried again. */
export type LiveState =
  /** No one has asked for a topic. */
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'open' }
  | { status: 'waiting'; until: number }
  /** The session has ended; the person who signs in asks anew. */
  | { status: 'refused'; code: 'unauthenticated' };

/** What the server says of a topic. */
export type TopicAnswer = Exclude<ServerFrame, { t: 'pong' }>;
/** What is said to a topic. */
export type TopicSaying = Extract<ClientFrame, { t: 'put' | 'eph' | 'rtc' }>;

/** What a person wants of a topic. */
export interface TopicWish {
  /** The number of the last event that is known; it is asked at each connection. */
  after(): number;
  /**
   * Hears everything of the topic. After an `error` in the place of `subbed`, unless that may pass, and after `gone`, the topic
   * is over: the person who wants it again opens it again.
   */
  hear(frame: TopicAnswer): void;
  /** The connection was lost; the topic is asked for again with the next one. */
  lost?(): void;
  /** Whether a connection that died has to be noticed within seconds, and be there again as soon as there is a server. */
  isQuick?: boolean;
}

export interface OpenTopic {
  /** @returns whether it could be said: the topic is there, and the connection as well */
  send(frame: TopicSaying): boolean;
  close(): void;
}

interface Asked {
  topic: string;
  wish: TopicWish;
  isThere: boolean;
  /** Asks for it again, where it was refused for the moment. */
  timer: ReturnType<typeof setTimeout> | undefined;
  refusals: number;
}

/** Milliseconds. */
const times = {
  /** From one sign of life to the next, and until there is none: for topics that are quick, and for others. */
  quick: { beat: 3_000, dead: 8_000 },
  calm: { beat: 25_000, dead: 35_000 },
  /** Until a connection that does not come about is given up. */
  connect: 10_000,
  /** The first pause between two tries; it doubles up to the last. */
  firstPause: 500,
  lastPause: { quick: 4_000, calm: 30_000 },
  /** For the return to a server that stops, or to the next one. */
  drained: 1_500,
  tooMany: 30_000,
  /** That a connection without topics stays. */
  lingering: 5_000,
};

/** Of a connection: `WebSocket.CONNECTING` and `WebSocket.OPEN`. */
const connecting = 0;
const open = 1;

/** Refusals of a topic that pass. */
const passing = new Set(['unavailable', 'internal', 'too_many_requests']);

/**
 * The one connection of a page: it is opened by the first topic that a person asks for, opened again after each loss, and
 * closed a little after the last topic. Nothing that is said is kept here: what has to arrive is said again by who said it.
 */
export class LiveChannel {
  /** The id of this tab. */
  readonly tab = tabId();
  readonly #address: () => string;
  readonly #topics = new Map<string, Asked>();
  readonly #listeners = new Set<(state: LiveState) => void>();
  #state: LiveState = { status: 'idle' };
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #linger: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #heardAt = 0;
  #askedAt: number | null = null;
  #unwatch: (() => void) | null = null;

  /** @param baseURL where the API is, ending in `/api` */
  constructor(baseURL: string) {
    this.#address = () => {
      const address = new URL(`${baseURL}/live`, document.baseURI);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      address.username = '';
      address.password = '';
      // A page can say nothing in the headers of a WebSocket, and what is refused is said as the page speaks.
      address.searchParams.set('language', language());
      return address.href;
    };
  }

  state(): LiveState {
    return this.#state;
  }

  /** @returns ends the listening */
  onState(listener: (state: LiveState) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Asks for a topic, for as long as it is not closed. Of two for one topic, the later takes the place of the earlier. */
  open(topic: string, wish: TopicWish): OpenTopic {
    const before = this.#topics.get(topic);
    if (before) clearTimeout(before.timer);
    const asked: Asked = { topic, wish, isThere: false, timer: undefined, refusals: 0 };
    this.#topics.set(topic, asked);
    this.#watchPage();
    if (this.#state.status === 'open') this.#ask(asked);
    else if (this.#state.status === 'idle' || this.#state.status === 'refused') this.#connect();
    // It has to be looked at more often from now on.
    if (wish.isQuick) this.#listen();
    return {
      send: (frame) => asked.isThere && this.#say(frame),
      close: () => this.#forget(asked),
    };
  }

  /** Tries again at once, where the next try is waited for; where a person was refused, as they are by now. */
  retryNow(): void {
    const { status } = this.#state;
    if (status === 'waiting' || (status === 'refused' && this.#topics.size > 0)) this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    // Where there is no such thing the page goes on without.
    if (typeof WebSocket === 'undefined' || this.#socket) return;
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.#address());
    } catch {
      this.#lose(0);
      return;
    }
    this.#socket = socket;
    this.#be({ status: 'connecting' });
    const isCurrent = () => this.#socket === socket;
    this.#timer = setTimeout(() => isCurrent() && this.#lose(0), times.connect);
    socket.onopen = () => {
      if (!isCurrent()) return;
      clearTimeout(this.#timer);
      this.#be({ status: 'open' });
      this.#listen();
      for (const asked of [...this.#topics.values()]) this.#ask(asked);
      this.#closeUnused();
    };
    socket.onmessage = ({ data }) => isCurrent() && this.#hear(String(data));
    socket.onclose = ({ code }) => isCurrent() && this.#lose(code);
  }

  #hear(text: string): void {
    this.#heardAt = Date.now();
    this.#askedAt = null;
    const frame = readFrame(text);
    if (!frame) return;
    // One that the server has answered is a good one.
    this.#failures = 0;
    if (frame.t === 'pong' || frame.topic === undefined) return;
    const asked = this.#topics.get(frame.topic);
    if (!asked) return;
    if (frame.t === 'subbed') {
      asked.isThere = true;
      asked.refusals = 0;
    } else if (frame.t === 'gone') {
      this.#topics.delete(asked.topic);
    } else if (frame.t === 'error' && !asked.isThere && !frame.ids) {
      if (passing.has(frame.code)) {
        this.#askLater(asked, frame.retryAfter);
        return;
      }
      this.#topics.delete(asked.topic);
    }
    asked.isThere = asked.isThere && this.#topics.has(asked.topic);
    asked.wish.hear(frame);
    this.#closeUnused();
  }

  #ask(asked: Asked): void {
    clearTimeout(asked.timer);
    this.#say({ t: 'sub', topic: asked.topic, after: asked.wish.after(), tab: this.tab });
  }

  #askLater(asked: Asked, seconds = 0): void {
    asked.refusals += 1;
    const pause = Math.max(seconds * 1_000, pauseAfter(asked.refusals, asked.wish.isQuick));
    asked.timer = setTimeout(() => this.#state.status === 'open' && this.#ask(asked), pause);
  }

  #forget(asked: Asked): void {
    if (this.#topics.get(asked.topic) !== asked) return;
    clearTimeout(asked.timer);
    this.#topics.delete(asked.topic);
    asked.isThere = false;
    this.#say({ t: 'unsub', topic: asked.topic });
    this.#closeUnused();
  }

  #say(frame: ClientFrame): boolean {
    // One that the other side has begun to close takes nothing any more, and is lost in a moment.
    if (this.#state.status !== 'open' || this.#socket?.readyState !== open) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** A person may come right back, as from one page to the next. */
  #closeUnused(): void {
    if (this.#topics.size > 0) return;
    if (this.#state.status === 'waiting') this.#hangUp({ status: 'idle' });
    clearTimeout(this.#linger);
    this.#linger = setTimeout(() => {
      if (this.#topics.size === 0) this.#hangUp({ status: 'idle' });
    }, times.lingering);
  }

  #hangUp(state: LiveState): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#beat);
    // One that is still on its way is closed once it is there: the console would call it a failure.
    if (socket?.readyState === connecting) socket.onopen = () => socket.close(1000);
    else socket?.close(1000);
    for (const asked of [...this.#topics.values()]) {
      clearTimeout(asked.timer);
      const wasThere = asked.isThere;
      asked.isThere = false;
      if (wasThere) asked.wish.lost?.();
    }
    this.#be(state);
  }

  /** @param code with which it was closed; 0: it was given up here */
  #lose(code: number): void {
    if (code === liveClose.sessionEnded) {
      this.#hangUp({ status: 'refused', code: 'unauthenticated' });
      return;
    }
    this.#failures += 1;
    let pause = pauseAfter(this.#failures, this.#isQuick);
    if (code === liveClose.draining) pause = Math.max(pause, times.drained * Math.random());
    if (code === liveClose.tooMany) pause = times.tooMany;
    this.#hangUp({ status: 'waiting', until: Date.now() + pause });
    if (this.#topics.size === 0) this.#be({ status: 'idle' });
    else this.#timer = setTimeout(() => this.#connect(), pause);
  }

  /** Looks again and again whether the other side is still there. A timer of a page at the back comes late, and is no proof. */
  #listen(): void {
    clearTimeout(this.#beat);
    if (this.#state.status !== 'open') return;
    if (this.#heardAt === 0) this.#heardAt = Date.now();
    const { beat, dead } = this.#isQuick ? times.quick : times.calm;
    const look = (): void => {
      const now = Date.now();
      if (this.#askedAt !== null && now - this.#askedAt >= dead - beat) {
        this.#lose(0);
        return;
      }
      if (this.#askedAt === null && now - this.#heardAt >= beat - 100) this.#ping();
      this.#listen();
    };
    const due = this.#askedAt === null ? this.#heardAt + beat : this.#askedAt + dead - beat;
    this.#beat = setTimeout(look, Math.max(due - Date.now(), 250));
  }

  get #isQuick(): boolean {
    return [...this.#topics.values()].some(({ wish }) => wish.isQuick);
  }

  #ping(): void {
    this.#askedAt = Date.now();
    this.#say({ t: 'ping' });
  }

  /** What the page comes back to may be long gone, and what is waited for may be there. */
  #watchPage(): void {
    if (this.#unwatch) return;
    const look = (): void => {
      if (this.#state.status === 'open') {
        if (this.#askedAt === null) this.#ping();
        this.#listen();
      } else {
        this.retryNow();
      }
    };
    const changed = () => document.visibilityState === 'visible' && look();
    // With an open connection browsers do not keep a page for the way back.
    const gone = () => this.#socket && this.#hangUp({ status: 'waiting', until: Date.now() });
    const back = ({ persisted }: PageTransitionEvent) => persisted && this.retryNow();
    const release = holdTabId();
    addEventListener('online', look);
    addEventListener('pagehide', gone);
    addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', changed);
    this.#unwatch = () => {
      release();
      removeEventListener('online', look);
      removeEventListener('pagehide', gone);
      removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', changed);
    };
  }

  #be(state: LiveState): void {
    if (state.status === this.#state.status && state.status !== 'waiting') return;
    if (state.status === 'open') {
      this.#heardAt = Date.now();
      this.#askedAt = null;
    }
    if (state.status === 'idle') {
      this.#unwatch?.();
      this.#unwatch = null;
    }
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }
}

/** @returns milliseconds, other ones in each page: all of them lose a server at the same moment */
const pauseAfter = (failures: number, isQuick = false): number =>
  Math.min(times.firstPause * 2 ** (failures - 1), times.lastPause[isQuick ? 'quick' : 'calm']) *
  (0.5 + Math.random() / 2);
