import { meets } from './geometry';
import type { BoardPage, Box } from './items';

/** The shares of a page's width and height that are tried for a picture, largest first. */
const shares = [0.7, 0.5, 0.35];
/** The number of positions tried in each direction. */
const steps = 12;
/** The distance between a picture and other items, in units of the board. */
const margin = 16;

interface Size {
  width: number;
  height: number;
}

const scaledTo = ({ width, height }: Size, page: Size, share: number): Size => {
  const scale = Math.min((page.width * share) / width, (page.height * share) / height);
  return { width: width * scale, height: height * scale };
};

const placeIn = (room: Size, { width, height }: Size, right: number, down: number): Box => {
  const [x1, y1] = [(room.width - width) * right, (room.height - height) * down];
  return { x1, y1, x2: x1 + width, y2: y1 + height };
};

/** @returns a picture's place in the middle of a page */
export const middleOf = (page: BoardPage, picture: Size, share: number): Box =>
  placeIn(page, scaledTo(picture, page, share), 0.5, 0.5);

/**
 * Finds a place for a picture where it covers nothing: as large as possible, and as near as possible to a point.
 *
 * @param taken the boxes of the items on the page
 * @param near the point; all lengths are in units of the board
 * @returns the place; null if there is none
 */
export const freeRoom = (
  page: BoardPage,
  picture: Size,
  taken: readonly Box[],
  near: { x: number; y: number },
): Box | null => {
  for (const share of shares) {
    const size = scaledTo(picture, page, share);
    const away = ({ x1, y1 }: Box): number =>
      Math.hypot(x1 + size.width / 2 - near.x, y1 + size.height / 2 - near.y);
    const places: Box[] = [];
    for (let right = 0; right <= steps; right += 1) {
      for (let down = 0; down <= steps; down += 1) {
        places.push(placeIn(page, size, right / steps, down / steps));
      }
    }
    const free = places
      .sort((one, other) => away(one) - away(other))
      .find(({ x1, y1, x2, y2 }) => {
        const around = { x1: x1 - margin, y1: y1 - margin, x2: x2 + margin, y2: y2 + margin };
        return !taken.some((each) => meets(each, around));
      });
    if (free) return free;
  }
  return null;
};
