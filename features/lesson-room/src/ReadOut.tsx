import { VisuallyHidden } from '@paadam/shared/ui';
import type { ReadLine } from './useReadOut';

interface ReadOutProps {
  role: 'log' | 'status';
  lines: readonly ReadLine[];
}

/** Makes screen readers announce each new line, even if it equals the previous one. */
export function ReadOut({ role, lines }: ReadOutProps) {
  return (
    <VisuallyHidden role={role} aria-atomic={false}>
      {lines.map(({ number, text }) => (
        <span key={number}>{`${text} `}</span>
      ))}
    </VisuallyHidden>
  );
}
