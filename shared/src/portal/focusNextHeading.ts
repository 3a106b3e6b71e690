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
    const { activeElement } = root;
    const isNowhere =
      !activeElement || activeElement === document.body || activeElement === panel.closest('main');
    if (isNowhere) heading.focus({ preventScroll: true });
  });
  waiting.observe(area, { childList: true, subtree: true });
};
