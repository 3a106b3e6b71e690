import { board, graphemesOf } from '@paadam/shared/domain';
import type { Words } from './items';

/** The font of the board's texts, on the canvas and in the text box. */
export const fontFamily = "Figtree, system-ui, 'Noto Sans Tamil', 'Noto Sans Devanagari', sans-serif";
/** The letters' height times this is the height of a line. */
export const lineHeight = 1.3;
/** The distance between a text and the page's edge, in units of the board. */
const edge = 8;
/** The least width for a text, as a multiple of its letters' height. A text closer to the page's edge is moved away from it. */
const leastRoom = 6;
/** The width of a letter as a share of its height, if no canvas can measure it. */
const letterWidth = 0.55;
/** The letter height for measuring: small sizes would be rounded. */
const measured = 100;

let pen: CanvasRenderingContext2D | null | undefined;

/**
 * @param size the height of the letters
 * @returns the width of a line in this browser's fonts, in the unit of `size`
 */
const measureLine = (line: string, size: number): number => {
  if (pen === undefined) {
    pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  }
  if (!pen) return graphemesOf(line).length * letterWidth * size;
  pen.font = `${measured}px ${fontFamily}`;
  const { width, actualBoundingBoxRight } = pen.measureText(line);
  return (Math.max(width, actualBoundingBoxRight) / measured) * size;
};

/** The layout of a text: the width of its longest line, and the line breaks that the text itself does not have. */
export interface Layout {
  width: number;
  breaks: number[];
}

/**
 * Breaks a text into lines that fit: between words, and within a word that is longer than a line.
 *
 * @param size the height of the letters
 * @param room the greatest width of a line, in the unit of `size`
 */
export const layOut = (text: string, size: number, room: number): Layout => {
  const breaks: number[] = [];
  let width = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const parts = wrap(line, (part) => measureLine(part.trimEnd(), size) <= room);
    for (const [number, part] of parts.entries()) {
      width = Math.max(width, measureLine(part.trimEnd(), size));
      at += part.length;
      if (number < parts.length - 1) breaks.push(at);
    }
    at += 1;
  }
  // As the contract has it: more than nothing, and whole hundredths.
  const tidy = Math.min(Math.max(Math.ceil(width * 100) / 100, 0.01), 10_000);
  return { width: tidy, breaks: breaks.slice(0, board.textLines) };
};

const wrap = (line: string, fits: (part: string) => boolean): string[] => {
  if (fits(line)) return [line];
  const parts: string[] = [];
  let part = '';
  for (const word of line.match(/\s*\S+\s*?(?=\s|$)|\s+/g) ?? []) {
    if (part !== '' && !fits(part + word)) {
      // Spaces stay at the end of the line that they follow.
      const spaces = word.length - word.trimStart().length;
      parts.push(part + word.slice(0, spaces));
      part = word.slice(spaces);
    } else part += word;
    while (!fits(part)) {
      const start = longestStart(part, fits);
      parts.push(start);
      part = part.slice(start.length);
    }
  }
  return part === '' && parts.length > 0 ? parts : [...parts, part];
};

/** @returns as many whole graphemes as fit, at least one */
const longestStart = (word: string, fits: (part: string) => boolean): string => {
  const signs = graphemesOf(word);
  let [low, high] = [1, signs.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(signs.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return signs.slice(0, low).join('');
};

/** @returns the lines of a text as the writer's browser broke them; for an old text its own lines */
export const linesOf = ({ text, breaks = [] }: Pick<Words, 'text' | 'breaks'>): string[] => {
  const ends = [...new Set(breaks)].filter((end) => end > 0 && end < text.length).sort((a, b) => a - b);
  const pieces = [0, ...ends].map((from, at) => text.slice(from, ends[at]));
  return pieces.flatMap((each) => each.split('\n'));
};

/** @returns the width that the writer's browser measured; for an old text this browser's measure */
export const widthOf = ({ text, size, width }: Pick<Words, 'text' | 'size' | 'width'>): number =>
  width ?? Math.max(...text.split('\n').map((line) => measureLine(line, size)));

/**
 * @param page the width of the page
 * @param x where the text begins
 * @returns the greatest width of its lines, so that they end before the page does; all in units of the board
 */
export const roomAt = (page: number, x: number, size: number): number =>
  Math.max(page - edge - x, Math.min(leastRoom * size, page - 2 * edge));

/** @returns where a text of that width must begin to end before the page does, if possible */
export const within = (at: number, length: number, page: number): number =>
  Math.min(at, Math.max(page - edge - length, 0));
