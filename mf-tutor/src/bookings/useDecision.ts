import {
  bookingsActions,
  selectBookingMove,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Decision } from './Decision';

/**
 * The answer that a tutor is giving, from the click to its confirmation. Once it has been taken, it is told.
 *
 * @param onTaken after the dialog has closed: the button that opened it may be gone
 */
export const useDecision = (onTaken: () => void) => {
  const dispatch = usePaadamDispatch();
  const showToast = useToast();
  const move = usePaadamSelector(selectBookingMove);
  const [decision, setDecision] = useState<Decision | null>(null);
  const justTaken = useRef(false);

  const close = useCallback(() => {
    setDecision(null);
    dispatch(bookingsActions.statusChangeClosed());
  }, [dispatch]);

  const taken = move?.request.status === 'done';
  useEffect(() => {
    if (!taken || !decision) return;
    showToast(`The booking of ${decision.booking.student.name} is ${decision.status}`);
    justTaken.current = true;
    close();
  }, [taken, decision, showToast, close]);

  // As long as the dialog is open, nothing outside of it takes the focus.
  useEffect(() => {
    if (decision || !justTaken.current) return;
    justTaken.current = false;
    onTaken();
  }, [decision, onTaken]);

  // What was asked on this page is not asked on the next.
  useEffect(() => () => void dispatch(bookingsActions.statusChangeClosed()), [dispatch]);

  return { decision, decide: setDecision, close };
};
