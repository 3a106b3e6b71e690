import type { RoomEvent } from '../link/RoomLink';
import type { describeEvents } from './describeEvents';

/** Milliseconds in which what others do is gathered, to be told at once. */
const gathered = 1_500;

/** Brings what puts into words what was done. */
export type BringWords = () => Promise<{ describeEvents: typeof describeEvents }>;

interface Announcing {
  bring: BringWords;
  /** A person's name, by the id. */
  nameOf: (user: string) => string;
  say: (words: string) => void;
}

/** Tells in words what the others do on the board, for who does not see it. */
export class Announcements {
  readonly #announcing: Announcing;
  #heard: RoomEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(announcing: Announcing) {
    this.#announcing = announcing;
  }

  /** @param events what others have done just now */
  hear(events: readonly RoomEvent[]): void {
    this.#heard.push(...events);
    if (this.#heard.length > 0) this.#timer ??= setTimeout(() => void this.#tell(), gathered);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#heard = [];
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    const { bring, nameOf, say } = this.#announcing;
    // Where the words do not come, what was done waits for the next time.
    const { describeEvents: describe } = await bring().catch(() => ({ describeEvents: null }));
    const words = describe?.(this.#heard.splice(0), nameOf);
    if (words) say(words);
  }
}
