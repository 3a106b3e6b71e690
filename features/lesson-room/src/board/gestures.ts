import type { BoardBodies } from '@paadam/shared/contract';
import { type BoardColour, type BoardShape, board, roomLimits } from '@paadam/shared/domain';
import { boxAround, boxOf, cornersOf, isInside, isOn } from './geometry';
import { packPoints } from './inkPoints';
import type { Box, Drawn, InkPoint, Item, Placement, Stroke } from './items';

export const shapeTools = ['line', 'arrow', 'rectangle', 'ellipse'] as const satisfies readonly BoardShape[];
export type Tool = 'pen' | 'marker' | 'eraser' | 'select' | 'text' | 'hand' | 'laser' | BoardShape;

/** What a tool does between the pointer's, or the keyboard's, beginning and end. Points are in units of the board. */
export interface Gesture {
  extend(points: readonly InkPoint[]): void;
  end(): void;
  /** Nothing of it stays, but what was sent already. */
  cancel(): void;
}

/** What gestures have of the board. */
export interface Desk {
  readonly page: string;
  readonly colour: BoardColour;
  readonly width: number;
  /** CSS pixels in units of the board. */
  readonly pixel: number;
  items(): readonly Item[];
  selected(): readonly Item[];
  select(ids: readonly string[]): void;
  put<K extends keyof BoardBodies>(kind: K, body: BoardBodies[K]): string;
  say(body: { k: 'ink' | 'cursor'; [part: string]: unknown }): void;
  /** Draws above the board until the next call. */
  lay(overlay: {
    items?: readonly Pick<Item, 'drawn' | 'placement'>[];
    /** Ids of what shows no more, or above. */
    hidden?: readonly string[];
    selection?: Box | null;
    frame?: Box | null;
  }): void;
}

const still: Placement = { scale: 1, dx: 0, dy: 0 };
/** Strokes go out while they are drawn: in so many milliseconds to be seen, in so many to be kept. */
const seenEach = 30;
const keptEach = 2_000;
/** The most points in one message, of three numbers each. */
const mostSaid = roomLimits.inkUnderWay.atOnce / 3;
/** A point of a stroke is at least so far from the one before, in CSS pixels. */
const leastStep = 1;

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** How wide the marker is, by the pen's width. */
export const markerWidth = (width: number): number => width * 5;

/** @param hasPressure whether the pen says how hard it is pressed */
export const drawStroke = (
  desk: Desk,
  start: InkPoint,
  { isMarker, hasPressure }: { isMarker: boolean; hasPressure: boolean },
): Gesture => {
  const { page, colour } = desk;
  const width = isMarker ? markerWidth(desk.width) : desk.width;
  let key = newKey();
  let points: InkPoint[] = [start];
  /** The ids of the kept strokes, if a long stroke became several. */
  const ids: string[] = [];
  let id: string | null = null;
  let kept = 0;
  let said = 0;
  let saidAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepEach = setInterval(() => keep(false), keptEach);

  const show = () => {
    const drawn: Stroke = { kind: 'ink', colour, width, isMarker, hasPressure, points: [...points] };
    desk.lay({ items: [{ drawn, placement: still }], hidden: id === null ? [] : [id] });
  };
  const say = () => {
    clearTimeout(timer);
    timer = undefined;
    if (said === points.length) return;
    saidAt = performance.now();
    const style = { page, colour, width, marker: isMarker, pressure: hasPressure };
    // After a pause of the whole page there may be more than passes at once; what is kept has it all.
    const from = Math.max(said, points.length - mostSaid);
    desk.say({ k: 'ink', s: key, ...style, from, points: packPoints(points.slice(from), hasPressure) });
    said = points.length;
  };
  const saySoon = () => {
    timer ??= setTimeout(say, Math.max(seenEach - (performance.now() - saidAt), 0));
  };
  const keep = (isDone: boolean) => {
    // As many numbers as an operation takes, at most; what is over goes with the next.
    for (let isFirst = true; isFirst || kept < points.length; isFirst = false) {
      if (kept === points.length) break;
      const part = points.slice(kept, kept + Math.floor(board.numbers / 3));
      const packed = packPoints(part, hasPressure);
      const flags = {
        ...(isMarker && { marker: true as const }),
        ...(hasPressure && { pressure: true as const }),
      };
      if (id === null) {
        id = desk.put('ink', { page, colour, width: tidy(width), ...flags, points: packed });
        ids.push(id);
      } else desk.put('ink', { on: id, points: packed });
      kept += part.length;
    }
    if (id !== null) desk.say({ k: 'ink', s: key, id, done: isDone });
  };
  /** The stroke has reached its limit: the next points begin a new one. */
  const beginNext = (from: InkPoint) => {
    keep(true);
    key = newKey();
    points = [from];
    id = null;
    kept = 0;
    said = 0;
  };
  const over = () => {
    clearTimeout(timer);
    clearInterval(keepEach);
    desk.lay({});
  };

  show();
  saySoon();
  return {
    extend(more) {
      for (const point of more) {
        const [x, y] = points.at(-1) ?? start;
        if (Math.hypot(point[0] - x, point[1] - y) < leastStep * desk.pixel) continue;
        points.push(point);
        if (points.length === board.strokePoints) beginNext(point);
      }
      show();
      saySoon();
    },
    end() {
      keep(true);
      over();
    },
    cancel() {
      desk.say({ k: 'ink', s: key, id, done: true, gone: true });
      over();
      if (ids.length > 0) desk.put('del', { ids });
    },
  };
};

