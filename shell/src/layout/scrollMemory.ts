/** Where `ScrollRestoration` keeps how far pages were scrolled: in the session storage, by `scrollKey`. */
const storageKey = 'react-router-scroll-positions';

/** @returns pixels from the top by `scrollKey`; empty where nothing is stored or it cannot be read */
const readPositions = (): Record<string, unknown> => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/**
 * @param position of the window, in pixels from the top
 * @returns whether the person or the browser has scrolled already. At the end of a page the browser may have been stopped.
 */
const isBeingRead = (position: number): boolean =>
  position > 0 && position < document.documentElement.scrollHeight - innerHeight - 1;

/** @returns the element that a hash such as "#team" names */
const namedBy = (hash: string): Element | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * Scrolls the page that a document was opened with to where it was left, or to what its address names. The router does so
 * for every later page only: a page that arrives as HTML can be read before the router starts, and must not jump then.
 *
 * @param key what `scrollKey` says of the page
 * @param hash of its address, such as "#team", or empty
 */
export const restoreFirstScroll = (key: string, hash: string): void => {
  if (isBeingRead(window.scrollY)) return;
  const { [key]: left } = readPositions();
  if (typeof left === 'number') window.scrollTo(0, left);
  else if (hash) namedBy(hash)?.scrollIntoView();
};
