import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of a phone in landscape, in rem. */
const roomy = 30;

/** @returns whether the board's bar fits into the head of the room */
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
