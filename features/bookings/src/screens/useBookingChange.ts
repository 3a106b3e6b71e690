import { bookingsActions, isStale, selectBookingChange, selectBookingMessage } from '@paadam/bookings';
import type { Problem } from '@paadam/shared/api';
import type { UnknownAction } from '@paadam/shared/state';
import { failureOf, idle, usePaadamDispatch } from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';

/** How one change to a booking goes. */
export interface BookingChange {
  /** Asks for the change. */
  send: (action: UnknownAction) => void;
  busy: boolean;
  problem: Problem | null;
  /**
   * Another person, or the clock, was first: the screen behind has been loaded anew, and making the change again cannot
   * help.
   */
  stale: boolean;
}

/**
 * For the dialog or the form of one change to a booking. Once it is made, that is told as a toast; what fails stays
 * where it was asked for. Others on the same screen, of the same booking, hear nothing of it.
 *
 * @param onDone closes the dialog
 */
export const useBookingChange = (bookingId: string, onDone: () => void): BookingChange => {
  const dispatch = usePaadamDispatch();
  const showToast = useToast();
  const change = useSelector(selectBookingChange);
  const message = useSelector(selectBookingMessage);
  const [sent, setSent] = useState(false);
  const request = sent && change?.bookingId === bookingId ? change.request : idle;
  const close = useRef(onDone);
  useEffect(() => {
    close.current = onDone;
  });

  const send = useCallback(
    (action: UnknownAction) => {
      setSent(true);
      dispatch(action);
    },
    [dispatch],
  );

  const done = request.status === 'done';
  useEffect(() => {
    if (!done) return;
    if (message) showToast(message);
    dispatch(bookingsActions.bookingMessageShown());
    setSent(false);
    close.current();
  }, [done, message, showToast, dispatch]);

  // What was asked here is not told in the next place.
  useEffect(() => (sent ? () => void dispatch(bookingsActions.changeClosed()) : undefined), [sent, dispatch]);

  const problem = failureOf(request);
  return { send, busy: request.status === 'busy', problem, stale: problem !== null && isStale(problem) };
};
