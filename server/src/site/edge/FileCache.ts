import { type BigIntStats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

interface KeptFile {
  /** Of the file on disk: another one at its place is read anew. */
  stamp: string;
  content: Buffer;
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const inHeader = Object.fromEntries(
  encodings.map(([name]) => [
    name,
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(0\\.\\d*[1-9]\\d*|1(\\.0+)?))?\\s*(,|$)`, 'i'),
  ]),
) as Record<(typeof encodings)[number][0], RegExp>;

/** @param header what a browser says that it takes @returns whether that encoding is among it */
export const takes = (header: string, encoding: keyof typeof inHeader): boolean =>
  inHeader[encoding].test(header);

/**
 * Files that are asked for again and again, in memory, the least used of them given up for others. Reading a file takes one
 * of the few threads that pictures and new passwords take as well: while these are busy, what is here comes at once.
 */
export class FileCache {
  /** The least used first. */
  readonly #kept = new Map<string, KeptFile>();
  readonly #reading = new Map<string, Promise<KeptFile>>();
  readonly #most: number;
  readonly #mostOfOne: number;
  #bytes = 0;

  /** @param most bytes in all @param mostOfOne bytes that a file may have to be kept */
  constructor(most: number, mostOfOne: number) {
    this.#most = most;
    this.#mostOfOne = mostOfOne;
  }

  /**
   * @param file absolute; beside it may stand what it is in brotli and in gzip
   * @param accepted what the browser says of encodings
   * @returns the file in the best of its forms; null where it is not there, or too large to be kept
   */
  async find(
    file: string,
    accepted: string,
  ): Promise<{ content: Buffer; encoding: string | null; etag: string } | null> {
    for (const [encoding, ending] of encodings) {
      const form = takes(accepted, encoding) ? await this.#get(file + ending) : null;
      if (form) return { ...form, encoding };
    }
    const plain = await this.#get(file);
    return plain && { ...plain, encoding: null };
  }

  async #get(file: string): Promise<{ content: Buffer; etag: string } | null> {
    // Not by a thread: it takes microseconds.
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    if (!found?.isFile() || found.size > this.#mostOfOne) return null;
    const stamp = stampOf(found);
    const known = this.#kept.get(file);
    const kept = known?.stamp === stamp ? known : await this.#read(file, stamp);
    this.#use(file, kept);
    return { content: kept.content, etag: `"${stamp}"` };
  }

  /** Once for all who ask meanwhile. */
  #read(file: string, stamp: string): Promise<KeptFile> {
    const key = `${stamp} ${file}`;
    const underWay = this.#reading.get(key);
    if (underWay) return underWay;
    const reading = readFile(file)
      .then((content) => ({ stamp, content }))
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  #use(file: string, kept: KeptFile): void {
    this.#forget(file);
    this.#kept.set(file, kept);
    this.#bytes += kept.content.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(file: string): void {
    this.#bytes -= this.#kept.get(file)?.content.length ?? 0;
    this.#kept.delete(file);
  }
}

const stampOf = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].map((part) => part.toString(36)).join('-');
