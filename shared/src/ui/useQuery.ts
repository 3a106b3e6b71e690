import { useSearchParams } from '@paadam/shared/router';
import { useCallback, useEffect, useRef } from 'react';

/**
 * The query of the page's address, for what a page is narrowed to. The router shows an address a moment after it was
 * chosen: a change begins with `latest`, so that of two choices within that moment none is lost.
 *
 * @returns what shows, what was chosen last, and the way to another query, which leaves the page where it is scrolled to
 */
export const useQuery = () => {
  const [shown, setShown] = useSearchParams();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const go = useCallback(
    (next: URLSearchParams, { replace = false } = {}) => {
      latest.current = next;
      setShown(next, { replace, preventScrollReset: true });
    },
    [setShown],
  );
  return { shown, latest, go };
};
