import type { Box, Drawn, InkPoint, Item, Placement } from './items';
import { lineHeight, linesOf, widthOf } from './textLayout';

const boxes = new WeakMap<Drawn, Box>();

/** @returns what something takes up where it was drawn, its width of line with it */
const boxAsDrawn = (drawn: Drawn): Box => {
  const known = boxes.get(drawn);
  if (known) return known;
  const box = measure(drawn);
  boxes.set(drawn, box);
  return box;
};

const measure = (drawn: Drawn): Box => {
  switch (drawn.kind) {
    case 'ink':
      return grown(boxOfPoints(drawn.points), drawn.width / 2);
    case 'shape':
      return grown(cornersOf(drawn), drawn.width / 2);
    case 'text': {
      const { x, y, size } = drawn;
      return { x1: x, y1: y, x2: x + widthOf(drawn), y2: y + linesOf(drawn).length * size * lineHeight };
    }
    case 'image':
      return { x1: drawn.x, y1: drawn.y, x2: drawn.x + drawn.width, y2: drawn.y + drawn.height };
  }
};

/** @returns what an item takes up where it is */
export const boxOf = ({ drawn, placement }: Pick<Item, 'drawn' | 'placement'>): Box => {
  const { x1, y1, x2, y2 } = boxAsDrawn(drawn);
  const { scale, dx, dy } = placement;
  return { x1: x1 * scale + dx, y1: y1 * scale + dy, x2: x2 * scale + dx, y2: y2 * scale + dy };
};

/** @returns the box in which an item may be visible: letters of some scripts extend beyond their line */
export const seenBoxOf = (item: Pick<Item, 'drawn' | 'placement'>): Box => {
  const { drawn, placement } = item;
  return grown(boxOf(item), drawn.kind === 'text' ? (drawn.size * placement.scale) / 2 : 0);
};

/** @returns what all of them take up together; null of none */
export const boxAround = (items: readonly Item[]): Box | null => {
  const [first, ...others] = items.map(boxOf);
  return first ? others.reduce(union, first) : null;
};

const union = (one: Box, other: Box): Box => ({
  x1: Math.min(one.x1, other.x1),
  y1: Math.min(one.y1, other.y1),
  x2: Math.max(one.x2, other.x2),
  y2: Math.max(one.y2, other.y2),
});

const boxOfPoints = (points: readonly InkPoint[]): Box => {
  const box = { x1: Infinity, y1: Infinity, x2: -Infinity, y2: -Infinity };
  for (const [x, y] of points) {
    box.x1 = Math.min(box.x1, x);
    box.y1 = Math.min(box.y1, y);
    box.x2 = Math.max(box.x2, x);
    box.y2 = Math.max(box.y2, y);
  }
  return box;
};

/** @returns the same box with its upper left corner first */
export const cornersOf = ({ x1, y1, x2, y2 }: Box): Box => ({
  x1: Math.min(x1, x2),
  y1: Math.min(y1, y2),
  x2: Math.max(x1, x2),
  y2: Math.max(y1, y2),
});

const grown = ({ x1, y1, x2, y2 }: Box, by: number): Box => ({
  x1: x1 - by,
  y1: y1 - by,
  x2: x2 + by,
  y2: y2 + by,
});

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x1 >= outer.x1 && inner.y1 >= outer.y1 && inner.x2 <= outer.x2 && inner.y2 <= outer.y2;

export const meets = (one: Box, other: Box): boolean =>
  one.x1 <= other.x2 && one.x2 >= other.x1 && one.y1 <= other.y2 && one.y2 >= other.y1;

/** @returns the point as it would be on the item before that was moved */
const before = ({ scale, dx, dy }: Placement, x: number, y: number) => ({
  x: (x - dx) / scale,
  y: (y - dy) / scale,
});

const distanceToSegment = (x: number, y: number, { x1, y1, x2, y2 }: Box): number => {
  const [w, h] = [x2 - x1, y2 - y1];
  const length = w * w + h * h;
  const at = length === 0 ? 0 : Math.min(Math.max(((x - x1) * w + (y - y1) * h) / length, 0), 1);
  return Math.hypot(x - x1 - at * w, y - y1 - at * h);
};

