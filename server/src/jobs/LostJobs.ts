import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/openDatabase';
import { giveBack, type JobInHand, keepInHand, listInHand } from './changes';

/** Milliseconds. */
export interface Rhythm {
  /** Between two times that a server says which jobs it has in hand, and looks at what the others have. */
  beat: number;
  /** A job of which nobody has said so for this long is lost with its server. */
  patience: number;
}

/** Three beats may fail, and what a server had that died is still taken up within 25 s. */
const usual: Rhythm = { beat: 4_000, patience: 16_000 };

/** What is known of a job in somebody's hands. */
interface Watched extends JobInHand {
  /** By this server's clock that tells intervals alone: since when nothing was heard of it. */
  since: number;
}

/**
 * Finds the jobs that died with their server. A server that lives says every few seconds which jobs it has; one that was
 * killed says nothing. Silence counts only while the database could be asked all the time: after it was away, every server
 * has been silent.
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
   * @param inHand the ids of the jobs that this server has, and that may still be running
   */
  start(queues: readonly string[], inHand: () => string[]): void {
    const beat = async () => {
      try {
        await keepInHand(this.#database, inHand());
        await this.#look(await listInHand(this.#database, queues));
      } catch (error) {
        this.#watched.clear();
        this.#log.warn({ err: error }, 'nobody could be told which jobs are in hand');
      }
    };
    const next = () => {
      this.#running = beat().finally(() => {
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

  async #look(found: readonly JobInHand[]): Promise<void> {
    const now = performance.now();
    const before = this.#watched;
    this.#watched = new Map(
      found.map((job) => {
        const known = before.get(job.id);
        return [job.id, known?.seenAt === job.seenAt ? known : { ...job, since: now }];
      }),
    );
    for (const job of this.#watched.values()) {
      if (now - job.since < this.#rhythm.patience) continue;
      if (await giveBack(this.#database, job)) {
        this.#log.warn(
          { queue: job.queue, job: job.id },
          'the job was lost with its server, and is taken up',
        );
      }
    }
  }
}