/** To a whole hundredth: what is written down needs no more. */
export const tidy = (length: number): number => Math.round(length * 100) / 100;

export const drawShape = (desk: Desk, shape: BoardShape, [x1, y1]: InkPoint): Gesture => {
  const { page, colour, width } = desk;
  let box: Box = { x1, y1, x2: x1, y2: y1 };
  return {
    extend(points) {
      const [x2, y2] = points.at(-1) ?? [box.x2, box.y2];
      box = { x1, y1, x2, y2 };
      desk.lay({ items: [{ drawn: { kind: 'shape', shape, colour, width, ...box }, placement: still }] });
    },
    end() {
      const isSeen = Math.hypot(box.x2 - box.x1, box.y2 - box.y1) > 3 * desk.pixel;
      if (isSeen) {
        const { x1: x, y1: y, x2, y2 } = box;
        desk.put('shape', {
          page,
          shape,
          colour,
          width: tidy(width),
          x1: tidy(x),
          y1: tidy(y),
          x2: tidy(x2),
          y2: tidy(y2),
        });
      }
      desk.lay({});
    },
    cancel: () => desk.lay({}),
  };
};

/** Takes whole strokes, shapes and texts; pictures lie below it, as a worksheet does, and stay. */
export const erase = (desk: Desk, start: InkPoint): Gesture => {
  const gone = new Set<string>();
  let last = start;
  const touch = (x: number, y: number) => {
    for (const item of desk.items()) {
      if (item.drawn.kind !== 'image' && !gone.has(item.id) && isOn(item, x, y, 8 * desk.pixel))
        gone.add(item.id);
    }
  };
  const extend = (points: readonly InkPoint[]) => {
    for (const point of points) {
      // A quick hand leaves wide gaps between two points.
      const steps = Math.ceil(Math.hypot(point[0] - last[0], point[1] - last[1]) / (6 * desk.pixel)) || 1;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        touch(last[0] + (point[0] - last[0]) * part, last[1] + (point[1] - last[1]) * part);
      }
      last = point;
    }
    desk.lay({ hidden: [...gone] });
  };
  extend([start]);
  return {
    extend,
    end() {
      const ids = [...gone];
      for (let at = 0; at < ids.length; at += board.ids)
        desk.put('del', { ids: ids.slice(at, at + board.ids) });
      desk.lay({});
    },
    cancel: () => desk.lay({}),
  };
};

