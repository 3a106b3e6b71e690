import type { Problem } from '@paadam/shared/api';
import { Button, Notice } from '@paadam/shared/ui';

export interface LoadProblemProps {
  /** What failed: 'Failed to fetch bookings'. */
  title: string;
  problem: Problem;
  onRetry: () => void;
}

/** Says that a part of the dashboard could not be loaded; the others go on. */
export function LoadProblem({ title, problem, onRetry }: LoadProblemProps) {
  return (
    <Notice
      tone="bad"
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {problem.message}
    </Notice>
  );
}
