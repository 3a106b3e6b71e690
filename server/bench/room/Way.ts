/** How one way of a line is. */
export interface WayQuality {
  /** Bits a second that go through; Infinity: as many as come. */
  rate: number;
  /** Of packets that may be lost, 0 to 1, those that are. */
  loss: number;
  /** Whether nothing goes through at all. */
  isDead: boolean;
}

export const goodWay: WayQuality = { rate: Infinity, loss: 0, isDead: false };

/** Milliseconds of what waits its turn; of packets that may be lost those beyond are. */
const queueMs = 300;

/** One way of a line, in order: what comes waits until there is room for it. */
export class Way {
  readonly #waiting: { at: number; deliver: () => void }[] = [];
  /** What was said, over connections that outlive it, while nothing went through. */
  readonly #held: (() => void)[] = [];
  #quality: WayQuality = goodWay;
  #busyUntil = 0;
  #timer: NodeJS.Timeout | undefined;

  set quality(quality: WayQuality) {
    this.#quality = quality;
    this.#busyUntil = 0;
    if (!quality.isDead) for (const say of this.#held.splice(0)) say();
  }

  get isDead(): boolean {
    return this.#quality.isDead;
  }

  /** @param canBeLost whether it is a packet, and not part of a connection that sends again what was lost */
  pass(bytes: number, canBeLost: boolean, deliver: () => void): void {
    const { rate, loss, isDead } = this.#quality;
    if (isDead) {
      if (!canBeLost) this.#held.push(() => this.pass(bytes, false, deliver));
      return;
    }
    const now = performance.now();
    const begin = Math.max(now, this.#busyUntil);
    if (canBeLost && (begin - now > queueMs || Math.random() < loss)) return;
    this.#busyUntil = begin + (bytes * 8_000) / rate;
    this.#waiting.push({ at: this.#busyUntil, deliver });
    this.#go();
  }

  /** Lets go of all that is under way. */
  end(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
    this.#held.length = 0;
  }

  #go(): void {
    clearTimeout(this.#timer);
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = next.at - performance.now();
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#go(), wait);
        return;
      }
      this.#waiting.shift();
      next.deliver();
    }
  }
}
