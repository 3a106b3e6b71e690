import { Pool, type PoolClient, type PoolConfig } from 'pg';

/** Milliseconds that somebody waits in line for a connection. */
export interface Patience {
  /** While nobody gives one back: the database hangs, or is away. */
  stuck: number;
  /** At the most, also while the line moves. */
  longest: number;
}

interface Waiting {
  since: number;
  admit(): void;
  refuse(error: Error): void;
}

type WithClient = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

const look = 100;

/**
 * A pool whose line may be long as long as it moves. The limit of `pg` is the same for a database that cannot be reached
 * as for one that is busy: with it, a burst that would be over in three seconds fails after two. Here everybody in line
 * is told after `stuck` milliseconds in which no connection came free, and waits up to `longest` otherwise.
 */
export class PatientPool extends Pool {
  readonly #patience: Patience;
  readonly #line: Waiting[] = [];
  #places: number;
  #movedAt = 0;
  #watch: NodeJS.Timeout | undefined;

  constructor(config: PoolConfig & { max: number }, patience: Patience) {
    super(config);
    this.#patience = patience;
    this.#places = config.max;
    this.on('connect', () => {
      this.#movedAt = Date.now();
    });
    // A connection that is given back with an error is closed: it does not show that the database answers.
    this.on('release', (error: unknown) => {
      if (!error) this.#movedAt = Date.now();
      this.#leave();
    });
  }

  /** How many wait for a connection. */
  get inLine(): number {
    return this.#line.length;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: WithClient): void;
  override connect(callback?: WithClient): Promise<PoolClient> | undefined {
    const client = this.#take();
    if (!callback) return client;
    client.then(
      (taken) => callback(undefined, taken, taken.release),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #take(): Promise<PoolClient> {
    if (this.#places > 0) this.#places -= 1;
    else await this.#stand();
    try {
      return await super.connect();
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  #stand(): Promise<void> {
    this.#watch ??= setInterval(() => this.#refuseTired(), look).unref();
    return new Promise((admit, refuse) => {
      this.#line.push({ since: Date.now(), admit, refuse });
    });
  }

  /** Leaves a place to the first in line. */
  #leave(): void {
    const next = this.#line.shift();
    if (next) next.admit();
    else this.#places += 1;
    this.#restIfEmpty();
  }

  #refuseTired(): void {
    const { stuck, longest } = this.#patience;
    const now = Date.now();
    const isTired = ({ since }: Waiting) =>
      now - Math.max(since, this.#movedAt) >= stuck || now - since >= longest;
    for (let [first] = this.#line; first && isTired(first); [first] = this.#line) {
      this.#line.shift();
      first.refuse(new Error('No connection came free in time.'));
    }
    this.#restIfEmpty();
  }

  #restIfEmpty(): void {
    if (this.#line.length > 0) return;
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}
