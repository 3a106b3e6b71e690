import { type RefObject, useLayoutEffect } from 'react';

/**
 * As long as the room covers the window, what lies below it cannot be reached by the keyboard either. Inside another person's
 * page it covers nothing.
 */
export const useAlone = (room: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const main = room.current?.closest('main');
    if (!main || room.current?.getRootNode() !== document) return;
    const covered = [...(main.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== main && !element.inert,
    );
    for (const element of covered) element.inert = true;
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const element of covered) element.inert = false;
      document.documentElement.style.overflow = overflow;
    };
  }, [room]);
};
