import type { BookingChange } from './useBookingChange';

/** @returns how a change goes, as the dialog that asks for it says it */
export const outcomeOf = ({ busy, problem, stale }: BookingChange) => ({
  busy,
  over: stale,
  problem: problem && (stale ? `${problem.message} The page shows it as it is now.` : problem.message),
});
