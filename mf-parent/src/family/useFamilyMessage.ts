import { usePaadamDispatch } from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { parentActions, selectFamilyMessage } from './parentSlice';

/** Tells what has been done to the family's links, once, on whichever page it is known first. */
export const useFamilyMessage = (): void => {
  const dispatch = usePaadamDispatch();
  const showToast = useToast();
  const message = useSelector(selectFamilyMessage);
  useEffect(() => {
    if (!message) return;
    showToast(message);
    dispatch(parentActions.messageShown());
  }, [message, dispatch, showToast]);
};
