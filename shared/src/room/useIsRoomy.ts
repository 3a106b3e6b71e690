import { type RefObject, useLayoutEffect, useState } from 'react';

/** As wide as a phone that lies on its side, in rem. */
const roomy = 30;

/** @returns whether the head of the room has room for the board's bar */
export const useIsRoomy = (room: RefObject<HTMLElement | null>): boolean => {
  const [isRoomy, setIsRoomy] = useState(false);
  useLayoutEffect(() => {
    if (!room.current || typeof ResizeObserver === 'undefined') return;
    const element = room.current;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setIsRoomy(element.clientWidth >= roomy * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return isRoomy;
};
