import { useLocation, useNavigate } from '@paadam/shared/router';
import { Button, LinkButton, PageTitle } from '@paadam/shared/ui';
import { LostDrawing } from '@paadam/shared/ui/drawings/LostDrawing';
import { styled } from 'styled-components';
import * as words from '../../messages/portal';
import { useHasPage, useHome } from '../HostContext';

const Page = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--paadam-space-5);
  max-width: 40rem;
  margin-inline: auto;
  padding: var(--paadam-space-12) var(--paadam-space-4);
  text-align: center;
`;

const Code = styled.p`
  font-size: var(--paadam-text-48);
  font-weight: var(--paadam-weight-heading);
  line-height: 1;
  color: var(--paadam-brand);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--paadam-space-3);
`;

/** For a path that no portal knows, wherever on the site it lies. */
export function NotFoundPage() {
  const navigate = useNavigate();
  // The first page of a visit has none of ours before it.
  const isFirst = useLocation().key === 'default';
  const home = useHome();
  const hasContact = useHasPage('/contact');
  return (
    <Page>
      <LostDrawing />
      <Code>404</Code>
      <PageTitle documentTitle={words.pageNotFound()}>{words.lostInSpace()}</PageTitle>
      <p>{words.pageMoved()}</p>
      <Ways>
        <LinkButton to={home}>{words.beamMeHome()}</LinkButton>
        <Button variant="secondary" onClick={() => (isFirst ? navigate(home) : navigate(-1))}>
          {words.previousPage()}
        </Button>
        {hasContact && (
          <LinkButton to="/contact" variant="quiet">
            {words.contactSupport()}
          </LinkButton>
        )}
      </Ways>
    </Page>
  );
}
