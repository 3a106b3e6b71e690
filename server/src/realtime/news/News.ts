import type { NewsGreeting } from '@paadam/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction } from '../../foundation/db/inTransaction';
import type { Database, Transaction } from '../../foundation/db/openDatabase';
import { HttpError } from '../../foundation/http/HttpError';
import * as words from '../../messages/live';
import type { Live } from '../live/Live';
import type { LiveConnection, Opening, Subscription } from '../live/Topic';
import { type KeptNote, keepNotes, type NoteFor } from './changes';
import { readNews } from './queries';

declare module 'fastify' {
  interface FastifyInstance {
    news: News;
  }
}

/** The topic of one's own news. */
const topic = 'me';

/** One page that wants its person's news. */
interface Reader {
  connection: LiveConnection;
  /** The number of the last that it was told of; null: its greeting is under way, and what comes meanwhile waits. */
  told: number | null;
  waiting: KeptNote['event'][];
}

/**
 * What happens to people's bookings and links, told to their open pages on every server: the topic "me". The notes themselves
 * are not kept, but their numbers are: a page that was away is told that it has missed something, and fetches it.
 */
export class News {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #readers = new Map<string, Set<Reader>>();
  readonly #tellOthers: (body: string) => void;

  constructor(database: Database, live: Live, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
    live.add({ name: topic, open: (opening) => this.#open(opening) });
    this.#tellOthers = live.between.add('paadam_news', {
      onMessage: (body) => this.#deliver(JSON.parse(body)),
      onResumed: () => void this.#tellMissed(),
    });
  }

  /**
   * Runs the work in one transaction, as `inTransaction` does, and tells what it notes once that is committed.
   *
   * @param work is handed what takes a note
   */
  async inTransaction<Result>(
    work: (tx: Transaction, tell: (notes: readonly NoteFor[]) => void) => Promise<Result>,
  ): Promise<Result> {
    let kept: KeptNote[] = [];
    const result = await inTransaction(this.#database, async (tx) => {
      const notes: NoteFor[] = [];
      const outcome = await work(tx, (more) => void notes.push(...more));
      kept = await keepNotes(tx, notes);
      return outcome;
    });
    if (kept.length > 0) {
      this.#deliver(kept);
      this.#tellOthers(JSON.stringify(kept));
    }
    return result;
  }

  async #open({ topic: asked, person, after, connection }: Opening): Promise<Subscription> {
    if (asked !== topic) throw new HttpError('not_found', words.thereIsNoSuchTopic);
    const reader: Reader = { connection, told: null, waiting: [] };
    const readers = this.#readers.get(person.id) ?? new Set();
    this.#readers.set(person.id, readers.add(reader));
    const close = (): void => {
      readers.delete(reader);
      if (readers.size === 0 && this.#readers.get(person.id) === readers) this.#readers.delete(person.id);
    };
    try {
      const { last, quietFor } = (await readNews(this.#database, [person.id])).get(person.id) ?? {
        last: 0,
        quietFor: null,
      };
      return {
        greeting: { last, b: { quietFor } satisfies NewsGreeting },
        greeted: () => {
          reader.told = last;
          if (after !== 0 && after !== last) connection.send({ t: 'missed', topic, last });
          for (const event of reader.waiting.splice(0)) this.#tell(reader, event);
        },
        close,
      };
    } catch (error) {
      close();
      throw error;
    }
  }

  #deliver(kept: readonly KeptNote[]): void {
    for (const { userId, event } of kept) {
      for (const reader of this.#readers.get(userId) ?? []) this.#tell(reader, event);
    }
  }

  #tell(reader: Reader, event: KeptNote['event']): void {
    if (reader.told === null) {
      reader.waiting.push(event);
      return;
    }
    // Of two servers' notes the later may come first.
    reader.told = Math.max(reader.told, event.seq);
    reader.connection.send({ t: 'ev', topic, events: [event] });
  }

  /** What other servers told while their line was broken. */
  async #tellMissed(): Promise<void> {
    const userIds = [...this.#readers.keys()];
    if (userIds.length === 0) return;
    try {
      const states = await readNews(this.#database, userIds);
      for (const [userId, { last }] of states) {
        for (const reader of this.#readers.get(userId) ?? []) {
          if (reader.told === null || reader.told >= last) continue;
          reader.told = last;
          reader.connection.send({ t: 'missed', topic, last });
        }
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'what was missed of people’s news could not be read');
    }
  }
}
