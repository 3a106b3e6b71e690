import { type RefObject, useEffect } from 'react';
import { focusIsLost } from './focusIsLost';

/**
 * Puts the focus on a control when its form appears.
 *
 * @param takesFocus whether also where something has it: else only where what led here has gone with it
 */
export const useFocusAtFirst = (control: RefObject<HTMLElement | null>, takesFocus = true): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const element = control.current;
    const root = element?.getRootNode();
    const isFree = (root instanceof Document || root instanceof ShadowRoot) && focusIsLost(root);
    if (takesFocus || isFree) element?.focus();
  }, []);
};
