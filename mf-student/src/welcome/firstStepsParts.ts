import { styled } from 'styled-components';

export const Start = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  justify-items: start;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
  counter-reset: step;

  @container (min-width: 44rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-1) var(--paadam-space-4);
  align-content: start;
  counter-increment: step;

  &::before {
    content: counter(step);
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--paadam-radius-round);
    font-weight: var(--paadam-weight-heading);
    color: var(--paadam-tile-marigold-ink);
    background: var(--paadam-tile-marigold-ground);
  }

  & h3 {
    align-self: center;
    font-size: var(--paadam-text-18);
  }

  & p {
    grid-column: 2;
  }
`;
