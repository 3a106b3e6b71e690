/**
 * For styled-components, which writes its rules into a style element: here, into a sheet that the root adopts instead.
 * A style element loses such rules when the embed is moved within the page, and a page's content security policy may
 * refuse it. Browsers without such sheets get the element.
 *
 * @returns the `target` of a `StyleSheetManager`
 */
export const adoptStyles = (root: ShadowRoot): ShadowRoot => {
  if (!('adoptedStyleSheets' in root)) return root;
  // What styled-components asks of a target.
  const target = {
    getRootNode: () => root,
    querySelectorAll: () => [],
    insertBefore: (element: HTMLStyleElement) => {
      const sheet = new CSSStyleSheet();
      root.adoptedStyleSheets.push(sheet);
      return Object.defineProperty(element, 'sheet', { value: sheet });
    },
  };
  return target as unknown as ShadowRoot;
};
