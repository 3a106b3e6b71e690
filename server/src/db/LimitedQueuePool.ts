import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** Milliseconds that somebody waits for a connection. */
export interface QueueLimits {
  /** While nobody gives one back: the database hangs, or is away. */
  stalled: number;
  /** At the most, also while the queue moves. */
  total: number;
}

interface Waiting {
  since: number;
  admit(): void;
  refuse(error: Error): void;
}

type WithClient = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

const look = 100;

/**
 * A pool whose queue may be long while it moves. The limit of `pg` is the same for a database that cannot be reached
 * as for one that is busy: with it, a burst that would be over in three seconds fails after two. Here everybody in it
 * is told after `stalled` milliseconds in which no connection came free, and waits up to `total` otherwise.
 */
export class LimitedQueuePool extends Pool {
  readonly #limits: QueueLimits;
  readonly #queue: Waiting[] = [];
  #free: number;
  #movedAt = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(config: PoolConfig & { max: number }, limits: QueueLimits) {
    super(config);
    this.#limits = limits;
    this.#free = config.max;
    this.on('connect', () => {
      this.#movedAt = Date.now();
    });
    // A connection that is given back with an error is closed: it does not show that the database answers.
    this.on('release', (error: unknown) => {
      if (!error) this.#movedAt = Date.now();
      this.#giveBack();
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
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait();
    try {
      return await super.connect();
    } catch (error) {
      this.#giveBack();
      throw error;
    }
  }

  #wait(): Promise<void> {
    this.#watch ??= setInterval(() => this.#refuseLate(), look).unref();
    return new Promise((admit, refuse) => {
      this.#queue.push({ since: Date.now(), admit, refuse });
    });
  }

  /** Leaves the connection to the first who waits. */
  #giveBack(): void {
    const next = this.#queue.shift();
    if (next) next.admit();
    else this.#free += 1;
    this.#stopWatchingIfEmpty();
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
