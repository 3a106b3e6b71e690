import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Part = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);

  & h2 {
    font-size: var(--paadam-text-22);
  }

  & h3 {
    font-size: var(--paadam-text-18);
  }
`;

export const Quiet = styled.p`
  line-height: 1.5;
  color: var(--paadam-muted);
`;

export const Rows = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;

/** What can be done with a row stands below its text where the two have no room side by side. */
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-3);
  padding-block: var(--paadam-space-2);
  border-top: 1px solid var(--paadam-line);
  overflow-wrap: anywhere;

  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }

  & p + p {
    font-size: var(--paadam-text-14);
    color: var(--paadam-muted);
  }
`;
