declare module 'fastify' {
  interface FastifyInstance {
    lateness: Lateness;
  }
}

/** Milliseconds between two turns of the clock. */
const every = 50;

/**
 * How far this process is behind: what has come in the meantime has waited for so long before anything could be done
 * for it.
 */
export class Lateness {
  readonly #timer: NodeJS.Timeout;
  #due = performance.now() + every;
  /** Of the turn before, so that what waited through it still counts as late. */
  #last = 0;

  constructor() {
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#last = Math.max(0, now - this.#due);
      this.#due = now + every;
    }, every).unref();
  }

  get milliseconds(): number {
    return Math.max(this.#last, performance.now() - this.#due, 0);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
