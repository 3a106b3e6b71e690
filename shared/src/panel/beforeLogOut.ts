import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Is given what goes on with the log-out, and calls it or not. */
export type AskBeforeLogOut = (logOut: () => void) => void;

export const BeforeLogOut = createContext<RefObject<AskBeforeLogOut | null>>({ current: null });

/**
 * For a page with something that a log-out would lose: it is asked first.
 *
 * @param ask the same function as long as it would ask the same; null where there is nothing to lose
 */
export const useBeforeLogOut = (ask: AskBeforeLogOut | null): void => {
  const before = useContext(BeforeLogOut);
  useEffect(() => {
    before.current = ask;
    return () => {
      before.current = null;
    };
  }, [before, ask]);
};
