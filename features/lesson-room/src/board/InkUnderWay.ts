import { type BoardColour, boardColours, personOfPeer, roomLimits } from '@paadam/shared/domain';
import type { Ephemeral } from '../link/RoomLink';
import { unpackPoints } from './inkPoints';
import { isPlace } from './isPlace';
import type { Item, Stroke } from './items';
import { piece } from './paint';

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

/** Whether the value is a list of points, no longer than a board sends in one message. */
const isPiece = (points: unknown): points is number[] =>
  Array.isArray(points) && points.length <= roomLimits.inkUnderWay.atOnce && points.every(isPlace);

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
    points: isPiece(points) ? points : null,
    id: isText(id) ? id : null,
    done: done === true,
    gone: gone === true,
  };
};

/**
 * The most strokes of one peer, and points of all peers, that are held. Beyond that the oldest are dropped, and only their kept parts are
 * shown. A person draws one stroke at a time, and a second one may wait to be kept.
 */
const most = { strokesOfPeer: 4, pointsOfPeer: 8_000, points: 24_000 };

/** A stroke without a message for so many milliseconds was broken off. */
const brokenOff = 5_000;

interface UnderWay {
  from: string;
  page: string;
  stroke: Stroke;
  /** The number of points dropped from its beginning. */
  gone: number;
  id: string | null;
  isDone: boolean;
  heardAt: number;
}

/** The strokes that the others are drawing at this moment. Each goes once the stroke that is kept has come. */
export class InkUnderWay {
  /** The strokes, in the order in which they began. */
  readonly #strokes = new Map<string, UnderWay>();
  readonly #authorOf: (id: string) => string | undefined;
  readonly #onChange: (page: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param authorOf the person whose event has that id; undefined until it has come
   * @param onChange called with the page whose strokes under way have changed
   */
  constructor(authorOf: (id: string) => string | undefined, onChange: (page: string) => void) {
    this.#authorOf = authorOf;
    this.#onChange = onChange;
  }

  /** @param from the peer whose it is */
  hear(from: string, body: Ephemeral): void {
    const said = read(body);
    const key = `${from}/${String(body.s).slice(0, 40)}`;
    const known = this.#strokes.get(key);
    if (said.points) this.#extend(key, from, said, said.points, known);
    else if (known) {
      known.id = said.id;
      known.isDone = said.done;
      if (said.gone || (known.isDone && known.id !== null && this.#authorOf(known.id) !== undefined))
        this.#drop(key);
      else this.#onChange(known.page);
    }
  }

  /** An event has come: of a stroke that is done, the kept one stands from now on. */
  kept(id: string): void {
    for (const [key, stroke] of this.#strokes) if (stroke.id === id && stroke.isDone) this.#drop(key);
  }

  /** @returns what is under way on a page */
  on(page: string): Pick<Item, 'drawn' | 'placement'>[] {
    return [...this.#strokes.values()]
      .filter((stroke) => stroke.page === page && stroke.stroke.points.length > 0)
      .map(({ stroke }) => ({ drawn: stroke, placement: { scale: 1, dx: 0, dy: 0 } }));
  }

  /** @returns the ids of what was kept of these strokes already, and would show twice: a peer names only what its person drew */
  covered(): string[] {
    return [...this.#strokes.values()].flatMap(({ id, gone, from }) =>
      id !== null && gone === 0 && this.#authorOf(id) === personOfPeer(from) ? id : [],
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#strokes.clear();
  }

  #extend(key: string, from: string, said: Said, packed: number[], known: UnderWay | undefined): void {
    const page = said.page ?? known?.page;
    if (page === undefined) return;
    const { colour, width, marker: isMarker, pressure: hasPressure } = said;
    const gone = known?.gone ?? 0;
    const points = known?.stroke.points.slice(0, Math.max(said.from - gone, 0)) ?? [];
    points.push(...unpackPoints(packed, hasPressure));
    this.#strokes.set(key, {
      from,
      page,
      stroke: { kind: 'ink', colour, width, isMarker, hasPressure, points },
      gone,
      id: known?.id ?? null,
      isDone: false,
      heardAt: performance.now(),
    });
    this.#letGo(from);
    this.#timer ??= setTimeout(() => this.#sweep(), brokenOff);
    this.#onChange(page);
  }

  /** Drops strokes and points beyond the bounds, oldest first. */
  #letGo(from: string): void {
    const ofPeer = [...this.#strokes].filter(([, stroke]) => stroke.from === from);
    for (const [key] of ofPeer.slice(0, -most.strokesOfPeer)) this.#drop(key);
    shorten(
      ofPeer.slice(-most.strokesOfPeer).map(([, stroke]) => stroke),
      most.pointsOfPeer,
    );
    shorten([...this.#strokes.values()], most.points);
  }

  #sweep(): void {
    this.#timer = undefined;
    const since = performance.now() - brokenOff;
    for (const [key, { heardAt }] of this.#strokes) if (heardAt <= since) this.#drop(key);
    if (this.#strokes.size === 0) return;
    const oldest = Math.min(...[...this.#strokes.values()].map(({ heardAt }) => heardAt));
    this.#timer = setTimeout(() => this.#sweep(), oldest + brokenOff - performance.now());
  }

  #drop(key: string): void {
    const page = this.#strokes.get(key)?.page;
    this.#strokes.delete(key);
    if (page !== undefined) this.#onChange(page);
  }
}

/**
 * Drops the first points of the oldest strokes, until no more than the limit is left. Drops whole pieces, so that the others need not be
 * outlined again.
 */
const shorten = (strokes: readonly UnderWay[], points: number): void => {
  let over = strokes.reduce((count, { stroke }) => count + stroke.points.length, 0) - points;
  for (const one of strokes) {
    if (over <= 0) return;
    const cut = Math.min(Math.ceil(over / piece) * piece, one.stroke.points.length);
    one.stroke = { ...one.stroke, points: one.stroke.points.slice(cut) };
    one.gone += cut;
    over -= cut;
  }
};
