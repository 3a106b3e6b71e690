import { useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading';
import { focusIsLost } from './focusIsLost';

/**
 * A dialog that closes gives the focus back to the button that opened it. Where that has gone, or is disabled, by what
 * the dialog did, the place takes it if it can (`tabIndex`), else the page's heading: a keyboard user must not start at
 * the top of the site again.
 *
 * @param open whether the dialog is open
 * @param rows where the button stands in one of them: they may change after the dialog has closed
 * @returns for an element of the page that stays
 */
export const useFocusAfter = <E extends Element>(open: boolean, rows?: unknown) => {
  const place = useRef<E>(null);
  const wasOpen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has become of the focus is looked at when the rows change, too
  useEffect(() => {
    if (open) wasOpen.current = true;
    else if (wasOpen.current && isLost(place.current)) {
      wasOpen.current = false;
      takeFocus(place.current);
    }
  }, [open, rows]);
  return place;
};

const takeFocus = (place: Element | null): void => {
  if (place instanceof HTMLElement && place.hasAttribute('tabindex')) place.focus({ preventScroll: true });
  else focusHeading(place);
};

const isLost = (place: Element | null): boolean => {
  const root = place?.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return true;
  return focusIsLost(root) || Boolean(root.activeElement?.matches(':disabled'));
};
