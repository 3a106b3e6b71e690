import type { Problem } from '@paadam/shared/api';
import { Notice } from '@paadam/shared/ui';

interface ProblemAlertProps {
  problem: Problem | null;
  /** The fields that say themselves what is wrong with them; their parts have paths: "rights.0". */
  shown?: readonly string[];
}

/** Why something was not done, unless the fields on the screen say all of it. */
export function ProblemAlert({ problem, shown = [] }: ProblemAlertProps) {
  const faults = Object.entries(problem?.fields ?? {});
  const elsewhere = faults.filter(
    ([path]) => !shown.some((name) => path === name || path.startsWith(`${name}.`)),
  );
  const isSaid = faults.length > 0 && elsewhere.length === 0;
  return (
    <div role="alert">
      {problem && !isSaid && (
        <Notice tone="bad">
          {[...new Set([problem.message, ...elsewhere.map(([, text]) => text)])].join(' ')}
        </Notice>
      )}
    </div>
  );
}
