import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../foundation/db/openDatabase';
import type { BackgroundWork } from '../../foundation/jobs/doEvery';
import { countDueJobs, countGivenUpJobs } from '../../foundation/jobs/queries';
import type { Queue } from '../../foundation/jobs/queue';
import { findLastRecount } from '../../lessons/ledger/ledger/queries';
import { findSilence } from '../../lessons/ledger/queries';
import type { Live } from '../../realtime/live/Live';

interface ServedRequest {
  method: string;
  /** The route's pattern, "/api/bookings/:id": an address could be anything. */
  route: string;
  status: number;
  seconds: number;
}

/** Every text is one of a known few: each combination is a series that is kept for the life of the process. */
interface RemoteLoad {
  remote: string;
  version: string;
  stage: string;
  outcome: string;
  /** On average, where they are several. */
  seconds: number;
  count: number;
}

/** Each text is one of a known few here, too. */
interface CountedPage {
  portal: string;
  version: string;
  outcome: string;
  reason: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/**
 * The figures of one instance, in Prometheus's text format. Counters are this process's own, from its start on:
 * Prometheus scrapes each instance and sums over them. Figures from the database, such as the number of due jobs, are the same on all
 * instances. A figure that cannot be read is NaN, never the previous one.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: 'paadam_http_requests_total',
    help: 'Requests answered by this process.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: 'paadam_http_request_duration_seconds',
    help: 'From the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #loads = new Counter({
    name: 'paadam_remote_loads_total',
    help: 'Loads of remotes, as browsers told this process.',
    labelNames: ['remote', 'version', 'stage', 'outcome'],
    registers: [this.#registry],
  });
  readonly #loadTimes = new Histogram({
    name: 'paadam_remote_load_duration_seconds',
    help: 'How long the loads of remotes took, as browsers told this process.',
    labelNames: ['remote', 'stage', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 30],
    registers: [this.#registry],
  });

  readonly #pages = new Counter({
    name: 'paadam_pages_total',
    help: 'Pages drawn by this process, given out from what it kept, or given up, and why.',
    labelNames: ['portal', 'version', 'outcome', 'reason'],
    registers: [this.#registry],
  });

  readonly #failures = new Counter({
    name: 'paadam_background_failures_total',
    help: 'Failures of periodic work in this process, each of one payment, calendar or run, by the kind of work.',
    labelNames: ['work'],
    registers: [this.#registry],
  });

  readonly #webhooks = new Counter({
    name: 'paadam_payment_webhooks_total',
    help: 'Webhooks of payment gateways to this process: taken, refused because unsigned, or skipped because unreadable.',
    labelNames: ['provider', 'outcome'],
    registers: [this.#registry],
  });

  readonly #upkeepRuns = new Counter({
    name: 'paadam_upkeep_runs_total',
    help: 'Runs of each step of the upkeep by this process: done, or failed.',
    labelNames: ['step', 'outcome'],
    registers: [this.#registry],
  });
  readonly #upkeepRows = new Counter({
    name: 'paadam_upkeep_rows_total',
    help: 'Rows that each step of the upkeep has removed in this process.',
    labelNames: ['step'],
    registers: [this.#registry],
  });

  readonly #unmeasured = new Counter({
    name: 'paadam_metrics_failed_total',
    help: 'Reads of metrics that failed in this process; such a metric is NaN.',
    labelNames: ['metric'],
    registers: [this.#registry],
  });

  constructor(database: Database, queues: readonly Queue<object>[], live: Live) {
    collectDefaultMetrics({ register: this.#registry });
    const { $client: pool } = database;
    const givenUp: Gauge<'queue'> = new Gauge({
      name: 'paadam_jobs_given_up',
      help: 'Jobs that were given up in the last seven days; the same in all. NaN: they could not be counted.',
      labelNames: ['queue'],
      registers: [this.#registry],
      collect: async () => {
        const counted = await this.#try('paadam_jobs_given_up', () => countGivenUpJobs(database, queues));
        for (const { name } of queues) givenUp.set({ queue: name }, Number.NaN);
        for (const { queue, jobs } of counted ?? []) givenUp.set({ queue }, jobs);
      },
    });
    this.#gauge(
      'paadam_database_connections',
      'Connections to the database that this process holds.',
      () => pool.totalCount,
    );
    this.#gauge('paadam_database_connections_idle', 'Those of them that nothing uses.', () => pool.idleCount);
    this.#gauge(
      'paadam_database_waiting',
      'Queries and transactions that wait for a connection.',
      () => pool.queueLength,
    );
    this.#gauge(
      'paadam_live_connections',
      'Connections of the live channel.',
      () => live.figures.connections,
    );
    new Gauge({
      name: 'paadam_live_topics',
      help: 'Topics that connections of the live channel have, by kind.',
      labelNames: ['topic'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [topic, count] of live.figures.topics) this.set({ topic }, count);
      },
    });
    new Counter({
      name: 'paadam_live_frames_total',
      help: 'Frames of the live channel: received, sent, and dropped for readers that are too slow.',
      labelNames: ['what'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [what, count] of Object.entries(live.figures.frames)) this.inc({ what }, count);
      },
    });
    this.#measured(
      'paadam_ledger_differences',
      'What did not add up when the ledger was last recounted; the same in all. NaN: it has not been recounted, or could not be read.',
      async () => (await findLastRecount(database))?.differences.length ?? Number.NaN,
    );
    this.#measured(
      'paadam_ledger_recount_timestamp_seconds',
      'When the ledger was last recounted, in seconds since 1970; the same in all. NaN: never, or it could not be read.',
      async () => ((await findLastRecount(database))?.at.getTime() ?? Number.NaN) / 1_000,
    );
    this.#measured(
      'paadam_payment_webhooks_silent_seconds',
      'For how long money has come of which no webhook told; the same in all. NaN: it could not be read.',
      async () => {
        const since = await findSilence(database);
        return since ? (Date.now() - since.getTime()) / 1_000 : 0;
      },
    );
    const due: Gauge<'queue'> = new Gauge({
      name: 'paadam_jobs_due',
      help: 'Jobs that wait to be taken by any instance; the same in all. NaN: they could not be counted.',
      labelNames: ['queue'],
      registers: [this.#registry],
      collect: async () => {
        const counted = await this.#try('paadam_jobs_due', () => countDueJobs(database, queues));
        for (const { name } of queues) due.set({ queue: name }, Number.NaN);
        for (const { queue, jobs } of counted ?? []) due.set({ queue }, jobs);
      },
    });
  }

  countRequest({ method, route, status, seconds }: ServedRequest): void {
    this.#requests.inc({ method, route, status });
    this.#durations.observe({ method, route }, seconds);
  }

  countRemoteLoad({ remote, version, stage, outcome, seconds, count }: RemoteLoad): void {
    this.#loads.inc({ remote, version, stage, outcome }, count);
    for (let load = 0; load < count; load += 1) {
      this.#loadTimes.observe({ remote, stage, outcome }, seconds);
    }
  }

  countWebhook(provider: string, outcome: 'taken' | 'refused' | 'unread'): void {
    this.#webhooks.inc({ provider, outcome });
  }

  /** @param step one of a fixed set of names */
  countUpkeep(step: string, outcome: 'done' | 'failed', rows = 0): void {
    this.#upkeepRuns.inc({ step, outcome });
    this.#upkeepRows.inc({ step }, rows);
  }

  /** Runs of background work, whose failures would otherwise show only in the log. */
  countFailure(work: BackgroundWork): void {
    this.#failures.inc({ work });
  }

  countPage({ portal, version, outcome, reason }: CountedPage): void {
    this.#pages.inc({ portal, version, outcome, reason });
  }

  /** @returns how the loads of remotes went, as browsers told this process since it started, by remote and version */
  async readLoads(): Promise<{ remote: string; version: string; outcome: string; count: number }[]> {
    const { values } = await this.#loads.get();
    return values.map(({ labels, value }) => ({
      remote: String(labels.remote),
      version: String(labels.version),
      outcome: String(labels.outcome),
      count: value,
    }));
  }

  /** @returns all figures as they are now, with their media type */
  async print(): Promise<{ type: string; text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  /** A figure that is read at each scrape. If that fails it is NaN and counted as failed: an old figure, or 0, would look fine. */
  #measured(name: string, help: string, read: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () => gauge.set((await this.#try(name, read)) ?? Number.NaN),
    });
  }

  /** @returns what `read` returns; undefined if it fails, which is counted */
  async #try<Result>(metric: string, read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch {
      this.#unmeasured.inc({ metric });
      return undefined;
    }
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(read());
      },
    });
  }
}
