import { selectSession, usePaadamSelector } from '@paadam/shared/state';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useReturnTo } from './useReturnTo';

/** Sends on whoever is signed in, also the moment they have signed in, to where they wanted to go. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const session = usePaadamSelector(selectSession);
  const { returnTo } = useReturnTo();
  return session.status === 'signed-in' ? <Navigate to={returnTo} replace /> : children;
}
