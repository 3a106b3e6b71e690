/** How often something may happen: so many times a second on average, and so many at once. */
export class Budget {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  /** @param now milliseconds of any clock that only goes on */
  constructor({ perSecond, burst }: { perSecond: number; burst: number }, now: number) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  /** @returns whether the budget is full, so that a new one would allow the same */
  isWhole(now: number): boolean {
    return this.#left + ((now - this.#at) / 1000) * this.#perSecond >= this.#burst;
  }

  /**
   * @param cost how much it takes from the budget
   * @returns whether the budget allows it now; if so, the cost is taken
   */
  take(now: number, cost = 1): boolean {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
