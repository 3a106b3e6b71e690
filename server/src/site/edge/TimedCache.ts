import pLimit from 'p-limit';

interface Entry<Thing> {
  made: Promise<Thing>;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Keeps a few things that cost something to make: each is made once for all who ask meanwhile, and one at a time. */
export class TimedCache<Thing> {
  readonly #entries = new Map<string, Entry<Thing>>();
  readonly #inTurn = pLimit(1);
  readonly #milliseconds: number;
  readonly #most: number;

  /** @param milliseconds for how long a thing is good @param most how many are kept; the oldest goes first */
  constructor(milliseconds: number, most: number) {
    this.#milliseconds = milliseconds;
    this.#most = most;
  }

  /** @returns what is kept by that name, or else what `make` makes */
  get(name: string, make: () => Promise<Thing>): Promise<Thing> {
    const known = this.#entries.get(name);
    if (known && known.until > Date.now()) return known.made;
    const entry = { made: this.#inTurn(make), until: Date.now() + this.#milliseconds };
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > this.#most) this.#entries.delete(oldest);
    // What could not be made is tried again by the person who asks next.
    entry.made.catch(() => {
      if (this.#entries.get(name) === entry) this.#entries.delete(name);
    });
    return entry.made;
  }
}
