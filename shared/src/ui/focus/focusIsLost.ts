/**
 * A control that had the focus may be gone or disabled by now, and a keyboard user would start at the top again. An
 * embed takes the focus back only where the page around has not got it meanwhile.
 *
 * @param root of what would take the focus
 * @returns whether nothing has it
 */
export const focusIsLost = (root: Document | ShadowRoot): boolean => {
  if (root.activeElement) return root.activeElement === document.body;
  return root instanceof Document || focusIsLost(root.host.getRootNode() as Document | ShadowRoot);
};
