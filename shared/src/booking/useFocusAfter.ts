import { focusHeading } from '@paadam/shared/panel';
import { useEffect, useRef } from 'react';

/**
 * A dialog that closes gives the focus back to the button that opened it. Where that has gone, or is disabled, by what
 * the dialog did, the page's heading takes it: a keyboard user must not start at the top of the site again.
 *
 * @param open whether the dialog is open
 * @returns for an element of the page that stays
 */
export const useFocusAfter = <E extends Element>(open: boolean) => {
  const place = useRef<E>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open && isLost(place.current)) focusHeading(place.current);
    wasOpen.current = open;
  }, [open]);
  return place;
};

const isLost = (place: Element | null): boolean => {
  const root = place?.getRootNode();
  const holder = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return !holder || holder === document.body || holder.matches(':disabled');
};
