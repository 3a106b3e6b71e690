import type { WebSocket } from '@fastify/websocket';
import type { ClientFrame, LiveError, ServerFrame } from '@paadam/shared/contract';
import { liveClose, liveLimits, type PageLanguage } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { SessionUser } from '../../access/sessions/queries';
import { askFor } from '../../foundation/db/asker';
import { HttpError, type Sentence } from '../../foundation/http/HttpError';
import * as words from '../../messages/live';
import { noSuchTopic, problemFrame, tooManyAtOnce } from './problem';
import { readFrame } from './readFrame';
import type { Ending, LiveConnection, Subscription, Topic, TopicFrame } from './Topic';

/** Bytes that may wait for the other side: beyond the first what may be dropped is, beyond the second the connection ends. */
const backlog = { droppable: 64 * 1024, most: 1024 * 1024 };

/** Milliseconds that the other side gets to answer the end of a connection. */
const farewell = 2_000;

type Sub = Extract<ClientFrame, { t: 'sub' }>;

/** A topic that is being opened. `wanted` is null once it is no longer wanted. */
interface UnderWay {
  wanted: Sub | null;
}

/** What a connection needs of the whole. */
export interface Around {
  log: Pick<FastifyBaseLogger, 'debug' | 'warn' | 'error'>;
  /** @returns undefined: there is no such kind of topic */
  topicOf(name: string): Topic | undefined;
  /** @throws HttpError while what other servers say is not heard */
  ready(): Promise<void>;
  /** Whether the person may say that now. 'drop': it is passed over; 'close': this is too much. */
  judge(frame: ClientFrame | null): 'take' | 'drop' | 'close';
  /** @returns whether the person's budget allows another topic now; if so, it is counted */
  maySubscribe(): boolean;
  /** Runs an opening once few enough openings of this person are under way, across all their connections. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  count(what: 'received' | 'sent' | 'dropped'): void;
}

/** Who has come, and in which language they are spoken to. */
export interface Visit {
  session: { id: string; user: SessionUser };
  language: PageLanguage;
}

/** One browser's tab: its socket, and the topics that it has asked for. */
export class Connection implements LiveConnection {
  readonly person: SessionUser;
  readonly sessionId: string;
  readonly #socket: WebSocket;
  readonly #language: PageLanguage;
  readonly #around: Around;
  /** A topic sends nothing before the client was told that it is open. */
  readonly #topics = new Map<string, Subscription>();
  readonly #openings = new Map<string, UnderWay>();
  readonly #inTurn = pLimit(liveLimits.openings.ofConnection);
  #hasFailed = false;
  #heard = true;
  #ended = false;

