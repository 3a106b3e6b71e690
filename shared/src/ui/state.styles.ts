import { styled } from 'styled-components';

/** A state that takes the place of content: drawing, sentence, action, one below the other. */
export const StatePanel = styled.div<{ $page?: boolean }>`
  display: grid;
  justify-items: center;
  gap: var(--paadam-space-3);
  max-width: 30rem;
  margin-inline: auto;
  padding: var(--paadam-space-${({ $page }) => ($page ? 16 : 8)}) var(--paadam-space-4);
  text-align: center;

  & > svg {
    width: min(12rem, 60vw);
    height: auto;
  }
`;

export const StateTitle = styled.p`
  font-size: var(--paadam-text-18);
  font-weight: 600;
  line-height: 1.35;
  text-wrap: balance;
`;

export const StateText = styled.div`
  color: var(--paadam-muted);
  text-wrap: pretty;
`;

export const StateAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--paadam-space-3);
  margin-top: var(--paadam-space-2);
`;
