import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { currentAsker } from './asker';

/** Milliseconds that a person waits for a connection. */
export interface QueueLimits {
  /** While no one gives one back: the database hangs, or is away. */
  stalled: number;
  /** At the most, also while the queue moves. */
  total: number;
}

/** Thrown if a person already has as many requests waiting as allowed. */
export class TooManyAtOnce extends Error {
  override name = 'TooManyAtOnce';
}

interface Waiting {
  since: number;
  /** The id of the person; null: work for everyone. */
  asker: string | null;
  admit(): void;
  refuse(error: Error): void;
}

type WithClient = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

const look = 100;

/** A person's limits: a share of the connections, and a number of waiting statements and transactions. */
const ofPerson = { share: 1 / 4, least: 2, waiting: 200 };

/**
 * A pool whose queue may be long while it moves. The limit of `pg` is the same for a database that cannot be reached
 * as for one that is busy: with it, a burst that would be over in three seconds fails after two. Here everybody in it
 * is told after `stalled` milliseconds in which no connection came free, and waits up to `total` otherwise. A person (`askFor`) has a
 * share of the connections and of the queue. Beyond the first their requests wait, beyond the second they are refused; other people are
 * not affected.
 */
export class LimitedQueuePool extends Pool {
  readonly #limits: QueueLimits;
  readonly #queue: Waiting[] = [];
  readonly #share: number;
  readonly #inUse = new Map<string, number>();
  readonly #holders = new WeakMap<PoolClient, string | null>();
  #free: number;
  #movedAt = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(config: PoolConfig & { max: number }, limits: QueueLimits) {
    super(config);
    this.#limits = limits;
    this.#free = config.max;
    this.#share = Math.max(Math.floor(config.max * ofPerson.share), ofPerson.least);
    this.on('connect', () => {
      this.#movedAt = Date.now();
    });
    // A connection that is given back with an error is closed: it does not show that the database answers.
    this.on('release', (error: unknown, client) => {
      if (!error) this.#movedAt = Date.now();
      this.#giveBack(this.#holders.get(client) ?? null);
    });
  }

  /** How many wait for a connection. */
  get queueLength(): number {
    return this.#queue.length;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: WithClient): void;
  override connect(callback?: WithClient): Promise<PoolClient> | undefined {
    const client = this.#acquire();
    if (!callback) return client;
    client.then(
      (taken) => callback(undefined, taken, taken.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #acquire(): Promise<PoolClient> {
    const asker = currentAsker();
    if (this.#free > 0 && this.#hasShareLeft(asker)) this.#take(asker);
    else await this.#wait(asker);
    try {
      const client = await super.connect();
      this.#holders.set(client, asker);
      return client;
    } catch (error) {
      this.#giveBack(asker);
      throw error;
    }
  }

  #usedBy(asker: string | null): number {
    return asker === null ? 0 : (this.#inUse.get(asker) ?? 0);
  }

  #hasShareLeft(asker: string | null): boolean {
    return this.#usedBy(asker) < this.#share;
  }

  #take(asker: string | null): void {
    this.#free -= 1;
    if (asker !== null) this.#inUse.set(asker, this.#usedBy(asker) + 1);
  }

  #wait(asker: string | null): Promise<void> {
    const ownWaiting = asker === null ? 0 : this.#queue.filter((one) => one.asker === asker).length;
    if (ownWaiting >= ofPerson.waiting) {
      return Promise.reject(new TooManyAtOnce('A person asks for too much at once.'));
    }
    this.#watch ??= setInterval(() => this.#refuseLate(), look).unref();
    return new Promise((admit, refuse) => {
      this.#queue.push({ since: Date.now(), asker, admit, refuse });
    });
  }

  /** Gives the connection to the first in the queue among the people who hold the fewest. */
  #giveBack(asker: string | null): void {
    this.#free += 1;
    if (asker !== null) {
      const left = this.#usedBy(asker) - 1;
      if (left > 0) this.#inUse.set(asker, left);
      else this.#inUse.delete(asker);
    }
    const next = this.#next();
    if (next) {
      this.#queue.splice(this.#queue.indexOf(next), 1);
      this.#take(next.asker);
      next.admit();
    }
    this.#stopWatchingIfEmpty();
  }

  #next(): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of this.#queue) {
      if (!this.#hasShareLeft(one.asker)) continue;
      if (!next || this.#usedBy(one.asker) < this.#usedBy(next.asker)) next = one;
      if (this.#usedBy(next.asker) === 0) break;
    }
    return next;
  }

  #refuseLate(): void {
    const { stalled, total } = this.#limits;
    const now = Date.now();
    const isLate = ({ since }: Waiting) =>
      now - Math.max(since, this.#movedAt) >= stalled || now - since >= total;
    for (let [first] = this.#queue; first && isLate(first); [first] = this.#queue) {
      this.#queue.shift();
      first.refuse(new Error('No connection came free in time.'));
    }
    this.#stopWatchingIfEmpty();
  }

  #stopWatchingIfEmpty(): void {
    if (this.#queue.length > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}
