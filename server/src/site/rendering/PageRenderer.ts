import type { PageToDraw, Registry } from '@paadam/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type DrawingShell, type LiveBuilds, liveBuilds, versionOf } from './liveBuilds';
import { type Cause, type DrawnText, type MakeCall, NotDrawn, RenderThread } from './RenderThread';
import { within } from './within';

declare module 'fastify' {
  interface FastifyInstance {
    /** Null: no page is drawn here. */
    drawing: PageRenderer | null;
  }
}

export interface DrawingLimits {
  /** Milliseconds in which a page has to be there, with all that it waits for. */
  page: number;
  /** Milliseconds in which a thread has to be ready. */
  start: number;
  /** Milliseconds in which a thread that is late has to give a sign of life. */
  silence: number;
  /** Megabytes of a thread's heap. */
  heap: number;
  /** Megabytes that the process may grow by while a thread draws. */
  growth: number;
  /** Pages that a thread has under way at a time. */
  atOnce: number;
  /** Pages that may wait for their turn, or for the thread to start. */
  waiting: number;
  /** Milliseconds for which nothing is drawn after a mishap; it doubles with each that follows. */
  pause: number;
}

const drawingLimits: DrawingLimits = {
  page: 1_000,
  start: 5_000,
  silence: 2_500,
  heap: 256,
  growth: 400,
  atOnce: 4,
  waiting: 12,
  pause: 2_000,
};

const longestPause = 300_000;

/** The part of a page's time that has to be left for it to be begun beside others. */
const leastLeft = 0.7;

/** Milliseconds after which a thread that had a mishap counts as having worked before it. */
const steady = 60_000;

/** Milliseconds for which builds are not looked for anew while shell and registry are the same. */
const lookAgain = 1_000;

/** What becomes of a page: counted, for the site's operator. */
export interface PageOutcome {
  /** "shell": the frame alone. */
  portal: string;
  version: string;
  outcome: 'drawn' | 'kept' | 'given-up';
  /** Why it was given up; empty otherwise. */
  reason: Cause | '';
}

interface Parts {
  /** Where the builds stand. */
  distDir: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  count(outcome: PageOutcome): void;
  limits?: Partial<DrawingLimits>;
}

export interface DrawingRequest {
  shell: DrawingShell;
  registry: Registry;
  /** Its `portal` says whose page it is, whether or not that has a build for Node. */
  page: PageToDraw;
  makeCall: MakeCall;
  /** Milliseconds for which a person has waited for it already. */
  waited?: number;
}

interface Mishaps {
  count: number;
  until: number;
}

/**
 * Draws pages on a thread that has the live builds in it. When these change, a new thread takes over and the one before ends
 * once it has drawn what it had begun: a release shows without a restart. A page that cannot be drawn is given up within
 * the limit, and the browser renders it.
 */
export class PageRenderer {
  readonly #distDir: string;
  readonly #log: Parts['log'];
  readonly #count: Parts['count'];
  readonly #limits: DrawingLimits;
  readonly #threads = new Set<RenderThread>();
  /** What ends threads that are of no use any more. */
  readonly #endings = new Set<Promise<void>>();
  readonly #turns: (() => void)[] = [];
  /** Pages that wait for a thread. */
  #starting = 0;
  readonly #complained = new Set<string>();
  /** By the builds' key: what threads with them have come to. */
  readonly #mishaps = new Map<string, Mishaps>();
  #found: { shell: DrawingShell; registry: Registry; at: number; builds: LiveBuilds | null } | null = null;
  #current: { key: string; thread: RenderThread } | null = null;
  #taken = 0;
  #stopped = false;

  constructor({ distDir, log, count, limits }: Parts) {
    this.#distDir = distDir;
    this.#log = log;
    this.#count = count;
    this.#limits = { ...drawingLimits, ...limits };
  }

  /** How many there are: one, and those that draw what they had begun. */
  get threads(): number {
    return this.#threads.size;
  }

  /** @returns what stands for the live builds, the same until these change; null: nothing can be drawn */
  keyOf(shell: DrawingShell, registry: Registry): string | null {
    return this.#buildsOf(shell, registry)?.key ?? null;
  }

  /**
   * Has a thread ready before anybody asks; none once it has stopped, as where a server ends while it is still starting.
   *
   * @returns once it is, or cannot be
   */
  async warmUp({ shell, registry, page }: Omit<DrawingRequest, 'makeCall' | 'waited'>): Promise<void> {
    if (this.#stopped) return;
    const builds = this.#buildsOf(shell, registry);
    if (builds && !this.#isPaused(builds.key)) await this.#threadFor(builds, page).ready.catch(() => {});
  }

  /** @returns null: there is nothing to draw it with, or it was given up, which is counted */
  async draw({ shell, registry, page, makeCall, waited = 0 }: DrawingRequest): Promise<DrawnText | null> {
    const builds = this.#buildsOf(shell, registry);
    if (!builds) return null;
    const until = Date.now() + this.#limits.page - waited;
    const version = page.portal && builds.versions[page.portal.name];
    const portal = page.portal && version !== undefined ? page.portal : null;
    const counted = { portal: portal?.name ?? 'shell', version: portal?.version ?? versionOf(shell) };
    try {
      const drawn = await this.#draw(builds, { ...page, portal }, makeCall, until);
      if (portal && !drawn.portal) this.#count({ ...counted, outcome: 'given-up', reason: 'unusable' });
      const by = drawn.portal ? counted : { portal: 'shell', version: versionOf(shell) };
      this.#count({ ...by, outcome: 'drawn', reason: '' });
      return drawn;
    } catch (error) {
      if (!(error instanceof NotDrawn)) throw error;
      const { reason, message } = error;
      if (reason === 'failed') this.#complain({ ...counted, pathname: page.pathname }, message);
      this.#count({ ...counted, outcome: 'given-up', reason });
      return null;
    }
  }

  /** Counts a page that was drawn for another person. */
  countKept({ shell, portal }: { shell: DrawingShell; portal: DrawnText['portal'] }): void {
    this.#count({
      portal: portal?.name ?? 'shell',
      version: portal?.version ?? versionOf(shell),
      outcome: 'kept',
      reason: '',
    });
  }

