import { RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from './Button';
import { FailureDrawing } from './FailureDrawing';
import { StateAction, StatePanel, StateText, StateTitle } from './stateParts';

interface ErrorStateProps {
  /** What failed: 'Failed to load subjects'. */
  title: ReactNode;
  /** Why, and what can be done. */
  children?: ReactNode;
  /** Shows Retry. Leave out where retrying cannot help. */
  onRetry?: (() => void) | undefined;
  /** A retry is under way. */
  busy?: boolean;
  /** Beside Retry: another way on. */
  action?: ReactNode;
  /** It stands in for a whole page, so that its title is the page's heading. */
  asPage?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Stands where content would, when it could not be loaded. Read out at once. */
export function ErrorState({
  title,
  children,
  onRetry,
  busy = false,
  action,
  asPage = false,
  className,
  ref,
}: ErrorStateProps) {
  return (
    <StatePanel ref={ref} role="alert" className={className} $page={asPage}>
      <FailureDrawing />
      <StateTitle as={asPage ? 'h1' : 'p'} tabIndex={asPage ? -1 : undefined}>
        {title}
      </StateTitle>
      {children && <StateText>{children}</StateText>}
      {(onRetry || action) && (
        <StateAction>
          {onRetry && (
            <Button variant="secondary" busy={busy} onClick={onRetry}>
              {!busy && <RotateCw size={18} aria-hidden />}
              Retry
            </Button>
          )}
          {action}
        </StateAction>
      )}
    </StatePanel>
  );
}
