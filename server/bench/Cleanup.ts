/** Ends what was begun, the last first, however the run ends. */
export class Cleanup {
  readonly #ends: (() => Promise<unknown>)[] = [];
  #over = false;
  #ending: Promise<void> = Promise.resolve();

  /**
   * @param begin makes something that has to be ended
   * @param end ends it
   * @throws where the run is over already; what was just made is ended first
   */
  async owe<Thing>(begin: () => Promise<Thing>, end: (thing: Thing) => Promise<unknown>): Promise<Thing> {
    const thing = await begin();
    this.#ends.push(() => end(thing));
    if (this.#over) {
      await this.endAll();
      throw new Error('The run is over.');
    }
    return thing;
  }

  /** Asked again, it waits for the first time as well, and ends what has come since. */
  endAll(): Promise<void> {
    this.#over = true;
    this.#ending = this.#ending.then(async () => {
      for (let end = this.#ends.pop(); end; end = this.#ends.pop()) {
        await end().catch((error: unknown) => {
          process.stderr.write(`Something did not end in good order: ${error}\n`);
        });
      }
    });
    return this.#ending;
  }
}
