import { Card } from '@paadam/shared/ui';
import { styled } from 'styled-components';

export const Groups = styled.div`
  display: grid;
  gap: var(--paadam-space-10);
  container-type: inline-size;
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

/** A booking, all of which leads to its page; the answers stand above that link. */
export const Box = styled(Card)`
  position: relative;
  transition: box-shadow var(--paadam-motion-fast) var(--paadam-ease);

  &:hover:has(a:hover) {
    box-shadow: var(--paadam-shadow-lifted);
  }

  &:has(a:focus-visible) {
    outline: 3px solid var(--paadam-brand);
    outline-offset: 2px;
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--paadam-space-4);
  align-items: start;

  @container (max-width: 20rem) {
    column-gap: var(--paadam-space-2);
  }

  @container (min-width: 40rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Fold = styled.details`
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
    margin-bottom: var(--paadam-space-6);

    & > svg {
      rotate: 90deg;
    }
  }
`;

export const Filters = styled.div`
  max-width: 20rem;
`;
