import { Client } from 'pg';
import type { Database } from './openDatabase';

interface Heard {
  onNotice(channel: string, payload: string): void;
  /** From here on everything that is said is heard; what was said before may have been missed. */
  onOpen(): void;
  /** Nothing is heard any more. */
  onLost(): void;
}

/** Milliseconds. */
const times = { connect: 2_000, again: 1_000, beat: 4_000, silence: 2_000 };

/**
 * A line of its own to the database, on which one server hears what another says (`NOTIFY`). One that breaks, or on which
 * nothing comes any more, is opened again.
 */
export class Listener {
  readonly #database: Database;
  readonly #channels: readonly string[];
  readonly #heard: Heard;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param channels plain names, of no person's making */
  constructor(database: Database, channels: readonly string[], heard: Heard) {
    this.#database = database;
    this.#channels = channels;
    this.#heard = heard;
    void this.#open();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => {});
  }

  async #open(): Promise<void> {
    const { connectionString } = this.#database.$client.options;
    const client = new Client({
      ...(connectionString !== undefined && { connectionString }),
      connectionTimeoutMillis: times.connect,
      query_timeout: times.silence,
      keepAlive: true,
    });
    this.#client = client;
    let isOpen = false;
    const lose = (): void => {
      if (this.#client !== client) return;
      this.#client = null;
      clearTimeout(this.#timer);
      void client.end().catch(() => {});
      if (isOpen) this.#heard.onLost();
      if (!this.#closed) this.#timer = setTimeout(() => void this.#open(), times.again).unref();
    };
    client.on('error', lose).on('end', lose);
    client.on('notification', ({ channel, payload = '' }) => this.#heard.onNotice(channel, payload));
    const beat = (): void => {
      this.#timer = setTimeout(() => {
        client.query('SELECT 1').then(beat, lose);
      }, times.beat).unref();
    };
    try {
      await client.connect();
      for (const channel of this.#channels) await client.query(`LISTEN ${channel}`);
      if (this.#closed) return lose();
      isOpen = true;
      this.#heard.onOpen();
      beat();
    } catch {
      lose();
    }
  }
}
