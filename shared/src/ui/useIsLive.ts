import { startTransition, useEffect, useState } from 'react';
import { useWasDrawn } from './useWasDrawn';

/**
 * For what a press can do nothing with before the page's scripts run: in a page that the server has drawn it is not there, or
 * not to be pressed, until then. What changes with it changes in a transition, as a phone would be busy with the whole page at once.
 *
 * @returns whether a press would be answered
 */
export const useIsLive = (): boolean => {
  const wasDrawn = useWasDrawn();
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => {
    if (wasDrawn) startTransition(() => setTakenOver(true));
  }, [wasDrawn]);
  return !wasDrawn || isTakenOver;
};