  constructor(socket: WebSocket, { session, language }: Visit, around: Around) {
    this.#socket = socket;
    this.person = session.user;
    this.sessionId = session.id;
    this.#language = language;
    this.#around = around;
    socket.on('message', (data, isBinary) =>
      askFor(this.person.id, () => this.#receive(isBinary ? '' : String(data))),
    );
    socket.on('pong', () => {
      this.#heard = true;
    });
    socket.on('close', () => this.#end());
  }

  get buffered(): number {
    return this.#socket.bufferedAmount;
  }

  /** The names of the kinds of its topics, each as often as it has some. */
  get topicNames(): string[] {
    return [...this.#topics.keys(), ...this.#openings.keys()].map((topic) => topic.split(':', 1)[0] ?? topic);
  }

  send(frame: ServerFrame | string, { droppable = false } = {}): boolean {
    const { readyState, bufferedAmount, OPEN } = this.#socket;
    if (readyState !== OPEN) return false;
    if (bufferedAmount > (droppable ? backlog.droppable : backlog.most)) {
      if (droppable) this.#around.count('dropped');
      else this.close(liveClose.tooSlow, 'This connection is too slow.');
      return false;
    }
    this.#socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    this.#around.count('sent');
    return true;
  }

  say(sentence: Sentence): string {
    return speak(this.#language, sentence);
  }

  takeAway(topic: string, { code, sentence }: { code: string; sentence: Sentence }): void {
    if (!this.#drop(topic, 'gone')) return;
    this.send({ t: 'gone', topic, code, message: this.say(sentence) });
  }

  close(code: number, reason: string): void {
    this.#end();
    this.#socket.close(code, reason);
    // With much before it, the farewell itself may never be read.
    setTimeout(() => this.#socket.terminate(), farewell).unref();
  }

  /** Asks whether a person is still there. One that has not answered since it was asked last is given up. */
  beat(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (!this.#heard) {
      this.#socket.terminate();
      return;
    }
    this.#heard = false;
    this.#socket.ping();
  }

  #receive(text: string): void {
    if (this.#ended) return;
    this.#heard = true;
    this.#around.count('received');
    const frame = readFrame(text);
    const judgement = this.#around.judge(frame);
    if (judgement === 'drop') return;
    if (judgement === 'close') {
      this.close(liveClose.tooMany, 'Too much came at once.');
    } else if (!frame) {
      this.#around.log.debug(
        { person: this.person.id, bytes: text.length },
        'a live frame could not be read',
      );
      this.send({ t: 'error', code: 'malformed_request', message: this.say(words.frameNotRead) });
    } else if (frame.t === 'ping') {
      this.send({ t: 'pong' });
    } else if (frame.t === 'sub') {
      this.#ask(frame);
    } else if (frame.t === 'unsub') {
      this.#drop(frame.topic, 'left');
    } else {
      this.#hand(frame);
    }
  }

  /** Begins to open a topic, or updates the opening that is under way. Of several requests for a topic the last one counts. */
  #ask(frame: Sub): void {
    const { topic } = frame;
    if (!this.#around.maySubscribe()) {
      this.#refuseTopic(topic, tooManyAtOnce());
      return;
    }
    this.#drop(topic, 'left');
    const underWay = this.#openings.get(topic);
    if (underWay) {
      underWay.wanted = frame;
      return;
    }
    if (this.#topics.size + this.#openings.size >= liveLimits.topics) {
      this.#refuseTopic(topic, new HttpError('too_many_requests', words.tooManyTopics));
      return;
    }
    const opening: UnderWay = { wanted: frame };
    this.#openings.set(topic, opening);
    void this.#open(topic, opening);
  }

  /** Opens the topic as last requested, one opening after the other. */
  async #open(topic: string, opening: UnderWay): Promise<void> {
    while (opening.wanted) {
      const frame = opening.wanted;
      const isWanted = () => opening.wanted === frame;
      try {
        const subscription = await this.#inTurn(() =>
          this.#around.inTurn(async () => (isWanted() ? this.#subscribe(frame, isWanted) : null)),
        );
        if (!isWanted()) {
          subscription?.close?.(this.#ended ? 'closed' : 'left');
        } else if (subscription) {
          opening.wanted = null;
          this.#topics.set(topic, subscription);
          this.send({ t: 'subbed', topic, ...subscription.greeting });
          subscription.greeted?.();
        }
      } catch (error) {
        if (isWanted()) {
          opening.wanted = null;
          this.#refuseTopic(topic, error);
        }
      }
    }
    this.#openings.delete(topic);
  }

  #refuseTopic(topic: string, error: unknown): void {
    this.send({ ...this.#problem(error), topic });
  }

  /** Logs the first fault of a connection at its level and later ones at debug level, so that a fault of every frame does not fill the log. */
  #problem(error: unknown): LiveError {
    const { log } = this.#around;
    const frame = problemFrame(error, this.#language, {
      error: (about, text) => (this.#hasFailed ? log.debug(about, text) : log.error(about, text)),
    });
    this.#hasFailed ||= frame.code === 'internal';
    return frame;
  }

  async #subscribe({ topic, after, tab }: Sub, isWanted: () => boolean): Promise<Subscription> {
    const [name = '', rest = ''] = topic.split(':', 2);
    await this.#around.ready();
    const kind = this.#around.topicOf(name);
    if (!kind) throw noSuchTopic();
    return kind.open({ topic, rest, person: this.person, after, tab, connection: this, isWanted });
  }

  #hand(frame: TopicFrame): void {
    const subscription = this.#topics.get(frame.topic);
    const refuse = (error: unknown): void => {
      const ids = frame.t === 'put' ? { ids: frame.ops.map(({ id }) => id) } : {};
      this.send({ ...this.#problem(error), topic: frame.topic, ...ids });
    };
    if (!subscription?.receive) {
      // What is kept nowhere may come late, after its topic was left.
      if (frame.t === 'put') refuse(noSuchTopic());
      return;
    }
    try {
      Promise.resolve(subscription.receive(frame)).catch(refuse);
    } catch (error) {
      refuse(error);
    }
  }

  /** @returns whether the topic was there */
  #drop(topic: string, why: Ending): boolean {
    const opening = this.#openings.get(topic);
    const wasWanted = opening !== undefined && opening.wanted !== null;
    if (opening) opening.wanted = null;
    const subscription = this.#topics.get(topic);
    if (!subscription) return wasWanted;
    this.#topics.delete(topic);
    subscription.close?.(why);
    return true;
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const topic of [...this.#topics.keys(), ...this.#openings.keys()]) this.#drop(topic, 'closed');
  }
}