  /** @returns once all threads have gone */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...[...this.#threads].map((thread) => thread.stop()), ...this.#endings]);
  }

  async #draw(builds: LiveBuilds, page: PageToDraw, makeCall: MakeCall, until: number): Promise<DrawnText> {
    if (this.#stopped) throw new NotDrawn('ended');
    if (this.#isPaused(builds.key)) throw new NotDrawn('paused');
    // What is late by now would only make others late.
    const left = until - Date.now();
    if (this.#taken > 0 && left < this.#limits.page * leastLeft) throw new NotDrawn('busy');
    const thread = this.#threadFor(builds);
    await this.#start(thread, until);
    if (thread.isSilent) throw new NotDrawn('late');
    await this.#turn(until);
    try {
      return await thread.draw(page, makeCall, Math.max(1, until - Date.now()));
    } finally {
      this.#taken -= 1;
      this.#turns.shift()?.();
    }
  }

  /** Waits until it is ready: not too many at a time, since all of them would have to be answered at once where it never is. */
  async #start(thread: RenderThread, until: number): Promise<void> {
    if (thread.isReady) return;
    if (this.#starting >= this.#limits.atOnce + this.#limits.waiting) throw new NotDrawn('starting');
    this.#starting += 1;
    try {
      await within(thread.ready, until - Date.now(), () => new NotDrawn('starting'));
    } finally {
      this.#starting -= 1;
    }
  }

  /** Waits until there is a place. */
  async #turn(until: number): Promise<void> {
    if (this.#taken >= this.#limits.atOnce) {
      if (this.#turns.length >= this.#limits.waiting) throw new NotDrawn('busy');
      let admit = () => {};
      const turn = new Promise<void>((resolve) => {
        admit = resolve;
      });
      this.#turns.push(admit);
      try {
        await within(turn, until - Date.now(), () => new NotDrawn('busy'));
      } catch (error) {
        const place = this.#turns.indexOf(admit);
        if (place >= 0) this.#turns.splice(place, 1);
        // It came at the very moment: the person who is next has it.
        else this.#turns.shift()?.();
        throw error;
      }
    }
    this.#taken += 1;
  }

  #buildsOf(shell: DrawingShell, registry: Registry): LiveBuilds | null {
    const known = this.#found;
    const isSame = known?.shell === shell && known.registry === registry;
    if (isSame && (known.builds || Date.now() - known.at < lookAgain)) return known.builds;
    const builds = liveBuilds(this.#distDir, shell, registry);
    this.#found = { shell, registry, at: Date.now(), builds };
    return builds;
  }

  #threadFor({ key, files }: LiveBuilds, first?: PageToDraw): RenderThread {
    if (this.#current?.key === key) return this.#current.thread;
    this.#current?.thread.retire();
    this.#complained.clear();
    const told = {
      onEnd: (ended: RenderThread, mishap: string | null) => this.#forget(key, ended, mishap),
      onStray: (message: string) => this.#complain({}, message),
    };
    const thread = new RenderThread(files, this.#limits, told, first);
    this.#threads.add(thread);
    this.#current = { key, thread };
    thread.ready
      .then((unusable) => {
        for (const [portal, message] of Object.entries(unusable)) this.#complain({ portal }, message);
      })
      .catch(() => {});
    return thread;
  }

  #forget(key: string, thread: RenderThread, mishap: string | null): void {
    this.#threads.delete(thread);
    const ending = thread.stop().finally(() => this.#endings.delete(ending));
    this.#endings.add(ending);
    if (this.#current?.thread === thread) this.#current = null;
    if (mishap === null) return;
    const hasWorked = Date.now() - thread.startedAt > steady;
    const count = hasWorked ? 1 : (this.#mishaps.get(key)?.count ?? 0) + 1;
    const milliseconds = Math.min(this.#limits.pause * 2 ** (count - 1), longestPause);
    this.#mishaps.delete(key);
    this.#mishaps.set(key, { count, until: Date.now() + milliseconds });
    // Of the builds of late: one that is gone back to has not got better by that.
    const [oldest] = this.#mishaps.keys();
    if (this.#mishaps.size > 20 && oldest !== undefined) this.#mishaps.delete(oldest);
    this.#log.error(
      { builds: key, reason: mishap, pause: milliseconds },
      'the drawing of pages had a mishap',
    );
  }

  #isPaused(key: string): boolean {
    return (this.#mishaps.get(key)?.until ?? 0) > Date.now();
  }

  /** Each fault once: every page may have it. */
  #complain(where: object, message: string): void {
    const fault = message.slice(0, 300);
    if (this.#complained.has(fault) || this.#complained.size >= 50) return;
    this.#complained.add(fault);
    this.#log.error({ ...where, reason: message.slice(0, 2_000) }, 'a page could not be drawn');
  }
}
