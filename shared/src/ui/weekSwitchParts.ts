import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-6);
  container-type: inline-size;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Buttons = styled.div`
  display: flex;
  gap: var(--paadam-space-2);

  & [aria-current] {
    border-color: var(--paadam-brand);
    box-shadow: inset 0 0 0 1px var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }
`;

/** On a phone the arrows speak for themselves. */
export const Word = styled.span`
  @container (max-width: 30rem) {
    display: none;
  }
`;
