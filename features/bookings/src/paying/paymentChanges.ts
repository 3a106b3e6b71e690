import { bookingsActions } from '../state/bookingsSlice';

/** The actions after which payments are fetched again. */
export const paymentChanges = [bookingsActions.bookingChanged, bookingsActions.changedElsewhere];
