import type { WebSocket } from '@fastify/websocket';
import type { ClientFrame } from '@paadam/shared/contract';
import { liveClose, liveLimits } from '@paadam/shared/domain';
import type { FastifyBaseLogger } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Database } from '../../foundation/db/openDatabase';
import { isOwnNetwork } from '../../foundation/http/clientAddress';
import { HttpError } from '../../foundation/http/HttpError';
import { unavailable } from '../../foundation/http/handleError';
import * as words from '../../messages/live';
import { Budget } from './Budget';
import { Connection, type Visit } from './Connection';
import { listLiving } from './queries';
import { ServerBus } from './ServerBus';
import type { Topic } from './Topic';

declare module 'fastify' {
  interface FastifyInstance {
    live: Live;
  }
}

/** Where the database tells which sessions have ended: the id of each. */
const endedSessions = 'paadam_ended_sessions';

/** Milliseconds between two looks at all connections. */
const beat = 10_000;

/** Milliseconds that a topic waits for the line to the other servers. */
const patience = 3_000;

/** Sessions that are looked after in one query. */
const sessionsAtOnce = 500;

/** What one person's connections together may say. */
interface Talk {
  connections: number;
  eph: Budget;
  others: Budget;
  subs: Budget;
  /** Limits how many of the person's topic openings run at once. */
  inTurn: LimitFunction;
}

/**
 * The live channel of one server: its connections, and the kinds of topics that rooms of the server add. It opens its line to
 * the other servers with the first connection.
 */
export class Live {
  /** How servers of one database tell each other. */
  readonly between: ServerBus;
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #topics = new Map<string, Topic>();
  readonly #connections = new Set<Connection>();
  readonly #bySession = new Map<string, Set<Connection>>();
  readonly #people = new Map<string, Talk>();
  readonly #networks = new Map<string, number>();
  readonly #counts = { received: 0, sent: 0, dropped: 0 };
  #timer: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
    this.between = new ServerBus(database, log);
    this.between.addFromDatabase(endedSessions, {
      onMessage: (ids) => {
        for (const id of ids.split(',')) this.#endSession(id);
      },
      onResumed: () => void this.#endLost(),
    });
  }

  /** Adds a kind of topic. */
  add(topic: Topic): void {
    this.#topics.set(topic.name, topic);
  }

  /** What this process has and has done. */
  get figures(): {
    connections: number;
    topics: Map<string, number>;
    frames: Readonly<Record<'received' | 'sent' | 'dropped', number>>;
  } {
    const topics = new Map([...this.#topics.keys()].map((name) => [name, 0]));
    for (const { topicNames } of this.#connections) {
      for (const name of topicNames) topics.set(name, (topics.get(name) ?? 0) + 1);
    }
    return { connections: this.#connections.size, topics, frames: { ...this.#counts } };
  }

  /** @throws HttpError `too_many_requests` where this person, or this network, has as many connections as it may */
  refuseTooMany(person: { id: string }, network: string): void {
    if (this.#hasEnough(person.id, network)) {
      throw new HttpError('too_many_requests', words.tooManyPages, { retryAfter: 30 });
    }
  }

  /** A browser's tab has come. */
  take(socket: WebSocket, visit: Visit, network: string): void {
    const { session } = visit;
    const { id } = session.user;
    const talk = this.#people.get(id) ?? this.#newTalk();
    const connection = new Connection(socket, visit, {
      log: this.#log,
      topicOf: (name) => this.#topics.get(name),
      ready: () => this.#ready(),
      judge: (frame) => judge(frame, talk),
      maySubscribe: () => talk.subs.take(performance.now()),
      inTurn: (work) => talk.inTurn(work),
      count: (what) => {
        this.#counts[what] += 1;
      },
    });
    if (this.#isClosing) {
      connection.close(liveClose.draining, 'The server stops.');
      return;
    }
    // Others may have come since this one was let in.
    if (this.#hasEnough(id, network)) {
      connection.close(liveClose.tooMany, 'There are too many open pages.');
      return;
    }
    talk.connections += 1;
    this.#people.set(id, talk);
    this.#connections.add(connection);
    this.#networks.set(network, (this.#networks.get(network) ?? 0) + 1);
    const ofSession = this.#bySession.get(session.id) ?? new Set();
    this.#bySession.set(session.id, ofSession.add(connection));
    this.#timer ??= setInterval(() => this.#beat(), beat).unref();
    // The line opens now, so that the first topic need not wait for it.
    void this.between.hears;
    socket.on('close', () => {
      this.#connections.delete(connection);
      ofSession.delete(connection);
      if (ofSession.size === 0 && this.#bySession.get(session.id) === ofSession)
        this.#bySession.delete(session.id);
      talk.connections -= 1;
      const left = (this.#networks.get(network) ?? 1) - 1;
      if (left > 0) this.#networks.set(network, left);
      else this.#networks.delete(network);
    });
  }

  /** Sends everybody elsewhere. */
  drain(): void {
    this.#isClosing = true;
    clearInterval(this.#timer);
    for (const connection of [...this.#connections])
      connection.close(liveClose.draining, 'The server stops.');
  }

  /** To be called once everybody has gone. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.between.stop();
  }

  #hasEnough(personId: string, network: string): boolean {
    const ofPerson = this.#people.get(personId)?.connections ?? 0;
    const ofNetwork = isOwnNetwork(network) ? 0 : (this.#networks.get(network) ?? 0);
    return ofPerson >= liveLimits.ofPerson || ofNetwork >= liveLimits.ofNetwork;
  }

  #newTalk(): Talk {
    const now = performance.now();
    const { frames, subs, openings } = liveLimits;
    return {
      connections: 0,
      eph: new Budget(frames.eph, now),
      others: new Budget(frames.others, now),
      subs: new Budget(subs, now),
      inTurn: pLimit(openings.ofPerson),
    };
  }

  async #ready(): Promise<void> {
    if (!(await this.between.untilHeard(patience))) throw unavailable();
  }

  #beat(): void {
    for (const connection of [...this.#connections]) connection.beat();
    this.#forgetPeople();
    void this.#endLost();
  }

  /** Forgets people without connections once their budgets are full again, so that a reconnection does not renew a used budget. */
  #forgetPeople(): void {
    const now = performance.now();
    for (const [id, { connections, eph, others, subs }] of this.#people) {
      const isWhole = [eph, others, subs].every((budget) => budget.isWhole(now));
      if (connections === 0 && isWhole) this.#people.delete(id);
    }
  }

  #endSession(id: string): void {
    for (const connection of [...(this.#bySession.get(id) ?? [])]) {
      connection.close(liveClose.sessionEnded, 'The session has ended.');
    }
  }

  /** Ends the connections of sessions that have ended without a word that was heard, or by their age. */
  async #endLost(): Promise<void> {
    const all = [...this.#bySession.keys()];
    for (let at = 0; at < all.length; at += sessionsAtOnce) {
      const some = all.slice(at, at + sessionsAtOnce);
      try {
        const living = await listLiving(this.#database, some);
        for (const id of some) if (!living.has(id)) this.#endSession(id);
      } catch (error) {
        // While the database is away nothing is known of them; they are looked at again.
        this.#log.debug({ err: error }, 'the sessions of live connections could not be looked at');
        return;
      }
    }
  }
}

const judge = (frame: ClientFrame | null, { eph, others }: Talk): 'take' | 'drop' | 'close' => {
  const now = performance.now();
  if (frame?.t === 'eph') return eph.take(now) ? 'take' : 'drop';
  return others.take(now) ? 'take' : 'close';
};
