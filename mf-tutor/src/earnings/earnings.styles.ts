import { styled } from 'styled-components';

export const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-5);
`;

/** A heading, and at the end of its line what can be done. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-6);

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Sum = styled.p`
  line-height: 1.45;
  color: var(--paadam-muted);
`;

export const Aside = styled.span`
  font-size: var(--paadam-text-14);
  line-height: 1.45;
  color: var(--paadam-muted);
`;

export const Expected = styled.small`
  display: block;
  font-size: var(--paadam-text-14);
  line-height: 1.3;
  color: var(--paadam-muted);
`;

export const Download = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-2) var(--paadam-space-4);

  & > [role='status'] {
    color: var(--paadam-muted);
  }
`;

/** In a line of its own, below the heading. */
export const OwnLine = styled.div`
  flex-basis: 100%;
`;
