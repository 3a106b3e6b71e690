import { board, boardColours, boardPapers, boardShapes } from '@paadam/shared/domain';
import { type Static, Type } from 'typebox';
import { Closed, Id, OneOf } from './schema';

/** The id of an operation, which is that of what it put on the board. */
const Item = Type.String({ minLength: 1, maxLength: 40 });
const Ids = Type.Array(Item, { minItems: 1, maxItems: board.ids });

/** In units of the board; beyond a page's edge as well, for what was moved there. */
const Place = Type.Number({ minimum: -100_000, maximum: 100_000 });
const Length = Type.Number({ exclusiveMinimum: 0, maximum: 10_000 });
const Colour = OneOf(boardColours);

/**
 * Of a stroke: x and y of the first point, then of each other the way from the one before, in whole tenths of a unit. With
 * pressure, each point has a third number, 0 to 100.
 */
const Points = Type.Array(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }), {
  minItems: 2,
  maxItems: board.numbers,
});

const Stroke = Closed({
  page: Item,
  colour: Colour,
  width: Length,
  /** Wide and translucent. */
  marker: Type.Optional(Type.Literal(true)),
  pressure: Type.Optional(Type.Literal(true)),
  points: Points,
});

/** What follows of a stroke that was sent before it came to its end. Its first point is absolute again. */
const StrokePart = Closed({ on: Item, points: Points });

const Shape = Closed({
  page: Item,
  shape: OneOf(boardShapes),
  colour: Colour,
  width: Length,
  /** The two corners, or the two ends. */
  x1: Place,
  y1: Place,
  x2: Place,
  y2: Place,
});

/**
 * The layout that the writer's browser has computed, so that every browser shows the same lines in the same space, whatever its fonts.
 * Absent from earlier releases: then each browser measures by itself.
 */
const words = {
  text: Type.String({ minLength: 1, maxLength: board.textCharacters }),
  /** The width of the longest line, in units of the board, like `size`. */
  width: Type.Optional(Length),
  /** The positions of line breaks that the text itself does not have, in UTF-16 code units, ascending. */
  breaks: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: board.textLines })),
};
/** `x` and `y` are the upper left corner, `size` is the height of the letters. */
const Text = Closed({ page: Item, colour: Colour, size: Length, x: Place, y: Place, ...words });
const TextEdit = Closed({ on: Item, ...words });

const Image = Closed({
  page: Item,
  /** As the upload named it. */
  file: Id,
  x: Place,
  y: Place,
  width: Length,
  height: Length,
  /** What it is, in words. */
  alt: Type.String({ maxLength: 200 }),
  /** Whether it goes below everything on the page. */
  behind: Type.Optional(Type.Literal(true)),
});

/** Moves items, after it made them as large as `scale` says around the point `x`, `y`. */
const Move = Closed({
  ids: Ids,
  dx: Place,
  dy: Place,
  scale: Type.Optional(Type.Number({ minimum: 0.05, maximum: 20 })),
  x: Type.Optional(Place),
  y: Type.Optional(Place),
});

/** Moves items above all others of their page, or below them. */
const Order = Closed({ ids: Ids, to: OneOf(['front', 'back']) });

/** Erases items, or takes pages away. */
const Del = Closed({ ids: Ids });

/** Makes the board as it is without an earlier operation of one's own; with `redo`, as it is with it. */
const Restore = Closed({ of: Item, redo: Type.Optional(Type.Literal(true)) });

const Page = Closed({ after: Item, width: Length, height: Length });

/** Erases all that is on a page at that moment. */
const Clear = Closed({ page: Item });

/** Only the tutor draws. */
const Lock = Closed({ on: Type.Boolean() });

const Paper = Closed({ page: Item, paper: OneOf(boardPapers) });

const Chat = Closed({ text: Type.String({ minLength: 1, maxLength: 2_000 }) });

/** The bodies of the operations of board and chat, by their kind. */
export const boardBodies = {
  ink: Type.Union([Stroke, StrokePart]),
  shape: Shape,
  text: Type.Union([Text, TextEdit]),
  image: Image,
  move: Move,
  order: Order,
  del: Del,
  restore: Restore,
  page: Page,
  clear: Clear,
  lock: Lock,
  paper: Paper,
  chat: Chat,
} as const;

/** The bodies by their kind. */
export type BoardBodies = { [K in keyof typeof boardBodies]: Static<(typeof boardBodies)[K]> };
