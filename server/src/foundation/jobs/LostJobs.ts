import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/openDatabase';
import { giveBack, type JobInHand, keepInHand, listInHand } from './changes';

export interface Rhythm {
  /** Milliseconds between two times that a server says which jobs it has in hand, and looks at what the others have. */
  beat: number;
  /** A job that is not reported running for this many looks in a row is lost with its server. */
  looks: number;
}

/** What a server had that died is taken up after 16 to 20 s; three beats of one that lives may fail. */
const usual: Rhythm = { beat: 4_000, looks: 4 };

interface Watched extends JobInHand {
  /** How often it was looked at in vain since it was last heard of. */
  silent: number;
}

/**
 * Finds the jobs that died with their server. A server that lives says every few seconds which jobs it has; one that was
 * killed says nothing. Looks are counted and not seconds, and only while the database answers: where it was away, or the
 * machine stood still, every server has been silent.
 */
export class LostJobs {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #rhythm: Rhythm;
  #watched = new Map<string, Watched>();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(database: Database, log: FastifyBaseLogger, rhythm: Rhythm = usual) {
    this.#database = database;
    this.#log = log;
    this.#rhythm = rhythm;
  }

  /**
   * @param queues whose jobs are looked after
   * @param inHand gives the ids of the jobs that this server has, and that may still be running
   */
  start(queues: readonly string[], inHand: () => string[]): void {
    const next = () => {
      this.#running = this.beat(queues, inHand()).finally(() => {
        if (this.#timer) this.#timer = setTimeout(next, this.#rhythm.beat).unref();
      });
    };
    this.#timer = setTimeout(next, 0).unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Says once what is in hand, looks once at what the others have, and gives back what was lost. */
  async beat(queues: readonly string[], inHand: readonly string[]): Promise<void> {
    try {
      await keepInHand(this.#database, queues, inHand);
      await this.#look(await listInHand(this.#database, queues));
    } catch (error) {
      this.#watched.clear();
      this.#log.warn({ err: error }, 'nobody could be told which jobs are in hand');
    }
  }

  async #look(found: readonly JobInHand[]): Promise<void> {
    const before = this.#watched;
    this.#watched = new Map(
      found.map((job) => {
        const known = before.get(job.id);
        const silent = known?.seenAt === job.seenAt ? known.silent + 1 : 0;
        return [job.id, { ...job, silent }];
      }),
    );
    for (const job of this.#watched.values()) {
      if (job.silent < this.#rhythm.looks) continue;
      if (await giveBack(this.#database, job)) {
        this.#log.warn(
          { queue: job.queue, job: job.id },
          'the job was lost with its server, and is taken up',
        );
      }
    }
  }
}
