import { Button, PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/frame';

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
      <PageTitle lead={words.brokenPage()}>{words.somethingWentWrong()}</PageTitle>
      <Button onClick={() => window.location.reload()}>{words.reloadThePage()}</Button>
    </Page>
  );
}
