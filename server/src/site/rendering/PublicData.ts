import { type Call, calls } from '@paadam/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { Listener } from '../../foundation/db/Listener';
import type { Database } from '../../foundation/db/openDatabase';
import { tellOfChange } from './changes';
import { publicDataChannel } from './publicDataChannel';

declare module 'fastify' {
  interface FastifyInstance {
    publicData: PublicData;
  }
}

/**
 * The calls that may change what visitors see of the caller. Open times are left out: a booking must cost nothing here, and kept pages
 * are refreshed within seconds.
 */
export const changingCalls: ReadonlySet<Call> = new Set<Call>([
  calls.saveProfile,
  calls.saveBookingRules,
  calls.savePhoto,
  calls.removePhoto,
  calls.changeEmail,
]);

/** Milliseconds until other servers are told once more, where that failed. */
const tellAgain = 1_000;

/**
 * A number that rises with each change of what visitors see, on this server or on another one of the same database. While
 * this server would not hear of the others' changes, what it made for one visitor is no good for the next.
 */
export class PublicData {
  readonly #database: Database;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #listener: Listener | null = null;
  #hears = false;
  #version = 0;
  #telling: Promise<void> | null = null;
  #untold = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(database: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#database = database;
    this.#log = log;
  }

  /** The same for as long as nothing has changed that this server knows of. */
  get version(): number {
    return this.#version;
  }

  /** Whether it knows of all changes. The person who asks first has this server listen. */
  get isWhole(): boolean {
    if (!this.#listener && !this.#stopped) this.#listener = this.#listen();
    return this.#hears;
  }

  /** To be called once a change is committed. What this server gives out from here on has it; the others are told. */
  raise(): void {
    this.#version += 1;
    this.#untold = true;
    this.#telling ??= this.#tell().finally(() => {
      this.#telling = null;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#telling;
    await this.#listener?.close();
  }

  #listen(): Listener {
    return new Listener(this.#database, [publicDataChannel], {
      onNotice: () => {
        this.#version += 1;
      },
      onOpen: () => {
        this.#hears = true;
        this.#version += 1;
      },
      onLost: () => {
        this.#hears = false;
      },
    });
  }

  async #tell(): Promise<void> {
    while (this.#untold) {
      this.#untold = false;
      try {
        await tellOfChange(this.#database);
      } catch (error) {
        this.#log.warn({ err: error }, 'other servers could not be told of a change');
        if (this.#stopped) return;
        this.#timer = setTimeout(() => this.raise(), tellAgain).unref();
        return;
      }
    }
  }
}
