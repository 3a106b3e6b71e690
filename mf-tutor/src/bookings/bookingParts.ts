import { styled } from 'styled-components';

export const Groups = styled.div`
  display: grid;
  gap: var(--paadam-space-10);
  container-type: inline-size;

  &:focus-visible {
    outline: none;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--paadam-space-4);

  & h2 {
    display: flex;
    align-items: center;
    gap: var(--paadam-space-3);
    font-size: var(--paadam-text-22);
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: start;

  @container (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/** On a phone the answers have a line of their own, of equal width. */
export const Answers = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: 1fr 1fr;
  gap: var(--paadam-space-3);

  @container (min-width: 40rem) {
    grid-column: auto;
  }
`;

export const Past = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    gap: var(--paadam-space-3);
    width: fit-content;
    min-height: var(--paadam-control-height);
    font-weight: 600;
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }

    & > svg {
      /* The arrow, not the space around it, begins where the list does. */
      margin-inline: -0.375rem;
      transition: rotate var(--paadam-motion-fast) var(--paadam-ease);
    }
  }

  &[open] > summary {
    margin-bottom: var(--paadam-space-4);

    & > svg {
      rotate: 90deg;
    }
  }
`;
