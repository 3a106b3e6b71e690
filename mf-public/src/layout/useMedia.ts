import { useCallback, useSyncExternalStore } from 'react';

/**
 * @param query a media query
 * @param onServer what stands in for the answer on the server, which cannot know. Default true.
 * @returns whether it holds, kept up to date
 */
export const useMedia = (query: string, onServer = true): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
};
