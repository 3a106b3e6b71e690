import { type RefObject, useLayoutEffect, useState } from 'react';

/** Seven columns of names need so much. Pixels at the usual text size. */
const sevenColumns = 640;

/** @returns whether there is no room for seven columns; null before that is known, which is before anything shows */
export const useIsNarrow = (frame: RefObject<HTMLElement | null>): boolean | null => {
  const [isNarrow, setNarrow] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const node = frame.current;
    if (!node) return;
    const measure = () => {
      const { width } = node.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(node).fontSize) || 16;
      setNarrow(width > 0 && width < (sevenColumns * size) / 16);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [frame]);
  return isNarrow;
};
