import { board } from '@paadam/shared/domain';
import type { InkPoint } from './items';

/**
 * @param points at least one, in units of the board
 * @param hasPressure whether each has a third number
 * @returns whole numbers as the contract has them: the first point, then the way from point to point
 */
export const packPoints = (points: readonly InkPoint[], hasPressure: boolean): number[] => {
  const packed: number[] = [];
  let [x0, y0] = [0, 0];
  for (const [x, y, pressure = 0.5] of points) {
    const [x1, y1] = [Math.round(x * board.pointsPerUnit), Math.round(y * board.pointsPerUnit)];
    packed.push(x1 - x0, y1 - y0);
    if (hasPressure) packed.push(Math.round(pressure * 100));
    [x0, y0] = [x1, y1];
  }
  return packed;
};

/** What `packPoints` made, as points again. */
export const unpackPoints = (packed: readonly number[], hasPressure: boolean): InkPoint[] => {
  const step = hasPressure ? 3 : 2;
  const points: InkPoint[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + step <= packed.length; at += step) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    const [inUnitsX, inUnitsY] = [x / board.pointsPerUnit, y / board.pointsPerUnit];
    points.push(hasPressure ? [inUnitsX, inUnitsY, (packed[at + 2] ?? 50) / 100] : [inUnitsX, inUnitsY]);
  }
  return points;
};
