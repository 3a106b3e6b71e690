import type { FastifyBaseLogger } from 'fastify';
import type PgBoss from 'pg-boss';
import type { Database } from '../db/openDatabase';
import { giveBackUnbegun, type TakenJob, takeJobs } from './changes';
import { HopelessJob } from './HopelessJob';
import type { Queue } from './queue';

/** How many jobs of one queue an instance runs at the same time. */
const jobsAtOnce = 8;

/** How many jobs one statement takes. */
const jobsTaken = 200;

/** The jobs of one run of the handler: one job, or, in a queue that only wakes work, all jobs taken together. */
interface Work<Data> {
  ids: string[];
  data: Data;
}

/** One instance's work on one queue. */
export class QueueWorker<Data extends object> {
  readonly #database: Database;
  readonly #boss: PgBoss;
  readonly #queue: Queue<Data>;
  readonly #handler: (data: Data) => Promise<void>;
  readonly #log: FastifyBaseLogger;
  /** By id, when each running job began, in milliseconds of `performance.now()`. */
  readonly #running = new Map<string, number>();
  /** Jobs that were taken and have not begun. */
  #waiting: Work<Data>[] = [];
  readonly #hands = new Set<Promise<void>>();
  #taking: Promise<void> | null = null;
  #isStopping = false;

  constructor(
    database: Database,
    boss: PgBoss,
    queue: Queue<Data>,
    handler: (data: Data) => Promise<void>,
    log: FastifyBaseLogger,
  ) {
    this.#database = database;
    this.#boss = boss;
    this.#queue = queue;
    this.#handler = handler;
    this.#log = log;
  }

  /** Runs due jobs until none is left, as many at a time as allowed. Jobs that run already continue. */
  empty(): void {
    while (!this.#isStopping && this.#hands.size < jobsAtOnce) {
      const hand = this.#doWhatComes().finally(() => this.#hands.delete(hand));
      this.#hands.add(hand);
    }
  }

  /** Stops taking jobs. @returns once no job is running and the jobs not begun are given back */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#hands);
    const unbegun = this.#waiting.splice(0).flatMap(({ ids }) => ids);
    if (unbegun.length === 0) return;
    await giveBackUnbegun(this.#database, this.#queue.name, unbegun).catch((error: unknown) =>
      this.#log.warn(
        { err: error, queue: this.#queue.name },
        'jobs could not be given back; another server will',
      ),
    );
  }

  get queueName(): string {
    return this.#queue.name;
  }

  /** @returns the ids of jobs that were taken and are not finished, without those that have run for too long */
  inHand(): string[] {
    const longest = this.#queue.expireSeconds * 1000;
    const now = performance.now();
    const running = [...this.#running].filter(([, begunAt]) => now - begunAt < longest).map(([id]) => id);
    return [...running, ...this.#waiting.flatMap(({ ids }) => ids)];
  }

  /** Runs jobs one after the other, those due longest first. @returns how many times the handler ran */
  async runDue(): Promise<number> {
    for (let ran = 0; ; ran += 1) {
      const [work] = await this.#take(this.#queue.wakes ? jobsTaken : 1);
      if (!work) return ran;
      await this.#do(work);
    }
  }

  async #doWhatComes(): Promise<void> {
    for (let work = await this.#next(); work; work = await this.#next()) {
      try {
        await this.#do(work);
      } catch (error) {
        // The database is away. The jobs stay active, and are taken again once they count as lost.
        const { name } = this.#queue;
        this.#log.warn({ err: error, queue: name, jobs: work.ids }, 'the end of a job could not be stored');
        return;
      }
    }
  }

  /** @returns the jobs of the next run; undefined: none is due, or the worker is stopping */
  async #next(): Promise<Work<Data> | undefined> {
    if (this.#waiting.length === 0 && !this.#isStopping) {
      this.#taking ??= this.#takeMany().finally(() => {
        this.#taking = null;
      });
      await this.#taking;
    }
    return this.#isStopping ? undefined : this.#waiting.shift();
  }

  async #takeMany(): Promise<void> {
    try {
      this.#waiting.push(...(await this.#take(jobsTaken)));
    } catch (error) {
      this.#log.warn({ err: error, queue: this.#queue.name }, 'the queue could not be read');
    }
  }

  async #take(atMost: number): Promise<Work<Data>[]> {
    const jobs = await takeJobs<Data>(this.#database, this.#queue.name, {
      jobs: atMost,
      retries: jobsAtOnce,
    });
    const [first] = jobs;
    if (this.#queue.wakes) return first ? [{ ids: jobs.map(({ id }) => id), data: first.data }] : [];
    return jobs.map(({ id, data }: TakenJob<Data>) => ({ ids: [id], data }));
  }

  async #do(work: Work<Data>): Promise<void> {
    const now = performance.now();
    for (const id of work.ids) this.#running.set(id, now);
    try {
      await this.#work(work);
    } finally {
      for (const id of work.ids) this.#running.delete(id);
    }
  }

  async #work({ ids, data }: Work<Data>): Promise<void> {
    const { name, forgetsDone } = this.#queue;
    try {
      await this.#handler(data);
    } catch (error) {
      if (error instanceof HopelessJob) {
        this.#log.error({ err: error, queue: name, jobs: ids }, 'the job is given up');
        await this.#boss.cancel(name, ids);
        return;
      }
      this.#log.warn({ err: error, queue: name, jobs: ids }, 'the job failed and will be tried again');
      const message = error instanceof Error ? error.message : String(error);
      for (const id of ids) await this.#boss.fail(name, id, { message });
      return;
    }
    if (forgetsDone) await this.#boss.deleteJob(name, ids);
    else await this.#boss.complete(name, ids);
  }
}
