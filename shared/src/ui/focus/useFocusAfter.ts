import { type RefObject, useEffect, useRef } from 'react';
import { focusHeading } from './focusHeading';
import { focusIsLost } from './focusIsLost';

/**
 * A dialog that closes gives the focus back to the button that opened it, a form that closes to nothing. Where that
 * button has gone, or is disabled, by what was done, the place takes the focus if it can (a button, `tabIndex`), else the
 * page's heading: a keyboard user must not start at the top of the site again.
 *
 * @param open whether the dialog or the form is open
 * @param rows where the button stands in one of them: they may change after the dialog has closed
 * @param next what takes the focus before the place does, where it is there: the next row's button
 * @returns for an element of the page that stays
 */
export const useFocusAfter = <E extends HTMLElement>(
  open: boolean,
  rows?: unknown,
  next?: RefObject<HTMLElement | null>,
) => {
  const place = useRef<E>(null);
  const wasOpen = useRef(false);
  /** What has the focus again, as long as it may still go. */
  const opener = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has become of the focus is looked at when the rows change, too
  useEffect(() => {
    const element = place.current;
    const root = element?.getRootNode();
    if (open) wasOpen.current = true;
    if (open || !element || !(root instanceof Document || root instanceof ShadowRoot)) return;
    if (wasOpen.current) opener.current = root.activeElement;
    else if (!opener.current || canHoldFocus(opener.current)) return;
    else opener.current = null;
    wasOpen.current = false;
    if (!isLost(root)) return;
    opener.current = null;
    const following = next?.current;
    if (following && canHoldFocus(following)) {
      following.focus();
      return;
    }
    element.focus({ preventScroll: true });
    if (root.activeElement !== element) focusHeading(element);
  }, [open, rows]);
  return place;
};

const canHoldFocus = (control: Element): boolean => control.isConnected && !control.matches(':disabled');

const isLost = (root: Document | ShadowRoot): boolean =>
  focusIsLost(root) || Boolean(root.activeElement?.matches(':disabled'));
