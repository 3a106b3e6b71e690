import { type Ref, type RefCallback, useCallback } from 'react';

/** One ref callback that fills a piece's own ref and the one that its user handed in. */
export function useMergedRef<T>(own: { current: T | null }, given: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      own.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
    },
    [own, given],
  );
}
