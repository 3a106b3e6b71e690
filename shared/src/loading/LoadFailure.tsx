import type { Problem } from '@paadam/shared/api';
import { ErrorState, RetryNotice } from '@paadam/shared/ui';
import * as words from '../messages/loading';

interface LoadFailureProps {
  /** What failed: 'Failed to fetch reviews'. */
  title: string;
  problem: Problem;
  /** What was there before is still on the screen. */
  besideData: boolean;
  onRetry: () => void;
}

/** Says that something could not be loaded, in place of it or above what is still there. */
export function LoadFailure({ title, problem, besideData, onRetry }: LoadFailureProps) {
  const reason = problem.message === title ? words.pleaseTryAgain() : problem.message;
  return besideData ? (
    <RetryNotice title={title} onRetry={onRetry}>
      {reason}
    </RetryNotice>
  ) : (
    <ErrorState title={title} onRetry={onRetry}>
      {reason}
    </ErrorState>
  );
}
