import { authActions, usePaadamDispatch } from '@paadam/shared/state';
import { useCallback, useEffect } from 'react';

/** Is given what goes on with the log-out, and calls it or not. */
type AskBeforeLogOut = (logOut: () => void) => void;

/** By whose session it is about: portals that are embedded side by side have one each. */
const asking = new WeakMap<object, AskBeforeLogOut>();

/**
 * For a page with something that a log-out would lose: it is asked first, from wherever the person logs out.
 *
 * @param ask the same function as long as it would ask the same; null where there is nothing to lose
 */
export const useBeforeLogOut = (ask: AskBeforeLogOut | null): void => {
  const dispatch = usePaadamDispatch();
  useEffect(() => {
    if (!ask) return;
    asking.set(dispatch, ask);
    return () => void asking.delete(dispatch);
  }, [dispatch, ask]);
};

/** @returns logs the person out, unless the page asks first and they stay */
export const useLogOut = (): (() => void) => {
  const dispatch = usePaadamDispatch();
  return useCallback(() => {
    const logOut = () => void dispatch(authActions.signOutRequested());
    const ask = asking.get(dispatch);
    if (ask) ask(logOut);
    else logOut();
  }, [dispatch]);
};
