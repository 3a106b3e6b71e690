/** Puts the focus on the heading of the page that the element stands in. */
export const focusHeading = (element: Element | null): void => {
  const root = element?.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot) {
    root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }
};
