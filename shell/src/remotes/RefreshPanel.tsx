import { useHome } from '@paadam/shared/portal';
import { Button, ErrorState, LinkButton } from '@paadam/shared/ui';
import { RotateCw } from 'lucide-react';

interface RefreshPanelProps {
  /** What people call the portal. */
  title: string;
}

/**
 * Stands in for a portal that was built for another shell than the one in this page. A reload brings the shell that is
 * live now; until that is the right one, all else goes on.
 */
export function RefreshPanel({ title }: RefreshPanelProps) {
  const home = useHome();
  return (
    <ErrorState
      asPage
      title={`${title} needs a refresh`}
      action={
        <>
          <Button onClick={() => window.location.reload()}>
            <RotateCw size={18} aria-hidden />
            Reload
          </Button>
          <LinkButton to={home} variant="quiet">
            Home
          </LinkButton>
        </>
      }
    >
      The site has been updated. Please reload the page to go on. If that does not help yet, try again in a
      few minutes: everything else works as before.
    </ErrorState>
  );
}
