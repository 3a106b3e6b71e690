import { bookingsActions, selectBookingCreation } from '@paadam/shared/bookings';
import { useHome } from '@paadam/shared/portal';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';

/** Once the booking is made: home, where the host tells the good news. A refusal leaves everything where it is. */
export const useBookingOutcome = (): void => {
  const dispatch = usePaadamDispatch();
  const navigate = useNavigate();
  const { status } = useSelector(selectBookingCreation);
  const home = useHome();

  useEffect(() => {
    if (status === 'done') navigate(home);
  }, [status, home, navigate]);

  // What this form came to is not the next one's.
  useEffect(() => () => void dispatch(bookingsActions.bookingFormReset()), [dispatch]);
};
