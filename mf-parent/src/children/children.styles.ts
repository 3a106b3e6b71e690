import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Children = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: var(--paadam-space-4);
`;

export const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  align-content: space-between;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-4);

  & > div {
    flex: 1 1 4.5rem;
    min-width: 0;
  }

  /* Below the name where its text leaves that too little, as in Tamil. */
  &:lang(ta) > div {
    flex-basis: 11rem;
  }

  & > button {
    margin-inline-start: auto;
  }

  & h2 {
    font-size: var(--paadam-text-18);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }

  & p {
    line-height: 1.45;
    color: var(--paadam-muted);
    overflow-wrap: anywhere;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-3);

  & > a {
    flex: 1 1 10rem;
  }

  &:lang(ta) > a {
    flex-basis: 13rem;
  }
`;