/** Selects what is under the point, or what is spanned; moves what is selected, or makes it larger by its corner. */
export const pick = (desk: Desk, start: InkPoint, { isOnCorner }: { isOnCorner: boolean }): Gesture => {
  const [x0, y0] = start;
  const selected = desk.selected();
  const around = boxAround(selected);
  if (isOnCorner && around) return change(desk, selected, scaleBy(around));
  const under = desk.items().findLast((item) => isOn(item, x0, y0, 8 * desk.pixel));
  if (!under) return span(desk, start);
  const isSelected = selected.some(({ id }) => id === under.id);
  if (!isSelected) desk.select([under.id]);
  return change(desk, isSelected ? selected : [under], (x, y) => ({
    scale: 1,
    dx: x - x0,
    dy: y - y0,
    x: 0,
    y: 0,
  }));
};

interface Changed extends Placement {
  /** The point that stays where it is, however large the rest becomes. */
  x: number;
  y: number;
}

const scaleBy =
  ({ x1, y1, x2, y2 }: Box) =>
  (x: number, y: number): Changed => {
    const scale = Math.max((x - x1) / (x2 - x1 || 1), (y - y1) / (y2 - y1 || 1));
    return { scale: Math.min(Math.max(scale, 0.05), 20), dx: 0, dy: 0, x: x1, y: y1 };
  };

/** @returns the placement after a change was made to it */
export const placed = ({ scale, dx, dy }: Placement, by: Changed): Placement => ({
  scale: scale * by.scale,
  dx: (dx - by.x) * by.scale + by.x + by.dx,
  dy: (dy - by.y) * by.scale + by.y + by.dy,
});

const change = (desk: Desk, items: readonly Item[], changeTo: (x: number, y: number) => Changed): Gesture => {
  let by: Changed | null = null;
  return {
    extend(points) {
      const [x, y] = points.at(-1) ?? [0, 0];
      const next = changeTo(x, y);
      if (!by && next.scale === 1 && Math.hypot(next.dx, next.dy) < 3 * desk.pixel) return;
      by = next;
      const moved = items.map((item) => ({ ...item, placement: placed(item.placement, next) }));
      desk.lay({ items: moved, hidden: items.map(({ id }) => id), selection: boxAround(moved) });
    },
    end() {
      if (by) putMove(desk, items, by);
      desk.lay({});
    },
    cancel: () => desk.lay({}),
  };
};

/** @param by a change of some items' places, which is kept */
export const putMove = (desk: Pick<Desk, 'put'>, items: readonly Item[], by: Changed): void => {
  const { scale, dx, dy, x, y } = by;
  const larger = scale === 1 ? {} : { scale: Math.round(scale * 1e4) / 1e4, x: tidy(x), y: tidy(y) };
  const ids = items.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += board.ids) {
    desk.put('move', { ids: ids.slice(at, at + board.ids), dx: tidy(dx), dy: tidy(dy), ...larger });
  }
};

const span = (desk: Desk, [x1, y1]: InkPoint): Gesture => {
  let box: Box = { x1, y1, x2: x1, y2: y1 };
  desk.select([]);
  return {
    extend(points) {
      const [x2, y2] = points.at(-1) ?? [x1, y1];
      box = cornersOf({ x1, y1, x2, y2 });
      desk.lay({ frame: box });
    },
    end() {
      desk.select(
        desk
          .items()
          .filter((item) => isInside(boxOf(item), box))
          .map(({ id }) => id),
      );
      desk.lay({});
    },
    cancel: () => desk.lay({}),
  };
};

/** @returns a laser's point, said while it is moved */
export const point = (desk: Desk, start: InkPoint): Gesture => {
  let saidAt = -seenEach;
  const extend = (points: readonly InkPoint[]) => {
    const [x, y] = points.at(-1) ?? start;
    if (performance.now() - saidAt < seenEach) return;
    saidAt = performance.now();
    desk.say({ k: 'cursor', page: desk.page, x: tidy(x), y: tidy(y) });
  };
  extend([start]);
  return { extend, end: () => undefined, cancel: () => undefined };
};

/** @returns what is under a point and can be written in */
export const textUnder = (
  items: readonly Item[],
  x: number,
  y: number,
): (Item & { drawn: Drawn & { kind: 'text' } }) | undefined =>
  items.findLast(
    (item): item is Item & { drawn: Drawn & { kind: 'text' } } =>
      item.drawn.kind === 'text' && isOn(item, x, y, 0),
  );
