import { Navigate } from '@paadam/shared/router';
import { selectSession, usePaadamSelector } from '@paadam/shared/state';
import { LinkButton } from '@paadam/shared/ui';
import { useIsLive } from '@paadam/shared/ui/useIsLive';
import type { ReactNode } from 'react';
import * as words from '../messages/parts';
import { AccountFrame } from './AccountFrame';
import { useReturnTo } from './useReturnTo';

/** Sends on the signed-in person, also the moment they have signed in, to where they wanted to go. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = usePaadamSelector(selectSession);
  const { returnTo } = useReturnTo();
  const isLive = useIsLive();
  if (session.status !== 'signed-in') return children;
  if (isLive) return <Navigate to={returnTo} replace />;
  return (
    <AccountFrame title={words.youAreSignedIn()}>
      <LinkButton to={returnTo} block>
        {words.goOn()}
      </LinkButton>
    </AccountFrame>
  );
}
