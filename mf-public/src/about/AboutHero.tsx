import { PageTitle } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import { about } from '../content';
import { TreeDrawing } from '../drawings/TreeDrawing';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: var(--paadam-space-8) var(--paadam-space-12);

  & > svg {
    width: 100%;
    max-width: 30rem;
    height: auto;
    justify-self: center;
  }

  @media (min-width: 56rem) {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

/** What the name means and what the place is for. */
export function AboutHero() {
  return (
    <Columns>
      <PageTitle size="hero" lead={about.lead}>
        About Us
      </PageTitle>
      <TreeDrawing />
    </Columns>
  );
}