const distanceToStroke = (x: number, y: number, points: readonly InkPoint[]): number => {
  let nearest = Infinity;
  let [x1, y1] = points[0] ?? [Infinity, Infinity];
  for (const [x2, y2] of points) {
    nearest = Math.min(nearest, distanceToSegment(x, y, { x1, y1, x2, y2 }));
    [x1, y1] = [x2, y2];
  }
  return nearest;
};

const distanceToBox = (x: number, y: number, { x1, y1, x2, y2 }: Box): number =>
  Math.min(
    distanceToSegment(x, y, { x1, y1, x2, y2: y1 }),
    distanceToSegment(x, y, { x1: x2, y1, x2, y2 }),
    distanceToSegment(x, y, { x1, y1: y2, x2, y2 }),
    distanceToSegment(x, y, { x1, y1, x2: x1, y2 }),
  );

const distanceToEllipse = (x: number, y: number, box: Box): number => {
  const { x1, y1, x2, y2 } = cornersOf(box);
  const [rx, ry] = [Math.max((x2 - x1) / 2, 0.1), Math.max((y2 - y1) / 2, 0.1)];
  const [px, py] = [(x - (x1 + x2) / 2) / rx, (y - (y1 + y2) / 2) / ry];
  return Math.abs(Math.hypot(px, py) - 1) * Math.min(rx, ry);
};

/**
 * @param x in units of the board
 * @param reach how far beside it still counts, in units of the board
 * @returns whether a point is on what is drawn: on the line of strokes and shapes, anywhere in texts and images
 */
export const isOn = (item: Item, x: number, y: number, reach: number): boolean => {
  const box = boxOf(item);
  if (!meets({ x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach }, box)) return false;
  const { drawn, placement } = item;
  if (drawn.kind === 'text' || drawn.kind === 'image') return true;
  const point = before(placement, x, y);
  const near = reach / placement.scale + drawn.width / 2;
  if (drawn.kind === 'ink') return distanceToStroke(point.x, point.y, drawn.points) <= near;
  if (drawn.shape === 'rectangle') return distanceToBox(point.x, point.y, drawn) <= near;
  if (drawn.shape === 'ellipse') return distanceToEllipse(point.x, point.y, drawn) <= near;
  return distanceToSegment(point.x, point.y, drawn) <= near;
};

/** What of a page is seen: the board's point in the upper left corner, and how many CSS pixels a unit is. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

const largest = 8;

/** @returns the view that has the whole page, in the middle */
export const fitting = (page: Size, frame: Size): View => {
  const scale = Math.min(frame.width / page.width, frame.height / page.height) || 0.1;
  return {
    scale,
    x: (page.width - frame.width / scale) / 2,
    y: (page.height - frame.height / scale) / 2,
  };
};

/** @returns the view that shows a part of a page as large as it can be */
export const showing = ({ x1, y1, x2, y2 }: Box, frame: Size): View => {
  const { scale, x, y } = fitting({ width: x2 - x1, height: y2 - y1 }, frame);
  return { scale, x: x + x1, y: y + y1 };
};

/** @returns the view, not so far away and not so near that no one finds the page again */
export const bounded = ({ x, y, scale }: View, page: Size, frame: Size): View => {
  const whole = fitting(page, frame).scale;
  const near = Math.min(Math.max(scale, whole * 0.5), Math.max(largest, whole));
  const [w, h] = [frame.width / near, frame.height / near];
  const within = (at: number, seen: number, length: number): number =>
    // The page's edge goes as far as to the middle of what is seen.
    Math.min(Math.max(at, -seen / 2), length - seen / 2);
  return { scale: near, x: within(x, w, page.width), y: within(y, h, page.height) };
};

/** @param at the pixel of the frame that stays where it is */
export const zoomed = ({ x, y, scale }: View, by: number, at: { x: number; y: number }): View => {
  const next = Math.max(scale * by, 0.01);
  return { scale: next, x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next };
};
