import { useEffect } from 'react';

/** How many parts of the page hold something unsaved. */
let unsaved = 0;

/**
 * For a form with something that would be lost: the browser asks before the window is closed, and the sign-in dialog
 * before it is left.
 */
export const useUnsaved = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    unsaved += 1;
    return () => {
      window.removeEventListener('beforeunload', ask);
      unsaved -= 1;
    };
  }, [isUnsaved]);
};

/** @returns whether leaving the page would lose something */
export const hasUnsaved = (): boolean => unsaved > 0;
