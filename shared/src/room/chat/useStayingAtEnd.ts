import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels from the end within which a reader counts as being there. */
const near = 48;

interface Shown {
  count: number;
  /** The id of the last message. */
  last: string | undefined;
  isOwn: boolean;
}

/**
 * Goes to the end with each message that comes, unless the reader has scrolled back to older ones; one's own message leads to
 * the end in any case.
 *
 * @returns whether there is something new below, what to call when the box is scrolled, and the way to the end
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message that comes
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
