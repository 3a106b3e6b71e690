import type { Role } from '@paadam/shared/domain';
import { PageSkeleton } from '@paadam/shared/portal';
import {
  authActions,
  selectSession,
  selectSignOut,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { ErrorState } from '@paadam/shared/ui';
import { Fragment, type ReactNode } from 'react';
import { OtherAreaPage } from './OtherAreaPage';

interface GuardProps {
  /** Who may enter; absent: anyone. */
  roles: readonly Role[] | undefined;
  /** What a visitor sees instead: a redirect to the sign-in page, or the form itself. */
  visitor: ReactNode;
  children: ReactNode;
}

/** Lets the page show only to the roles that may enter. The server checks on its own account as well. */
export function Guard({ roles, visitor, children }: GuardProps) {
  const dispatch = usePaadamDispatch();
  const session = usePaadamSelector(selectSession);
  const signOut = usePaadamSelector(selectSignOut);
  if (!roles) return children;
  switch (session.status) {
    case 'checking':
      return <PageSkeleton />;
    case 'unknown':
      return (
        <ErrorState
          asPage
          title="We could not check who is signed in"
          onRetry={() => dispatch(authActions.sessionCheckRequested())}
        >
          {session.problem.message}
        </ErrorState>
      );
    case 'visitor':
      // Who has just signed out is on the way home, not to the sign-in page.
      return signOut.status === 'done' ? <PageSkeleton /> : visitor;
    default:
      return roles.includes(session.user.role) ? (
        // What one person typed, or a page remembers of them, is not the next one's.
        <Fragment key={session.user.id}>{children}</Fragment>
      ) : (
        <OtherAreaPage roles={roles} user={session.user} />
      );
  }
}
