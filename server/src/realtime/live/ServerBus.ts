import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { askForAll } from '../../foundation/db/asker';
import { Listener } from '../../foundation/db/Listener';
import type { Database } from '../../foundation/db/openDatabase';
import { notify } from './changes';

/** What one concern hears of the other servers. */
export interface Hearing {
  /** Something that another server of this database has told. */
  onMessage(body: string): void;
  /** From here on everything is heard, again or for the first time: what was told before may have been missed. */
  onResumed?(): void;
}

/** Bytes of a payload; PostgreSQL takes fewer than 8,000. */
const pieceBytes = 7_500;

/** Milliseconds until what could not be told is told once more, and for how long it is tried. */
const again = { pause: 500, giveUp: 10_000 };

interface Waiting {
  channel: string;
  payload: string;
  since: number;
}

/**
 * Servers of one database tell each other, over one line for all concerns. What is told is heard by every server but the one
 * that told it, in the order of its telling, or not at all: the person who must not miss anything reads again when `onResumed` comes.
 */
export class ServerBus {
  /** This server's own id. */
  readonly serverId = randomUUID().slice(0, 13);
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #concerns = new Map<string, Hearing>();
  /** Raw channels, whose payload has no sender. */
  readonly #plain = new Map<string, Hearing>();
  readonly #pieces = new Map<string, string[]>();
  #listener: Listener | null = null;
  #hears = false;
  #hearers: (() => void)[] = [];
  #waiting: Waiting[] = [];
  #telling: Promise<void> | null = null;
  #messages = 0;
  #stopped = false;

  constructor(database: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#log = log;
  }

  /**
   * To be called before the server listens.
   *
   * @param channel a plain name, "paadam_rooms"
   * @returns tells all other servers; it is not waited for, and never fails
   */
  add(channel: string, hearing: Hearing): (body: string) => void {
    this.#concerns.set(channel, hearing);
    return (body) => this.#tell(channel, body);
  }

  /** As `add`, for what the database itself tells (a trigger), which this server's own statements are told of as well. */
  addFromDatabase(channel: string, hearing: Hearing): void {
    this.#plain.set(channel, hearing);
  }

  /** Whether the others are heard. The first who asks opens the line. */
  get hears(): boolean {
    if (!this.#listener && !this.#stopped) this.#listener = askForAll(() => this.#listen());
    return this.#hears;
  }

  /** @param milliseconds to wait at most @returns whether the others are heard */
  async untilHeard(milliseconds: number): Promise<boolean> {
    if (this.hears) return true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.#hearers.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
    return this.#hears;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#telling;
    await this.#listener?.close();
  }

  #listen(): Listener {
    return new Listener(this.#database, [...this.#concerns.keys(), ...this.#plain.keys()], {
      onNotice: (channel, payload) => this.#hear(channel, payload),
      onOpen: () => {
        this.#hears = true;
        for (const resolve of this.#hearers.splice(0)) resolve();
        for (const { onResumed } of [...this.#concerns.values(), ...this.#plain.values()]) onResumed?.();
      },
      onLost: () => {
        this.#hears = false;
        this.#pieces.clear();
      },
    });
  }

  #hear(channel: string, payload: string): void {
    const plain = this.#plain.get(channel);
    if (plain) {
      plain.onMessage(payload);
      return;
    }
    const [, server = '', message = '', piece = '', of = '', body = ''] = head.exec(payload) ?? [];
    if (server === this.serverId) return;
    if (of === '1') {
      this.#concerns.get(channel)?.onMessage(body);
      return;
    }
    const key = `${server} ${message}`;
    const pieces = [...(this.#pieces.get(key) ?? []), body];
    if (pieces.length < Number(of)) {
      if (pieces.length === Number(piece)) this.#pieces.set(key, pieces);
      return;
    }
    this.#pieces.delete(key);
    this.#concerns.get(channel)?.onMessage(pieces.join(''));
  }

  #tell(channel: string, body: string): void {
    if (this.#stopped) return;
    this.#messages += 1;
    const pieces = cut(body);
    const since = Date.now();
    pieces.forEach((piece, index) => {
      const payload = `${this.serverId} ${this.#messages} ${index + 1}/${pieces.length} ${piece}`;
      this.#waiting.push({ channel, payload, since });
    });
    this.#telling ??= askForAll(() => this.#tellAll()).finally(() => {
      this.#telling = null;
    });
  }

  async #tellAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const { channel } = this.#waiting[0] as Waiting;
      const next = this.#waiting.findIndex((one) => one.channel !== channel);
      const batch = this.#waiting.splice(0, next === -1 ? this.#waiting.length : next);
      try {
        await notify(
          this.#database,
          channel,
          batch.map(({ payload }) => payload),
        );
      } catch (error) {
        this.#log.warn({ err: error }, 'other servers could not be told');
        const young = batch.filter(({ since }) => Date.now() - since < again.giveUp);
        if (this.#stopped) return;
        this.#waiting.unshift(...young);
        await new Promise((resolve) => setTimeout(resolve, again.pause).unref());
      }
    }
  }
}

const head = /^(\S+) (\d+) (\d+)\/(\d+) (.*)$/s;

/** @returns the text in pieces of so many bytes at most, each of whole characters */
const cut = (text: string): string[] => {
  if (Buffer.byteLength(text) <= pieceBytes) return [text];
  const pieces: string[] = [];
  // A character has four bytes at most.
  let piece = '';
  let bytes = 0;
  for (const character of text) {
    const size = Buffer.byteLength(character);
    if (bytes + size > pieceBytes) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece];
};
