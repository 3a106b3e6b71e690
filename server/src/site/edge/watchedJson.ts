import { readFileSync, statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Reads a JSON file whenever it has changed, so that a release shows without a restart. While the file is missing,
 * no JSON, or refused by `accept`, the last good content stands in, and the fault is logged once.
 */
export class WatchedJson<T> {
  private content: T | null = null;
  private stamp = '';

  /**
   * @param accept gives the content that is to be used of what the file says
   * @throws in `accept`, where nothing of it can be used
   */
  constructor(
    private readonly file: string,
    private readonly accept: (raw: unknown, last: T | null) => T,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** @returns null until there is a good file */
  read(): T | null {
    // Taken before the file is read, so that a change in between is noticed next time.
    const stamp = this.stampNow();
    if (stamp === this.stamp) return this.content;
    this.stamp = stamp;
    try {
      this.content = this.accept(JSON.parse(readFileSync(this.file, 'utf8')), this.content);
    } catch (error) {
      this.log.error(
        { err: error, file: this.file },
        'the file could not be read; its last good content stays in use',
      );
    }
    return this.content;
  }

  /** Two releases may fall into one tick of the file's clock; the second still is another file. */
  private stampNow(): string {
    const found = statSync(this.file, { bigint: true, throwIfNoEntry: false });
    return found ? [found.ino, found.size, found.mtimeNs, found.ctimeNs].join() : 'missing';
  }
}
