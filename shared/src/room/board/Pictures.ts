/** The pictures of a board. Each is fetched once, when it is first to be drawn. */
export class Pictures {
  readonly #pictures = new Map<string, ImageBitmap | null>();
  readonly #load: (file: string) => Promise<Blob>;
  readonly #onChange: () => void;
  #isClosed = false;

  /** @param onChange a picture has come */
  constructor(load: (file: string) => Promise<Blob>, onChange: () => void) {
    this.#load = load;
    this.#onChange = onChange;
  }

  /** @returns the picture, or nothing while it is on its way */
  readonly find = (file: string): ImageBitmap | undefined => {
    if (!this.#pictures.has(file)) void this.fetch(file);
    return this.#pictures.get(file) ?? undefined;
  };

  /** Fetches a picture; it is left out where it cannot be had, and asked for again after a while. */
  async fetch(file: string): Promise<void> {
    if (this.#pictures.has(file)) return;
    this.#pictures.set(file, null);
    try {
      const picture = await createImageBitmap(await this.#load(file));
      if (this.#isClosed) return picture.close();
      this.#pictures.set(file, picture);
      this.#onChange();
    } catch {
      setTimeout(() => {
        this.#pictures.delete(file);
        if (!this.#isClosed) this.#onChange();
      }, retryAfter);
    }
  }

  open(): void {
    this.#isClosed = false;
  }

  /** Lets go of all of them, until it is opened again. */
  close(): void {
    this.#isClosed = true;
    for (const picture of this.#pictures.values()) picture?.close();
    this.#pictures.clear();
  }
}

/** Milliseconds after which a picture that did not come is asked for again. */
const retryAfter = 5_000;
