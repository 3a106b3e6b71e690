import { type PaadamState, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';

/**
 * Tells a success in a toast, once.
 *
 * @param select the message in the store, or null
 * @param shown makes the action that takes it from there
 */
export const useTold = (
  select: (state: PaadamState) => string | null,
  shown: () => { type: string },
): void => {
  const dispatch = usePaadamDispatch();
  const toast = useToast();
  const message = usePaadamSelector(select);
  useEffect(() => {
    if (message === null) return;
    toast(message);
    dispatch(shown());
  }, [message, toast, dispatch, shown]);
};
