import { focusIsLost } from './focusIsLost';

/** Puts the focus on the heading of the page that the element stands in. */
export const focusHeading = (element: Element | null): void => {
  const root = element?.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) {
    root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
};

/**
 * Puts the focus on the page's heading that comes in place of the one that is shown now, unless it is somewhere else by
 * then. In a shadow tree it looks there.
 *
 * @param panel what is about to go
 */
export const focusNextHeading = (panel: Element): void => {
  const root = panel.getRootNode() as Document | ShadowRoot;
  const main = panel.closest('main');
  const area = main ?? root;
  const last = area.querySelector('h1');
  whenHeadingIsThere(
    area,
    (heading) => {
      if (focusIsLost(root) || root.activeElement === main) heading.focus({ preventScroll: true });
    },
    last,
  );
};

/**
 * Calls back once, as soon as an area has a heading: at once where it has one.
 *
 * @param besides one that does not count
 * @returns gives up waiting
 */
export const whenHeadingIsThere = (
  area: ParentNode & Node,
  callBack: (heading: HTMLElement) => void,
  besides: Element | null = null,
): (() => void) => {
  const look = (): boolean => {
    const heading = area.querySelector<HTMLElement>('h1');
    if (!heading || heading === besides) return false;
    callBack(heading);
    return true;
  };
  const waiting = new MutationObserver(() => {
    if (look()) waiting.disconnect();
  });
  if (!look()) waiting.observe(area, { childList: true, subtree: true });
  return () => waiting.disconnect();
};
