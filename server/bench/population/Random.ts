/** Random figures that are the same in every run, so that every run measures the same people and questions. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** @returns from 0 up to, but not, 1; the generator is Tommy Ettinger's mulberry32 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** @returns a whole number from the first to the last */
  between(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.#at(items, this.next());
  }

  /** @returns an item, the nth about n times more rarely than the first, as with the words of a language */
  pickCommon<Item>(items: readonly Item[]): Item {
    return this.#at(items, ((items.length + 1) ** this.next() - 1) / items.length);
  }

  /** @returns so many different items */
  pickSome<Item>(items: readonly Item[], count: number): Item[] {
    const picked = new Set<Item>();
    while (picked.size < Math.min(count, items.length)) picked.add(this.pick(items));
    return [...picked];
  }

  #at<Item>(items: readonly Item[], place: number): Item {
    const item = items[Math.floor(place * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }
}
