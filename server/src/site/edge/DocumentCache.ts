/** A document that is the same for everybody who may have it. */
export interface SharedDocument {
  /** In bytes, of all that is kept with it. */
  size: number;
}

interface Entry<D> {
  document: D;
  version: string;
  /** The place of its making among all: what was begun later is newer. */
  turn: number;
  /** Milliseconds since the epoch. */
  madeAt: number;
  /** Milliseconds since the epoch: not before then is a newer one tried for. */
  nextTry: number;
}

/** Milliseconds between two tries for a newer one, where these fail. */
const tryAgain = 1_000;

interface Terms {
  /** Milliseconds for which a document is as good as new. */
  fresh: number;
  /** Milliseconds for which it is given out while a new one is made. */
  stale: number;
  /** In bytes, in all. */
  most: number;
}

/** What became of a person's question: made for them, or for another person. */
export interface Found<D> {
  document: D;
  kept: boolean;
}

type Make<D> = () => Promise<{ document: D; keep: boolean } | null>;

/**
 * Documents by their address, each made once for all who ask meanwhile. What was made from an older version of what it
 * shows is never given out.
 */
export class DocumentCache<D extends SharedDocument> {
  /** The least used first. */
  readonly #entries = new Map<string, Entry<D>>();
  readonly #underWay = new Map<string, Promise<D | null>>();
  readonly #terms: Terms;
  #bytes = 0;
  #turns = 0;

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  /**
   * @param version what the document depends on; null: it cannot be known, so that nothing is kept
   * @param moment the version as far as it is known: who asks within the same one waits for the same document
   * @returns null: `make` had none
   */
  async find(
    key: string,
    { version, moment }: { version: string | null; moment: string },
    make: Make<D>,
  ): Promise<Found<D> | null> {
    const known = version === null ? undefined : this.#get(key, version);
    if (known) {
      if (known.nextTry <= Date.now()) {
        known.nextTry = Date.now() + tryAgain;
        // The person who it fails for still has this one; the next one tries again.
        this.#make(key, version, moment, make).catch(() => {});
      }
      return { document: known.document, kept: true };
    }
    const isUnderWay = this.#underWay.has(`${moment} ${key}`);
    const document = await this.#make(key, version, moment, make);
    return document && { document, kept: isUnderWay };
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #get(key: string, version: string): Entry<D> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#forget(key);
    if (entry.version !== version || entry.madeAt + this.#terms.stale <= Date.now()) return undefined;
    this.#put(key, entry);
    return entry;
  }

  #make(key: string, version: string | null, moment: string, make: Make<D>): Promise<D | null> {
    const name = `${moment} ${key}`;
    const underWay = this.#underWay.get(name);
    if (underWay) return underWay;
    this.#turns += 1;
    const turn = this.#turns;
    const making = make()
      .then((made) => {
        const isNewest = turn > (this.#entries.get(key)?.turn ?? 0);
        if (made?.keep && version !== null && isNewest) {
          this.#forget(key);
          this.#put(key, {
            document: made.document,
            version,
            turn,
            madeAt: Date.now(),
            nextTry: Date.now() + this.#terms.fresh,
          });
        }
        return made?.document ?? null;
      })
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
    return making;
  }

  #put(key: string, entry: Entry<D>): void {
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(key, entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#terms.most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(key, entry);
  }
}

/** An entry takes some room whatever is in it. */
const sizeOf = (key: string, { document }: Entry<SharedDocument>): number =>
  document.size + 2 * key.length + 1_000;
