import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * @returns whether this part of the page was taken over as the server has drawn it; false for what the browser makes by itself. It
 *   stays so, and nothing is rendered again for it.
 */
export const useWasDrawn = (): boolean => {
  const [part] = useState({ isDrawn: false });
  return useSyncExternalStore(
    never,
    () => part.isDrawn,
    // React asks for this one on a server, and where it takes over what a server has drawn.
    () => {
      part.isDrawn = true;
      return true;
    },
  );
};
