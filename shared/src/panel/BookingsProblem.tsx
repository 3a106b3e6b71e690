import type { Problem } from '@paadam/shared/api';
import { ErrorState, RetryNotice } from '@paadam/shared/ui';

export interface BookingsProblemProps {
  problem: Problem;
  /** The bookings of before are still on the screen. */
  besideList: boolean;
  onRetry: () => void;
}

/** Says that the bookings could not be loaded, in place of them or above what is still there. */
export function BookingsProblem({ problem, besideList, onRetry }: BookingsProblemProps) {
  const text = `Error loading bookings: ${problem.message}`;
  if (!besideList) return <ErrorState title={text} onRetry={onRetry} />;
  return <RetryNotice onRetry={onRetry}>{text}</RetryNotice>;
}
