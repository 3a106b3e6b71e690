import { useHasPage, useHome } from '@paadam/shared/portal';
import {
  bookingsActions,
  selectBookingCreation,
  selectBookingMessage,
  selectUser,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { type ToastOptions, useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Once the booking is made: home, with the good news and the way to it. A refusal leaves everything where it is. */
export const useBookingOutcome = (): void => {
  const dispatch = usePaadamDispatch();
  const navigate = useNavigate();
  const showToast = useToast();
  const { status } = usePaadamSelector(selectBookingCreation);
  const message = usePaadamSelector(selectBookingMessage);
  const role = usePaadamSelector(selectUser)?.role;
  const home = useHome();
  const to = role === 'parent' ? '/parent/dashboard' : '/student/dashboard';
  const hasList = useHasPage(to);

  useEffect(() => {
    if (status !== 'done' || !message) return;
    const label = role === 'parent' ? 'See the bookings' : 'See my classes';
    const options: ToastOptions = hasList ? { action: { label, to } } : {};
    showToast(message, options);
    dispatch(bookingsActions.bookingMessageShown());
    navigate(home);
  }, [status, message, role, to, hasList, home, dispatch, navigate, showToast]);

  // What this form came to is not the next one's.
  useEffect(() => () => void dispatch(bookingsActions.bookingFormReset()), [dispatch]);
};
