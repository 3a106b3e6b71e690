import {
  bookingsActions,
  selectBookingMessage,
  selectBookingOutcome,
  selectUser,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { useToast } from '@paadam/shared/ui';
import { useEffect } from 'react';
import { useHasPage } from '../HostContext';
import { pathBackTo } from './pathBackTo';

/** Tells what a request for a lesson came to, on whatever page the person is by then, with the way to it or back. */
export function BookingOutcome() {
  const dispatch = usePaadamDispatch();
  const toast = useToast();
  const outcome = usePaadamSelector(selectBookingOutcome);
  const message = usePaadamSelector(selectBookingMessage);
  const isParent = usePaadamSelector(selectUser)?.role === 'parent';
  const area = isParent ? '/parent/bookings' : '/student/classes';
  const hasBookings = useHasPage(`${area}/id`);

  useEffect(() => {
    if (!outcome) return;
    if (outcome.status === 'created') {
      const action = {
        label: isParent ? 'See the booking' : 'See the class',
        to: `${area}/${outcome.booking._id}`,
      };
      if (message) toast(message, hasBookings ? { action } : {});
    } else {
      toast(`Your booking request did not go through. ${outcome.problem.message}`, {
        tone: 'bad',
        action: { label: 'Back to the form', to: pathBackTo(outcome.request, isParent) },
      });
    }
    dispatch(bookingsActions.outcomeTold());
  }, [outcome, message, isParent, area, hasBookings, dispatch, toast]);

  return null;
}
