import { ErrorState, LinkButton } from '@paadam/shared/ui';
import { useHome } from './HostContext';

export interface FailurePanelProps {
  /** What people call the portal. */
  title: string;
  /** What happened and what can be done, in a sentence or two. */
  children: string;
  /** Absent where retrying cannot help. */
  onRetry?: () => void;
}

/** Stands in for a portal, or a page of one, that could not be shown; everything around it goes on working. */
export function FailurePanel({ title, children, onRetry }: FailurePanelProps) {
  const home = useHome();
  return (
    <ErrorState
      asPage
      title={`${title} is not available right now`}
      onRetry={onRetry}
      action={
        <LinkButton to={home} variant="quiet">
          Home
        </LinkButton>
      }
    >
      {children}
    </ErrorState>
  );
}
