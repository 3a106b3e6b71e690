import type { Database } from '../db/openDatabase';
import { addCalls } from './changes';

interface Count {
  /** Calls that the database does not know of yet. */
  fresh: number;
  /** Calls of all instances, as of the last exchange. */
  shared: number;
  /** Milliseconds since the epoch. */
  resetsAt: number;
}

/**
 * Counts calls by address, for all instances together, without a write at every call: each instance counts for itself
 * and exchanges with the database once a second, so that a limit may be passed by a second's calls.
 */
export class CallCounter {
  readonly #counts = new Map<string, Count>();
  readonly #windowSeconds: number;

  constructor(windowSeconds: number) {
    this.#windowSeconds = windowSeconds;
  }

  /** Counts one call. @returns the calls in this window, and the seconds until the next */
  count(key: string): { calls: number; resetsIn: number } {
    const now = Date.now();
    const known = this.#counts.get(key);
    const current =
      known && known.resetsAt > now
        ? known
        : { fresh: 0, shared: 0, resetsAt: now + this.#windowSeconds * 1000 };
    current.fresh += 1;
    this.#counts.set(key, current);
    return { calls: current.shared + current.fresh, resetsIn: Math.ceil((current.resetsAt - now) / 1000) };
  }

  /** Reads a count without adding to it. @returns the same as `count` */
  peek(key: string): { calls: number; resetsIn: number } {
    const known = this.#counts.get(key);
    const left = known ? known.resetsAt - Date.now() : 0;
    return known && left > 0
      ? { calls: known.shared + known.fresh, resetsIn: Math.ceil(left / 1000) }
      : { calls: 0, resetsIn: 0 };
  }

  /** Adds what was counted here to the database, and learns what was counted elsewhere. */
  async exchange(database: Database): Promise<void> {
    this.#forgetPast();
    const fresh = [...this.#counts].filter(([, count]) => count.fresh > 0);
    if (fresh.length === 0) return;
    const given = fresh.map(([key, { fresh: calls }]) => ({ key, calls }));
    const rows = await addCalls(database, given, this.#windowSeconds);
    const added = new Map(given.map(({ key, calls }) => [key, calls]));
    for (const { key, count, resetsAt } of rows) {
      const own = this.#counts.get(key);
      if (!own) continue;
      own.fresh -= added.get(key) ?? 0;
      own.shared = count;
      own.resetsAt = resetsAt.getTime();
    }
  }

  #forgetPast(): void {
    const now = Date.now();
    for (const [key, { resetsAt }] of this.#counts) if (resetsAt <= now) this.#counts.delete(key);
  }
}
