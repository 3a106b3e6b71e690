import { VisuallyHidden } from '@paadam/shared/ui';
import type { ReadLine } from './useReadOut';

interface ReadOutProps {
  role: 'log' | 'status';
  lines: readonly ReadLine[];
}

/** Has each new line read out by a screen reader, also one that says the same as the line before. */
export function ReadOut({ role, lines }: ReadOutProps) {
  return (
    <VisuallyHidden role={role} aria-atomic={false}>
      {lines.map(({ number, text }) => (
        <span key={number}>{`${text} `}</span>
      ))}
    </VisuallyHidden>
  );
}
