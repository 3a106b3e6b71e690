import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--paadam-space-5);
`;

/* The last row, with price and button, stands at the foot: cards of one line end level. */
export const Whole = styled(Card).attrs({ as: 'article' })`
  display: flex;
  flex-direction: column;
  gap: var(--paadam-space-4);
  height: 100%;

  & > :last-child {
    margin-top: auto;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-4);

  & > div {
    display: grid;
    gap: var(--paadam-space-1);
    min-width: 0;
  }

  & h3 {
    overflow-wrap: anywhere;
  }

  & h3 a {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--paadam-edge);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  & h3 a:hover {
    color: var(--paadam-brand);
    text-decoration-color: currentcolor;
  }

  & h3:focus-visible {
    outline-offset: 4px;
    border-radius: var(--paadam-radius-small);
  }
`;

export const Email = styled.p`
  font-size: var(--paadam-text-14);
  overflow-wrap: anywhere;
  color: var(--paadam-muted);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3);
  padding-top: var(--paadam-space-4);
  border-top: 1px solid var(--paadam-line);
`;
