import { SignInForm, usePortal } from '@paadam/shared/portal';
import { Card, PageTitle, VisuallyHidden } from '@paadam/shared/ui';
import { useSite } from '@paadam/shared/ui/SiteProvider';
import { styled } from 'styled-components';
import * as words from '../messages/mount';

const Page = styled.div`
  max-width: 28rem;
  margin: var(--paadam-space-12) auto;
  padding-inline: var(--paadam-space-4);
`;

const Panel = styled(Card)`
  display: grid;
  gap: var(--paadam-space-6);
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2) var(--paadam-space-6);
`;

/** The way into a portal that stands alone, where there is no sign-in page to go to. */
export function SignInPage() {
  const { title } = usePortal();
  const site = useSite();
  return (
    <Page>
      <Panel>
        <PageTitle
          documentTitle={title}
          lead={words.signInTo({ title: `${title.charAt(0).toLowerCase()}${title.slice(1)}` })}
        >
          {words.welcomeBack()}
        </PageTitle>
        <SignInForm>
          {site && (
            <Ways>
              <SiteLink href={`${site}/register`}>{words.createAccount()}</SiteLink>
              <SiteLink href={`${site}/forgot-password`}>{words.forgotPassword()}</SiteLink>
            </Ways>
          )}
        </SignInForm>
      </Panel>
    </Page>
  );
}

/** Only the full site has that page; here, it would take the place of the page around us. */
function SiteLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{words.opensInNewTab()}</VisuallyHidden>
    </a>
  );
}
