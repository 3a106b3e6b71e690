import type { AuthData } from '@paadam/shared/contract';
import type { Role } from '@paadam/shared/domain';
import { useHome, useLanding } from '@paadam/shared/portal';
import { LinkButton, PageTitle } from '@paadam/shared/ui';
import { LostDrawing } from '@paadam/shared/ui/LostDrawing';
import { styled } from 'styled-components';

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

const plural: Record<Role, string> = { student: 'students', parent: 'parents', tutor: 'tutors' };

/** For a signed-in person who opened another role's page: whose area it is, and the way to their own. */
export function OtherAreaPage({ roles, user }: { roles: readonly Role[]; user: AuthData }) {
  const landing = useLanding(user.role);
  const hasOwnArea = landing !== useHome();
  const whose = roles.map((role) => plural[role]).join(' and ');
  return (
    <Page>
      <LostDrawing />
      <PageTitle lead={`You are signed in as ${user.name}, a ${user.role}.`}>
        {`This area is for ${whose}`}
      </PageTitle>
      {hasOwnArea && <LinkButton to={landing}>Go to your own area</LinkButton>}
    </Page>
  );
}
