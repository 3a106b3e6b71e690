import { BoardModel } from '../board/BoardModel';
import { Pictures } from '../board/Pictures';
import { drawPage } from './takeAway';

const drawn = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  jest.spyOn(canvas, 'getContext').mockReturnValue(null);
  const kept = { model: new BoardModel(), pictures: new Pictures(() => Promise.reject(), jest.fn()) };
  drawPage(canvas, kept, { id: 'first', width, height }, { scale: 1.5, scheme: 'light' });
  return [canvas.width, canvas.height];
};

test('draws a page at the size that was asked for', () => {
  expect(drawn(1600, 1200)).toEqual([2400, 1800]);
});

test('draws a page that is larger than browsers draw as large as they do, and one that is nothing at all', () => {
  expect(drawn(10_000, 10_000)).toEqual([4000, 4000]);
  expect(drawn(1e-6, 1e-6)).toEqual([1, 1]);
});
