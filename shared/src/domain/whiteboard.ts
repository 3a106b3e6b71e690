/** The colours that can be drawn with, by the names that people are told. 'ink' is the writing colour of the scheme. */
export const boardColours = ['ink', 'green', 'blue', 'violet', 'red', 'orange'] as const;
export type BoardColour = (typeof boardColours)[number];

export const boardShapes = ['line', 'arrow', 'rectangle', 'ellipse'] as const;
export type BoardShape = (typeof boardShapes)[number];

/** What a page has printed on it. */
export const boardPapers = ['plain', 'grid', 'lines'] as const;
export type BoardPaper = (typeof boardPapers)[number];

export const board = {
  /** The page that every lesson begins with, which no event makes. */
  firstPage: 'first',
  /** A page in units of the board, in which all places and widths are said. */
  page: { width: 1600, height: 1200 },
  /** The points of a stroke are whole numbers, of which so many are one unit. */
  pointsPerUnit: 10,
  textCharacters: 2_000,
  /** What one operation may name, or have as numbers of a stroke. */
  ids: 500,
  numbers: 8_000,
  /** The most points of one stroke with all its parts. Further points are not shown; the pen begins a new stroke before that. */
  strokePoints: 40_000,
  /** The most lines that a text is wrapped into. */
  textLines: 400,
} as const;
