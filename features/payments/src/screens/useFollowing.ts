import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a page asks after a payment by itself, and between two times that it asks. */
const following = { for: 30_000, every: 3_000 } as const;

/**
 * Asks again and again for a while after a payment that may arrive any moment: live news bring it sooner, where they come through.
 *
 * @param isAwaited whether it may
 * @returns whether it still asks
 */
export const useFollowing = (isAwaited: boolean, ask: () => void): boolean => {
  const [isOver, setIsOver] = useState(false);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    if (!isAwaited) return;
    setIsOver(false);
    const timer = setInterval(() => asking.current(), following.every);
    const end = setTimeout(() => {
      clearInterval(timer);
      setIsOver(true);
    }, following.for);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isAwaited]);
  return isAwaited && !isOver;
};
