import { focusIsLost } from '@paadam/shared/ui/focus';

/**
 * Puts the focus on the page's heading that comes in place of the one that is shown now, unless it is somewhere else by
 * then. In a shadow tree it looks there.
 *
 * @param panel what is about to go
 */
export const focusNextHeading = (panel: Element): void => {
  const root = panel.getRootNode() as Document | ShadowRoot;
  const area = panel.closest('main') ?? root;
  const last = area.querySelector('h1');

  const waiting = new MutationObserver(() => {
    const heading = area.querySelector('h1');
    if (!heading || heading === last) return;
    waiting.disconnect();
    if (focusIsLost(root) || root.activeElement === panel.closest('main'))
      heading.focus({ preventScroll: true });
  });
  waiting.observe(area, { childList: true, subtree: true });
};
