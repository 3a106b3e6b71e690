import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * For what a press can do nothing with before the page's scripts run: in a page that the server has drawn it is not there, or
 * not to be pressed, until then.
 *
 * @returns whether a press would be answered
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
