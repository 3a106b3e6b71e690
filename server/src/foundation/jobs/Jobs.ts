import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Database } from '../db/openDatabase';
import { onJobsAdded } from './enqueue';
import { LostJobs, type Rhythm } from './LostJobs';
import { QueueWorker } from './QueueWorker';
import { listDueQueues } from './queries';
import type { Queue } from './queue';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/**
 * Milliseconds between two polls of the queues. Jobs that this server adds are taken at once; another server takes its own jobs, and
 * scheduled jobs need not start to the second.
 */
const pause = { idle: 2_000, least: 50 };

/**
 * The jobs of this instance: who handles which queue, and the loop that sees which have something to do. pg-boss keeps the jobs and
 * counts their retries. Its own workers are not used: they report a job's end without waiting for the database,
 * so that a database that is away for a moment would end the process.
 */
export class Jobs {
  readonly #database: Database;
  readonly #boss: PgBoss;
  readonly #log: FastifyBaseLogger;
  readonly #lost: LostJobs;
  readonly #workers: Pick<QueueWorker<object>, 'empty' | 'stop' | 'runDue' | 'queueName' | 'inHand'>[] = [];
  #looking: Promise<void> = Promise.resolve();
  readonly #stopping = new AbortController();
  #isWoken = false;
  #wake: () => void = () => {};
  #endListening: () => void = () => {};

  constructor(database: Database, log: FastifyBaseLogger, rhythm?: Rhythm) {
    this.#database = database;
    this.#log = log;
    this.#lost = new LostJobs(database, log, rhythm);
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.$client.query(text, values) },
      migrate: false,
      schedule: false,
      // Upkeep removes jobs before that, in batches. The archive would move all of them in one statement.
      archiveCompletedAfterSeconds: 8 * 86_400,
    });
    this.#boss.on('error', (error) => log.warn({ err: error }, 'the upkeep of the jobs failed'));
  }

  /**
   * Says what is done with a queue's jobs. A job whose handler throws is tried again later, unless it throws
   * `HopelessJob`, and one whose server dies is too, so a handler must bear being run twice.
   */
  handle<Data extends object>(queue: Queue<Data>, handler: (data: Data) => Promise<void>): void {
    this.#workers.push(new QueueWorker(this.#database, this.#boss, queue, handler, this.#log));
  }

  /** Begins to take jobs, here and in every other instance that has started. */
  async start(): Promise<void> {
    await this.#boss.start();
    this.#endListening = onJobsAdded(this.#database, this.#onAdded);
    this.#looking = this.#look();
    this.#lost.start(
      this.#workers.map(({ queueName }) => queueName),
      () => this.#workers.flatMap((worker) => worker.inHand()),
    );
  }

  /** Takes no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    this.#endListening();
    this.#stopping.abort();
    await this.#looking;
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    await this.#lost.stop();
    await this.#boss.stop({ graceful: false });
  }

  /**
   * Runs every job that is due now, those that these enqueue among them, without waiting for more: for tests and tools. The
   * jobs of a queue run one after the other, oldest first.
   */
  async runDue(): Promise<void> {
    let ran: number;
    do {
      ran = 0;
      for (const worker of this.#workers) ran += await worker.runDue();
    } while (ran > 0);
  }

  /**
   * Asks for all queues at once which have something to do: to take from each is dear, also where nothing is there, and most
   * of the time nothing is.
   */
  async #look(): Promise<void> {
    const { signal } = this.#stopping;
    const names = this.#workers.map(({ queueName }) => queueName);
    let isKnownToFail = false;
    while (!signal.aborted) {
      try {
        const due = await listDueQueues(this.#database, names);
        for (const worker of this.#workers) if (due.has(worker.queueName)) worker.empty();
        isKnownToFail = false;
      } catch (error) {
        if (!isKnownToFail) this.#log.warn({ err: error }, 'the queues could not be read');
        isKnownToFail = true;
      }
      await this.#pause();
    }
  }
  readonly #onAdded = (): void => {
    this.#isWoken = true;
    this.#wake();
  };

  /** Resolves when it is time to poll the queues again. */
  async #pause(): Promise<void> {
    const { signal } = this.#stopping;
    const sleep = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal }).catch(() => {});
    await sleep(pause.least);
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    if (!this.#isWoken) await Promise.race([woken, sleep(pause.idle)]);
    this.#isWoken = false;
  }
}
