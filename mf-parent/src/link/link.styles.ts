import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

/** The page stands alone: no menu at its side, and one column. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  max-width: calc(40rem + 2 * var(--paadam-space-4));
  margin-inline: auto;
  padding: var(--paadam-space-6) var(--paadam-space-4) var(--paadam-space-16);
`;

export const BackRow = styled.div`
  margin-inline-start: calc(-1 * var(--paadam-space-5));
`;

export const Linked = styled.ul.attrs({ role: 'list' })`
  display: grid;

  & > li + li {
    border-top: 1px solid var(--paadam-line);
  }
`;

export const LinkedRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-4);
  padding-block: var(--paadam-space-3);

  & > div {
    flex: 1 1 4.5rem;
    min-width: 0;
  }

  &:lang(ta) > div {
    flex-basis: 11rem;
  }

  /* Below the name where its text leaves that too little. */
  & > button {
    margin-inline-start: auto;
  }

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }

  & p {
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & p:last-child {
    color: var(--paadam-muted);
  }

  &:focus-visible {
    outline-offset: 4px;
    border-radius: var(--paadam-radius-small);
  }
`;

export const FormCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
  overflow-wrap: anywhere;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--paadam-space-5);
`;
