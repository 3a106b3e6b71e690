import * as words from '../messages/booking-screens';
import type { BookingChange } from './useBookingChange';

/** @returns how a change goes, as the dialog that asks for it says it */
export const outcomeOf = ({ busy, problem, stale }: BookingChange) => ({
  busy,
  over: stale,
  problem: problem && (stale ? words.shownAsItIs({ message: problem.message }) : problem.message),
});
