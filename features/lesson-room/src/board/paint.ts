import type { BoardPaper } from '@paadam/shared/domain';
import { getStroke } from 'perfect-freehand';
import type { BoardLook } from './boardLook';
import { cornersOf } from './geometry';
import type { BoardPage, Drawn, InkPoint, Item, Shape, Stroke, Words } from './items';
import { fontFamily, lineHeight, linesOf } from './textLayout';

/** The factor by which a line may exceed its stored width before it is condensed. */
const tolerance = 1.01;

/** What a canvas, and a test, has of the platform's drawing. */
export type Pen = CanvasRenderingContext2D;

/** The pictures that have come, by their files' ids. */
export type Pictures = (file: string) => CanvasImageSource | undefined;

const markerOpacity = 0.35;
/** Between the lines of a page's paper, in units of the board. */
const ruling = 40;

/** The number of points in a piece of a stroke. Only the last piece of a growing stroke is outlined again. */
export const piece = 600;
/** The number of points of the previous piece with which a piece begins, so that the line reaches the width that its speed gives it. */
const overlap = 100;

/** The outlined pieces, by their first point. Points never change. */
const pieces = new WeakMap<InkPoint, { width: number; path: Path2D }>();
/** The paths of whole strokes. A growing stroke is a new object each time. */
const paths = new WeakMap<Drawn, Path2D[]>();

/** @returns the paths of a stroke, to fill or, for a marker, to stroke */
const pathsOf = (stroke: Stroke): Path2D[] => {
  const known = paths.get(stroke);
  if (known) return known;
  const made = stroke.isMarker ? [centreLine(stroke)] : outlines(stroke);
  paths.set(stroke, made);
  return made;
};

const outlines = (stroke: Stroke): Path2D[] => {
  const { points, width } = stroke;
  const made: Path2D[] = [];
  for (let at = 0; at === 0 || at < points.length - 1; at += piece) {
    const some = points.slice(Math.max(at - overlap, 0), at + piece);
    const [first] = some;
    const isFull = at + piece <= points.length;
    const known = first && isFull ? pieces.get(first) : undefined;
    const path = known?.width === width ? known.path : outline({ ...stroke, points: some });
    if (first && isFull) pieces.set(first, { width, path });
    made.push(path);
  }
  return made;
};

const outline = ({ points, width, hasPressure }: Stroke): Path2D => {
  const edge = getStroke(points, {
    size: width * 1.35,
    thinning: hasPressure ? 0.6 : 0.35,
    smoothing: 0.5,
    streamline: 0.4,
    simulatePressure: !hasPressure,
    last: true,
  });
  const path = new Path2D();
  const [first] = edge;
  if (!first) return path;
  path.moveTo(first[0], first[1]);
  edge.forEach(([x, y], at) => {
    const [nextX, nextY] = edge[(at + 1) % edge.length] ?? first;
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  path.closePath();
  return path;
};

const centreLine = ({ points }: Stroke): Path2D => {
  const path = new Path2D();
  const [[x0, y0] = [0, 0]] = points;
  path.moveTo(x0, y0);
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[at + 1] ?? [x + 0.01, y];
    path.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  return path;
};

const paintStroke = (pen: Pen, stroke: Stroke, look: BoardLook): void => {
  const colour = look.colours[stroke.colour];
  if (!stroke.isMarker) {
    pen.fillStyle = colour;
    for (const path of pathsOf(stroke)) pen.fill(path);
    return;
  }
  pen.globalAlpha = markerOpacity;
  pen.strokeStyle = colour;
  pen.lineWidth = stroke.width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const path of pathsOf(stroke)) pen.stroke(path);
};

const paintShape = (pen: Pen, shape: Shape, look: BoardLook): void => {
  pen.strokeStyle = look.colours[shape.colour];
  pen.lineWidth = shape.width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  const { x1, y1, x2, y2 } = cornersOf(shape);
  switch (shape.shape) {
    case 'rectangle':
      pen.rect(x1, y1, x2 - x1, y2 - y1);
      break;
    case 'ellipse':
      pen.ellipse((x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) / 2, (y2 - y1) / 2, 0, 0, 2 * Math.PI);
      break;
    case 'arrow':
    case 'line':
      pen.moveTo(shape.x1, shape.y1);
      pen.lineTo(shape.x2, shape.y2);
  }
  if (shape.shape === 'arrow') {
    const angle = Math.atan2(shape.y2 - shape.y1, shape.x2 - shape.x1);
    const length = Math.min(Math.hypot(x2 - x1, y2 - y1) * 0.5, 12 + shape.width * 3);
    for (const side of [-1, 1]) {
      pen.moveTo(shape.x2, shape.y2);
      const turn = angle + Math.PI - side * 0.45;
      pen.lineTo(shape.x2 + Math.cos(turn) * length, shape.y2 + Math.sin(turn) * length);
    }
  }
  pen.stroke();
};

/** If a line is wider in this browser's fonts than in the writer's, it is condensed to the writer's width. */
const paintWords = (pen: Pen, words: Words, look: BoardLook): void => {
  const { x, y, size, colour, width } = words;
  pen.fillStyle = look.colours[colour];
  pen.font = `${size}px ${fontFamily}`;
  pen.textBaseline = 'top';
  linesOf(words).forEach((line, at) => {
    const top = y + (at + 0.12) * size * lineHeight;
    if (width === undefined) pen.fillText(line, x, top);
    else pen.fillText(line.trimEnd(), x, top, width * tolerance);
  });
};

/** The pen is in units of the board. */
export const paintItem = (
  pen: Pen,
  { drawn, placement: { scale, dx, dy } }: Pick<Item, 'drawn' | 'placement'>,
  look: BoardLook,
  pictures: Pictures,
): void => {
  pen.save();
  pen.translate(dx, dy);
  pen.scale(scale, scale);
  switch (drawn.kind) {
    case 'ink':
      paintStroke(pen, drawn, look);
      break;
    case 'shape':
      paintShape(pen, drawn, look);
      break;
    case 'text':
      paintWords(pen, drawn, look);
      break;
    case 'image': {
      const { x, y, width, height } = drawn;
      const picture = pictures(drawn.file);
      if (picture) pen.drawImage(picture, x, y, width, height);
      else {
        pen.strokeStyle = look.rule;
        pen.lineWidth = 2;
        pen.strokeRect(x, y, width, height);
      }
    }
  }
  pen.restore();
};

/** The empty page: its ground, and what is printed on it. */
export const paintPaper = (
  pen: Pen,
  { width, height }: BoardPage,
  paper: BoardPaper,
  look: BoardLook,
): void => {
  pen.fillStyle = look.sheet;
  pen.fillRect(0, 0, width, height);
  if (paper === 'plain') return;
  pen.strokeStyle = look.rule;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (let y = ruling; y < height; y += ruling) {
    pen.moveTo(0, y);
    pen.lineTo(width, y);
  }
  for (let x = ruling; paper === 'grid' && x < width; x += ruling) {
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
  }
  pen.stroke();
};
