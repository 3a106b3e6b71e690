import { freeRoom } from './freeRoom';
import { meets } from './geometry';

const page = { id: 'first', width: 1600, height: 1200 };
const picture = { width: 400, height: 300 };
const middle = { x: 800, y: 600 };

test('a picture is in the middle of an empty page', () => {
  expect(freeRoom(page, picture, [], middle)).toEqual({ x1: 240, y1: 180, x2: 1360, y2: 1020 });
});

test('beside other items it is as large as the free space allows, and covers nothing', () => {
  const written = { x1: 100, y1: 100, x2: 900, y2: 1100 };
  const place = freeRoom(page, picture, [written], middle);
  expect(place).not.toBeNull();
  expect(place && meets(place, written)).toBe(false);
  expect(place && place.x2 - place.x1).toBeCloseTo(560);
});

test('a full page has no place for it', () => {
  expect(freeRoom(page, picture, [{ x1: 0, y1: 500, x2: 1600, y2: 700 }], middle)).not.toBeNull();
  const rows = [300, 600, 900].map((y) => ({ x1: 0, y1: y, x2: 1600, y2: y + 20 }));
  expect(freeRoom(page, picture, rows, middle)).toBeNull();
});
