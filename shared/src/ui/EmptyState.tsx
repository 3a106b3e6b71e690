import type { ReactNode } from 'react';
import { EmptyDrawing } from './EmptyDrawing';
import { StateAction, StatePanel, StateText, StateTitle } from './stateParts';

interface EmptyStateProps {
  /** The sentence: 'No tutors available.' */
  title: ReactNode;
  /** What could be done about it. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
  /** Default: an open, empty notebook. */
  drawing?: ReactNode;
  className?: string;
}

/** Stands where a list would, when there is nothing in it. */
export function EmptyState({
  title,
  children,
  action,
  drawing = <EmptyDrawing />,
  className,
}: EmptyStateProps) {
  return (
    <StatePanel className={className}>
      {drawing}
      <StateTitle>{title}</StateTitle>
      {children && <StateText>{children}</StateText>}
      {action && <StateAction>{action}</StateAction>}
    </StatePanel>
  );
}
