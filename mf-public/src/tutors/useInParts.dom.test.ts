import { renderHook } from '@testing-library/react';
import { useInParts } from './useInParts';

const watch = (total: number, part: number | null) => {
  const seen: number[] = [];
  const view = renderHook(
    (count: number) => {
      const shown = useInParts(count, part);
      seen.push(Math.min(shown, count));
    },
    { initialProps: total },
  );
  return { ...view, seen };
};

test('a list that has just come appears part by part, to its end', () => {
  const { seen } = watch(8, 3);
  expect([...new Set(seen)]).toEqual([0, 3, 6, 8]);
});

test('what is added later is there at once', () => {
  const { seen, rerender } = watch(4, 3);
  rerender(24);
  expect([...new Set(seen)]).toEqual([0, 3, 4, 24]);
});

test('a list that was there before is whole from the first', () => {
  expect(watch(24, null).seen).toEqual([24]);
});
