import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels from the end within which the list counts as scrolled to its end. */
const near = 48;

interface Shown {
  count: number;
  /** The id of the last message. */
  last: string | undefined;
  isOwn: boolean;
}

/**
 * Scrolls to the end with each new message, unless the reader has scrolled back to older ones. One's own message always scrolls to the
 * end.
 *
 * @returns whether there are new messages below, the scroll handler, and a function that scrolls to the end
 */
export const useStayingAtEnd = (box: RefObject<HTMLElement | null>, { count, last, isOwn }: Shown) => {
  const isAtEnd = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const goToEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    isAtEnd.current = true;
    setHasNew(false);
  };
  const seen = useRef<string | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useLayoutEffect(() => {
    const isNewOwn = isOwn && last !== seen.current;
    seen.current = last;
    if (isAtEnd.current || isNewOwn) goToEnd();
    else setHasNew(true);
  }, [count, last]);

  const onScroll = () => {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= near;
    if (isAtEnd.current) setHasNew(false);
  };
  return { hasNew, onScroll, goToEnd };
};
