import { Button, PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';

const Page = styled.main`
  display: grid;
  justify-items: start;
  gap: var(--paadam-space-6);
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--paadam-space-16) var(--paadam-space-4);
`;

/** Stands in when what surrounds every page has failed, which leaves nothing to navigate with. */
export function BrokenPage() {
  return (
    <Page>
      <PageTitle lead="The page could not be shown. Reloading it mostly helps.">
        Something went wrong
      </PageTitle>
      <Button onClick={() => window.location.reload()}>Reload the page</Button>
    </Page>
  );
}
