import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawingCall, PageToDraw } from '@paadam/shared/contract';
import { rootFolder } from '../../paths';

/** The builds for Node that are live together: absolute files. */
export interface NodeBuilds {
  shell: string;
  /** By the portal's name. */
  portals: Readonly<Record<string, string>>;
}

/** A `DrawnPage` whose state is JSON already, as the document has it. */
export interface DrawnText {
  html: string;
  styles: string;
  styleAttributes: Record<string, string>;
  /** Empty: the other styles have them. */
  ground: string;
  portal: { name: string; version: string } | null;
  /** JSON. */
  state: string;
}

/** The answer of a call: its body as it came. */
export interface CallAnswer {
  status: number;
  text: string;
}

export type MakeCall = (call: DrawingCall) => Promise<CallAnswer>;

/** Why a page was not drawn. */
export type Cause =
  /** No one could wait any longer: for a start, for its turn, or for the page. */
  | 'starting'
  | 'busy'
  | 'late'
  /** It threw. */
  | 'failed'
  /** The thread had to be ended, or ended by itself, with this page under way. */
  | 'ended'
  /** The builds cannot be used at all, or have lately ended a thread. */
  | 'unusable'
  | 'paused';

export class NotDrawn extends Error {
  constructor(
    readonly reason: Cause,
    message: string = reason,
  ) {
    super(message);
    this.name = 'NotDrawn';
  }
}

type FromThread =
  | { type: 'ready'; unusable: Record<string, string> }
  | { type: 'drawn'; id: number; page: DrawnText }
  | { type: 'failed'; id: number; message: string }
  | { type: 'call'; id: number; number: number; path: string }
  | { type: 'stray'; message: string }
  | { type: 'pong' };

interface UnderWay {
  makeCall: MakeCall;
  resolve(page: DrawnText): void;
  reject(error: NotDrawn): void;
}

interface Limits {
  /** Milliseconds in which a thread has to be ready. */
  start: number;
  /** Milliseconds in which a thread that is asked for a sign of life has to give one. */
  silence: number;
  /** Megabytes of its heap. */
  heap: number;
  /** Megabytes that the process may grow by while pages are under way: buffers are not in any heap. */
  growth: number;
}

/** Milliseconds in which what has been said is heard. */
const hearing = 100;

/** Milliseconds between two looks at what the process takes. */
const lookAtMemory = 50;
const megabyte = 1_048_576;

interface Told {
  /** The thread is of no use any more; `mishap`: through a fault of what it ran. */
  onEnd(thread: RenderThread, mishap: string | null): void;
  /** Something went wrong that no page waited for. */
  onStray(message: string): void;
}

/**
 * A thread with a set of builds in it, which draws pages. What a build does there, be it endless or greedy, costs the pages
 * under way and no other request; no variable of the environment is there to be read.
 */
export class RenderThread {
  /** Settles once it can draw: with why a portal's build cannot be used, by its name. @throws NotDrawn */
  readonly ready: Promise<Readonly<Record<string, string>>>;
  readonly startedAt = Date.now();
  #isReady = false;
  readonly #worker: Worker;
  readonly #limits: Limits;
  readonly #told: Told;
  readonly #underWay = new Map<number, UnderWay>();
  #lastId = 0;
  #ended = false;
  #retired = false;
  #signOfLife: NodeJS.Timeout | null = null;
  #watch: NodeJS.Timeout | null = null;

