import { useSyncExternalStore } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

const add = (change: number) => {
  underWay += change;
  // React asks for a page's code while it renders, when no other component may change.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @returns the same promise, of a page's code, counted as under way until it settles */
export const whileUnderWay = <Page>(arrival: Promise<Page>): Promise<Page> => {
  add(1);
  return arrival.finally(() => add(-1));
};

/**
 * The router keeps the page before on the screen while the next one's code comes, so that nothing else would say that
 * a click was heard.
 *
 * @returns whether the code of a page is on its way
 */
export const usePageUnderWay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  );
