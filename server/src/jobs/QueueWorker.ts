import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import { HopelessJob } from './HopelessJob';
import type { Queue } from './queue';

const jobsAtOnce = 8;

/** One instance's work on one queue. */
export class QueueWorker<Data extends object> {
  readonly #boss: PgBoss;
  readonly #queue: Queue<Data>;
  readonly #handler: (data: Data) => Promise<void>;
  readonly #log: FastifyBaseLogger;
  /** When each of the jobs that are running was taken, by its id; milliseconds. */
  readonly #inHand = new Map<string, number>();
  #isStopping = false;
  #emptying: Promise<void> | null = null;

  constructor(
    boss: PgBoss,
    queue: Queue<Data>,
    handler: (data: Data) => Promise<void>,
    log: FastifyBaseLogger,
  ) {
    this.#boss = boss;
    this.#queue = queue;
    this.#handler = handler;
    this.#log = log;
  }

  /** Takes what is due until nothing is left. While it is at that, another call changes nothing. */
  empty(): void {
    this.#emptying ??= this.#empty().finally(() => {
      this.#emptying = null;
    });
  }

  /** Takes no more jobs. @returns once none is running */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#emptying;
  }

  get queueName(): string {
    return this.#queue.name;
  }

  /** @returns the jobs that are running, but for those that do so for too long */
  inHand(): string[] {
    const longest = this.#queue.expireSeconds * 1000;
    const now = performance.now();
    return [...this.#inHand].filter(([, takenAt]) => now - takenAt < longest).map(([id]) => id);
  }

  /** One after the other, oldest first. @returns how many jobs were due */
  async runDue(): Promise<number> {
    let ran = 0;
    for (let taken = 1; taken > 0; ran += taken) taken = await this.#take(1);
    return ran;
  }

  async #empty(): Promise<void> {
    for (let taken = 1; taken > 0 && !this.#isStopping; ) {
      taken = await this.#take(jobsAtOnce).catch((error: unknown) => {
        this.#log.warn({ err: error, queue: this.#queue.name }, 'the queue could not be read');
        return 0;
      });
    }
  }

  async #take(atMost: number): Promise<number> {
    const jobs = await this.#boss.fetch<Data>(this.#queue.name, { batchSize: atMost });
    const now = performance.now();
    for (const { id } of jobs) this.#inHand.set(id, now);
    await Promise.all(jobs.map((job) => this.#work(job).finally(() => this.#inHand.delete(job.id))));
    return jobs.length;
  }

  async #work(job: PgBoss.Job<Data>): Promise<void> {
    const { name, forgetsDone } = this.#queue;
    try {
      await this.#handler(job.data);
    } catch (error) {
      if (error instanceof HopelessJob) {
        this.#log.error({ err: error, queue: name, job: job.id }, 'the job is given up');
        await this.#boss.cancel(name, job.id);
        return;
      }
      this.#log.warn({ err: error, queue: name, job: job.id }, 'the job failed and will be tried again');
      await this.#boss.fail(name, job.id, {
        message: error instanceof Error ? error.message : String(error),
      });
      return;
    }
    if (forgetsDone) await this.#boss.deleteJob(name, job.id);
    else await this.#boss.complete(name, job.id);
  }
}
