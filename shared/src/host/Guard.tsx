import type { AuthData } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { PageSkeleton, useHome, useLanding } from '@paadam/shared/portal';
import {
  authActions,
  selectSession,
  selectSignOut,
  usePaadamDispatch,
  usePaadamSelector,
} from '@paadam/shared/state';
import { ErrorState, LinkButton, PageTitle } from '@paadam/shared/ui';
import { LostDrawing } from '@paadam/shared/ui/drawings/LostDrawing';
import { listed } from '@paadam/shared/words';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/host';

const Page = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--paadam-space-6);
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--paadam-space-12) var(--paadam-space-4);
  text-align: center;

  & > svg {
    width: min(18rem, 70vw);
    height: auto;
  }
`;

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
          title={words.sessionUnknown()}
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

/** For a signed-in person who opened another role's page: whose area it is, and the way to their own. */
function OtherAreaPage({ roles, user }: { roles: readonly Role[]; user: AuthData }) {
  const landing = useLanding(user.role);
  const hasOwnArea = landing !== useHome();
  const whose = listed(roles.map((role) => words.peopleOf({ role })));
  return (
    <Page>
      <LostDrawing />
      <PageTitle lead={words.signedInAs({ name: user.name, role: user.role })}>
        {words.areaIsFor({ whose })}
      </PageTitle>
      {hasOwnArea && <LinkButton to={landing}>{words.ownArea()}</LinkButton>}
    </Page>
  );
}
