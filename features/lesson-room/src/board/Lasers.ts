import type { Ephemeral } from '../link/RoomLink';
import { isPlace } from './isPlace';

/** Milliseconds that a point stays after it was last said. */
const stays = 1_500;

interface Laser {
  page: string;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Where the others point at this moment. */
export class Lasers {
  readonly #points = new Map<string, Laser>();
  readonly #onChange: (page: string) => void;

  /** @param onChange called when a point of a page appears, moves or disappears */
  constructor(onChange: (page: string) => void) {
    this.#onChange = onChange;
  }

  /** @param from the peer who points */
  hear(from: string, { page, x, y }: Ephemeral): void {
    if (typeof page !== 'string' || !isPlace(x) || !isPlace(y)) return;
    const before = this.#points.get(from);
    clearTimeout(before?.timer);
    const timer = setTimeout(() => {
      this.#points.delete(from);
      this.#onChange(page);
    }, stays);
    this.#points.set(from, { page, x, y, timer });
    if (before && before.page !== page) this.#onChange(before.page);
    this.#onChange(page);
  }

  /** @param nameOf a peer's name */
  on(page: string, nameOf: (peer: string) => string): { name: string; x: number; y: number }[] {
    return [...this.#points].flatMap(([peer, { page: there, x, y }]) =>
      there === page ? [{ name: nameOf(peer), x, y }] : [],
    );
  }

  stop(): void {
    for (const { timer } of this.#points.values()) clearTimeout(timer);
    this.#points.clear();
  }
}
