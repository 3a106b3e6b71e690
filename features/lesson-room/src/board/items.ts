import type { BoardColour, BoardShape } from '@paadam/shared/domain';

/** x, y and, with a pen that feels it, the pressure from 0 to 1; in units of the board. */
export type InkPoint = [x: number, y: number] | [x: number, y: number, pressure: number];

export interface Box {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Where an item is now: what it was drawn at, times `scale`, moved by `dx`, `dy`. */
export interface Placement {
  scale: number;
  dx: number;
  dy: number;
}

export interface Stroke {
  kind: 'ink';
  colour: BoardColour;
  width: number;
  isMarker: boolean;
  hasPressure: boolean;
  points: InkPoint[];
}

export interface Shape extends Box {
  kind: 'shape';
  shape: BoardShape;
  colour: BoardColour;
  width: number;
}

export interface Words {
  kind: 'text';
  colour: BoardColour;
  /** The height of the letters. */
  size: number;
  x: number;
  y: number;
  text: string;
  /** The width of the longest line, and the line breaks that the text itself does not have, from the writer's browser; absent for old texts. */
  width?: number | undefined;
  breaks?: readonly number[] | undefined;
}

export interface Picture {
  kind: 'image';
  file: string;
  alt: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Drawn = Stroke | Shape | Words | Picture;

/** Something on the board. */
export interface Item {
  id: string;
  /** The id of who put it there. */
  by: string;
  page: string;
  /** Its place in the order of all events. */
  order: number;
  /** The item's position in the stack of its page: its order, unless it was brought to the front or to the back. */
  level: number;
  drawn: Drawn;
  placement: Placement;
}

export interface BoardPage {
  id: string;
  width: number;
  height: number;
}
