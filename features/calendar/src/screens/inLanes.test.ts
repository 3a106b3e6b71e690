import { inLanes } from './inLanes';

type Stretch = [from: number, to: number];

const lay = (...stretches: Stretch[]) =>
  inLanes(stretches, ([from, to]) => ({ from, to })).map(({ item, lane, lanes }) => [item, lane, lanes]);

test('what does not overlap has the whole width', () => {
  expect(lay([4, 8], [0, 4])).toEqual([
    [[0, 4], 0, 1],
    [[4, 8], 0, 1],
  ]);
});

test('what overlaps lies beside each other, the longer one first', () => {
  expect(lay([0, 4], [0, 8])).toEqual([
    [[0, 8], 0, 2],
    [[0, 4], 1, 2],
  ]);
});

test('what hangs together by way of others shares the width, and a lane that is free is used again', () => {
  expect(lay([0, 6], [2, 4], [4, 8])).toEqual([
    [[0, 6], 0, 2],
    [[2, 4], 1, 2],
    [[4, 8], 1, 2],
  ]);
  expect(lay([0, 6], [1, 7], [2, 8], [9, 10]).map(([, lane, lanes]) => [lane, lanes])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [0, 1],
  ]);
});

test('no two in one lane overlap, however they lie', () => {
  const stretches = Array.from({ length: 60 }, (_, index): Stretch => {
    const from = (index * 37) % 90;
    return [from, from + 3 + ((index * 13) % 11)];
  });
  const laid = inLanes(stretches, ([from, to]) => ({ from, to }));
  for (const one of laid) {
    expect(one.lane).toBeLessThan(one.lanes);
    const clashes = laid.filter(
      (other) =>
        other !== one &&
        other.lane === one.lane &&
        other.item[0] < one.item[1] &&
        one.item[0] < other.item[1],
    );
    expect(clashes).toEqual([]);
  }
});