  /** @param first is drawn for no one before it counts as ready: code that has run once is quicker */
  constructor({ shell, portals }: NodeBuilds, limits: Limits, told: Told, first?: PageToDraw) {
    this.#limits = limits;
    this.#told = told;
    this.#worker = new Worker(join(rootFolder, 'server/src/site/rendering/thread.cjs'), {
      workerData: { shell, portals, first },
      env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // Not to be read here: that holds the process for as long as the thread lives.
      stdout: true,
      stderr: true,
    });
    this.ready = new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#end('It was not ready in time.'), limits.start).unref();
      const settle = () => clearTimeout(late);
      this.#worker.on('message', (message: FromThread) => {
        if (message.type !== 'ready') return this.#take(message);
        settle();
        this.#isReady = true;
        return resolve(message.unusable);
      });
      this.#worker.on('error', (error) => this.#end(error instanceof Error ? error.message : String(error)));
      this.#worker.once('exit', () => {
        settle();
        reject(new NotDrawn('unusable'));
        this.#end('It ended by itself.');
      });
    });
    this.ready.catch(() => {});
    this.#worker.unref();
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether it has not yet given the sign of life that it was asked for: no one need wait for it. */
  get isSilent(): boolean {
    return this.#signOfLife !== null;
  }

  /**
   * @param milliseconds after which the page is given up; a thread that then gives no sign of life is ended
   * @throws NotDrawn
   */
  draw(page: PageToDraw, makeCall: MakeCall, milliseconds: number): Promise<DrawnText> {
    if (this.#ended) return Promise.reject(new NotDrawn('ended'));
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise<DrawnText>((resolve, reject) => {
      const tooLate = setTimeout(() => {
        this.#worker.postMessage({ type: 'forget', id });
        this.#settle(id)?.reject(new NotDrawn('late'));
        this.#askForSign();
      }, milliseconds);
      const settled =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(tooLate);
          then(value);
        };
      this.#watchMemory();
      this.#underWay.set(id, { makeCall, resolve: settled(resolve), reject: settled(reject) });
      this.#worker.postMessage({ type: 'draw', id, page });
    });
  }

  /** Draws what it has begun, and ends. */
  retire(): void {
    this.#retired = true;
    this.#endWhenDrained();
  }

  /** @returns once the thread has gone */
  async stop(): Promise<void> {
    this.#retired = true;
    this.#end(null);
    await this.#worker.terminate();
  }

  #take(message: Exclude<FromThread, { type: 'ready' }>): void {
    switch (message.type) {
      case 'drawn':
        this.#settle(message.id)?.resolve(message.page);
        return;
      case 'failed':
        this.#settle(message.id)?.reject(new NotDrawn('failed', message.message));
        return;
      case 'call':
        void this.#call(message);
        return;
      case 'stray':
        this.#told.onStray(message.message);
        return;
      case 'pong':
        if (this.#signOfLife) clearTimeout(this.#signOfLife);
        this.#signOfLife = null;
    }
  }

  async #call({ id, number, path }: { id: number; number: number; path: string }): Promise<void> {
    const page = this.#underWay.get(id);
    if (!page) return;
    const unanswered = { status: 503, text: '' };
    const answer = await page.makeCall({ path }).catch(() => unanswered);
    if (!this.#ended) this.#worker.postMessage({ type: 'answer', id, number, ...answer });
  }

  #settle(id: number): UnderWay | undefined {
    const page = this.#underWay.get(id);
    this.#underWay.delete(id);
    this.#endWhenDrained();
    return page;
  }

  #watchMemory(): void {
    if (this.#watch) return;
    const most = process.memoryUsage.rss() + this.#limits.growth * megabyte;
    this.#watch = setInterval(() => {
      if (process.memoryUsage.rss() > most) this.#end('It took too much memory.');
      else if (this.#underWay.size === 0) this.#stopWatching();
    }, lookAtMemory).unref();
  }

  #stopWatching(): void {
    if (this.#watch) clearInterval(this.#watch);
    this.#watch = null;
  }

  #endWhenDrained(): void {
    if (this.#retired && this.#underWay.size === 0) this.#end(null);
  }

  /** A page may be late since the API is; a thread that does not answer is in a loop. */
  #askForSign(): void {
    if (this.#signOfLife || this.#ended) return;
    this.#worker.postMessage({ type: 'ping' });
    const end = () => this.#end('It gave no sign of life.');
    this.#signOfLife = setTimeout(() => {
      // It may have given one that this thread has been too busy to hear.
      this.#signOfLife = setTimeout(end, hearing).unref();
    }, this.#limits.silence).unref();
  }

  #end(mishap: string | null): void {
    if (this.#ended) return;
    this.#ended = true;
    if (this.#signOfLife) clearTimeout(this.#signOfLife);
    this.#stopWatching();
    for (const id of [...this.#underWay.keys()]) this.#settle(id)?.reject(new NotDrawn('ended'));
    void this.#worker.terminate();
    this.#told.onEnd(this, mishap);
  }
}
