/** Milliseconds after which a picture that did not come is asked for again, twice as long after each further time. */
const retryAfter = 5_000;
const mostTries = 6;

/** The pictures of a board. Each is fetched once, when it is first to be drawn. */
export class Pictures {
  readonly #there = new Map<string, ImageBitmap>();
  readonly #asked = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, number>();
  readonly #load: (file: string) => Promise<Blob>;
  readonly #onChange: () => void;
  #isClosed = false;

  /** @param onChange a picture has come, or is to be asked for again */
  constructor(load: (file: string) => Promise<Blob>, onChange: () => void) {
    this.#load = load;
    this.#onChange = onChange;
  }

  /** @returns the picture, or nothing while it is on its way */
  readonly find = (file: string): ImageBitmap | undefined => {
    void this.fetch(file);
    return this.#there.get(file);
  };

  /** @returns once the picture is there, or could not be had: then it is left out, and asked for again after a while */
  fetch(file: string): Promise<void> {
    const asked = this.#asked.get(file) ?? this.#ask(file);
    this.#asked.set(file, asked);
    return asked;
  }

  open(): void {
    this.#isClosed = false;
  }

  /** Lets go of all of them, until it is opened again. */
  close(): void {
    this.#isClosed = true;
    for (const picture of this.#there.values()) picture.close();
    this.#there.clear();
    this.#asked.clear();
    this.#failures.clear();
  }

  async #ask(file: string): Promise<void> {
    try {
      const picture = await createImageBitmap(await this.#load(file));
      if (this.#isClosed) return picture.close();
      this.#there.set(file, picture);
      this.#onChange();
    } catch {
      const failures = this.#failures.get(file) ?? 0;
      this.#failures.set(file, failures + 1);
      // One that is gone is not asked for as long as the page is open.
      if (failures + 1 >= mostTries) return;
      setTimeout(
        () => {
          this.#asked.delete(file);
          if (!this.#isClosed) this.#onChange();
        },
        retryAfter * 2 ** failures,
      );
    }
  }
}
