import { usePaadamDispatch } from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/**
 * Tells a success in a toast, once.
 *
 * @param select the message in the store, or null
 * @param shown makes the action that takes it from there
 */
export const useMessageToast = <S>(
  select: (state: S) => string | null,
  shown: () => { type: string },
): void => {
  const dispatch = usePaadamDispatch();
  const toast = useToast();
  const message = useSelector(select);
  useEffect(() => {
    if (message === null) return;
    toast(message);
    dispatch(shown());
  }, [message, toast, dispatch, shown]);
};
