import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * For what takes a control away together with the dialog that it opened: focus needs another place then.
 *
 * @returns a ref for that place, and a function that gives it focus once the dialog has closed
 */
export const useFocusLater = <E extends HTMLElement>() => {
  const place = useRef<E>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    place.current?.focus();
    setWanted(false);
  }, [wanted]);
  const focusLater = useCallback(() => setWanted(true), []);
  return { place, focusLater };
};
