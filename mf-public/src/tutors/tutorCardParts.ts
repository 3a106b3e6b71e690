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
    scroll-margin-top: 6rem;
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

export const Rate = styled.p`
  line-height: 1.3;
  color: var(--paadam-muted);

  & strong {
    font-size: var(--paadam-text-22);
    letter-spacing: -0.01em;
    color: var(--paadam-ink);
  }
`;
