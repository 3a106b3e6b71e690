import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a dialog has closed, its opener may be gone with the row that it stood in: a keyboard user would start again at
 * the top of the page. Then the focus goes to what held the row.
 *
 * @param place takes the focus
 * @param open whether the dialog is open
 * @param rows the rows; a change of them may come after the dialog has closed
 */
export const useFocusKept = (place: RefObject<HTMLElement | null>, open: boolean, rows: unknown): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) {
      wasOpen.current = true;
      return;
    }
    const element = place.current;
    if (!element || !wasOpen.current) return;
    const root = element.getRootNode() as Document | ShadowRoot;
    if (root.activeElement && root.activeElement !== document.body) return;
    wasOpen.current = false;
    element.focus({ preventScroll: true });
  }, [place, open, rows]);
};
