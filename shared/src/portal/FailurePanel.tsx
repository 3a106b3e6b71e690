import { ErrorState, LinkButton } from '@paadam/shared/ui';
import { focusNextHeading } from '@paadam/shared/ui/focus';
import { type ReactNode, useRef } from 'react';
import * as words from '../messages/portal';
import { useHome } from './HostContext';

interface FailurePanelProps {
  /** What people call the portal. */
  title: string;
  /** What happened and what can be done, in a sentence or two. */
  children: string;
  /** Absent where retrying cannot help. */
  onRetry?: (() => void) | undefined;
  /** Another way on, before the way home. */
  action?: ReactNode;
}

/** Stands in for a portal, or a page of one, that could not be shown; everything around it goes on working. */
export function FailurePanel({ title, children, onRetry, action }: FailurePanelProps) {
  const home = useHome();
  const panel = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button goes away with the panel, and the focus with it.
    if (panel.current) focusNextHeading(panel.current);
    onRetry?.();
  };
  return (
    <ErrorState
      ref={panel}
      asPage
      title={words.notAvailable({ title })}
      onRetry={onRetry && retry}
      action={
        <>
          {action}
          <LinkButton to={home} variant="quiet">
            {words.home()}
          </LinkButton>
        </>
      }
    >
      {children}
    </ErrorState>
  );
}
