import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Sheet = styled(Card).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);
  overflow-wrap: anywhere;
  /* It is no part of the form. */
  border-color: var(--paadam-line);
  box-shadow: none;

  & h2 {
    font-size: var(--paadam-text-14);
    font-weight: 600;
    line-height: 1.4;
    color: var(--paadam-muted);
  }

  & h3 {
    font-size: var(--paadam-text-16);
  }
`;

export const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: center;
`;

export const Name = styled.p`
  font-size: var(--paadam-text-18);
  font-weight: var(--paadam-weight-heading);
  line-height: 1.3;
`;

export const Address = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.45;
  color: var(--paadam-muted);
`;

export const Block = styled.div`
  display: grid;
  gap: var(--paadam-space-2);
  font-size: var(--paadam-text-14);
  line-height: 1.5;
`;

export const Text = styled.p.attrs({ dir: 'auto' })`
  white-space: pre-line;
`;

export const Lines = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-1);
  font-variant-numeric: tabular-nums;
`;

export const Chips = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--paadam-space-2);
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
