import { averageOf, leastAverage, ratingFigure } from './ratings';

it.each([
  [4.45, '4.5'],
  [4.35, '4.4'],
  [4.85, '4.9'],
  [4.44, '4.4'],
  [5, '5.0'],
])('%d shows as %s', (average, figure) => {
  expect(ratingFigure(average)).toBe(figure);
});

it('a least rating matches exactly the averages that are shown as at least that', () => {
  const wrong: object[] = [];
  for (let count = 1; count <= 60; count += 1) {
    for (let sum = count; sum <= 5 * count; sum += 1) {
      const average = averageOf(sum, count);
      for (const asked of [1, 3, 4, 4.2, 4.46, 4.5, 4.512, 5]) {
        const shows = Number(ratingFigure(average)) >= asked || average >= asked;
        if (sum * 1_000 >= leastAverage(asked) * count !== shows) wrong.push({ sum, count, asked });
      }
    }
  }
  expect(wrong).toEqual([]);
});
