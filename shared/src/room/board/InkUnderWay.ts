import { type BoardColour, board, boardColours } from '@paadam/shared/domain';
import type { Ephemeral } from '../link/RoomLink';
import { unpackPoints } from './inkPoints';
import { isPlace } from './isPlace';
import type { InkPoint, Item, Stroke } from './items';

/** What is said of a stroke while it is drawn: a piece of it, or under which id it was kept. */
interface Said {
  page: string | undefined;
  colour: BoardColour;
  width: number;
  marker: boolean;
  pressure: boolean;
  from: number;
  points: number[] | null;
  id: string | null;
  done: boolean;
  gone: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** @returns what was said, as far as it can be understood */
const read = (body: Ephemeral): Said => {
  const { page, colour, width, marker, pressure, from, points, id, done, gone } = body;
  return {
    page: isText(page) ? page : undefined,
    colour: boardColours.find((each) => each === colour) ?? 'ink',
    width: isPlace(width) && width > 0 ? width : 5,
    marker: marker === true,
    pressure: pressure === true,
    from: isPlace(from) ? from : 0,
    points: Array.isArray(points) && points.every(isPlace) ? points : null,
    id: isText(id) ? id : null,
    done: done === true,
    gone: gone === true,
  };
};

/** Points of a stroke under way that are shown at most; what is kept is shown whole. */
const mostPoints = 10 * board.numbers;

interface UnderWay {
  page: string;
  stroke: Stroke;
  id: string | null;
  isDone: boolean;
  timer: ReturnType<typeof setTimeout>;
}

/** A stroke of which nothing was heard for so many milliseconds was broken off. */
const brokenOff = 5_000;

/** The strokes that the others are drawing at this moment. Each goes once the stroke that is kept has come. */
export class InkUnderWay {
  readonly #strokes = new Map<string, UnderWay>();
  readonly #known = new Set<string>();
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** @param from the peer whose it is */
  hear(from: string, body: Ephemeral): void {
    const said = read(body);
    const key = `${from}/${String(body.s)}`;
    const known = this.#strokes.get(key);
    if (said.points) this.#extend(key, said, said.points, known);
    else if (known) {
      known.id = said.id;
      known.isDone = said.done;
      if (said.gone || (known.isDone && known.id !== null && this.#known.has(known.id))) this.#drop(key);
    }
    this.#onChange();
  }

  /** An event has come: of a stroke that is done, the kept one stands from now on. */
  kept(id: string): void {
    this.#known.add(id);
    for (const [key, stroke] of this.#strokes) if (stroke.id === id && stroke.isDone) this.#drop(key);
  }

  /** @returns what is under way on a page */
  on(page: string): Pick<Item, 'drawn' | 'placement'>[] {
    return [...this.#strokes.values()]
      .filter((stroke) => stroke.page === page)
      .map(({ stroke }) => ({ drawn: stroke, placement: { scale: 1, dx: 0, dy: 0 } }));
  }

  /** @returns the ids of what was kept of these strokes already, and would show twice */
  covered(): string[] {
    return [...this.#strokes.values()].flatMap(({ id }) => id ?? []);
  }

  stop(): void {
    for (const key of [...this.#strokes.keys()]) this.#drop(key);
  }

  #extend(key: string, said: Said, points: number[], known: UnderWay | undefined): void {
    const { page, colour, width, marker, pressure, from } = said;
    if (!known && page === undefined) return;
    clearTimeout(known?.timer);
    const timer = setTimeout(() => {
      this.#drop(key);
      this.#onChange();
    }, brokenOff);
    const before: InkPoint[] = known?.stroke.points.slice(0, from) ?? [];
    const stroke: Stroke = {
      kind: 'ink',
      colour,
      width,
      isMarker: marker,
      hasPressure: pressure,
      points: [...before, ...unpackPoints(points, pressure)].slice(-mostPoints),
    };
    this.#strokes.set(key, {
      page: page ?? known?.page ?? '',
      stroke,
      id: known?.id ?? null,
      isDone: false,
      timer,
    });
  }

  #drop(key: string): void {
    clearTimeout(this.#strokes.get(key)?.timer);
    this.#strokes.delete(key);
  }
}
