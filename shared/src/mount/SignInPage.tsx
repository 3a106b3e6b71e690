import { SignInForm, usePortal } from '@paadam/shared/portal';
import { Card, PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Page = styled.div`
  max-width: 28rem;
  margin: var(--paadam-space-12) auto;
  padding-inline: var(--paadam-space-4);
`;

const Panel = styled(Card)`
  display: grid;
  gap: var(--paadam-space-6);
`;

/** The way into a portal that stands alone, where there is no sign-in page to go to. */
export function SignInPage() {
  const { title } = usePortal();
  return (
    <Page>
      <Panel>
        <PageTitle
          documentTitle={title}
          lead={`Sign in to ${title.charAt(0).toLowerCase()}${title.slice(1)}.`}
        >
          Welcome Back
        </PageTitle>
        <SignInForm />
      </Panel>
    </Page>
  );
}
