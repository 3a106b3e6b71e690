import { useEffect, useId, useRef } from 'react';

/**
 * For a part of a page in which a confirmed deed takes away the row that it was asked for, and the button with it: once
 * it is done and its dialog has closed, the part's heading takes the focus.
 *
 * @param isDone whether the deed is done
 * @param close closes the dialog; the same function at each call
 * @returns what the heading takes
 */
export const useHeadingAfter = (isDone: boolean, close: () => void) => {
  const id = useId();
  const ref = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(false);
  useEffect(() => {
    if (isDone) {
      wasDone.current = true;
      close();
    } else if (wasDone.current) {
      wasDone.current = false;
      ref.current?.focus();
    }
  }, [isDone, close]);
  return { id, ref, tabIndex: -1 };
};
