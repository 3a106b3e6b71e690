import { css, styled } from 'styled-components';

interface CardLook {
  /** Lifts on hover: for a card that is one link as a whole. */
  $interactive?: boolean;
  /** Without inner space, for a card whose picture reaches its edge. */
  $flush?: boolean;
}

const interactive = css`
  transition:
    transform var(--paadam-motion-slow) var(--paadam-ease),
    box-shadow var(--paadam-motion-slow) var(--paadam-ease);

  &:hover {
    transform: translateY(-2px);
    box-shadow: var(--paadam-shadow-lifted);
  }
`;

/** A surface for things that belong together. `as` says which element it is ('article', 'section', 'li'). */
export const Card = styled.div<CardLook>`
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? 0 : 'clamp(var(--paadam-space-4), 4vw, var(--paadam-space-6))')};
  border: 1px solid var(--paadam-card-line);
  border-radius: var(--paadam-radius-card);
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  box-shadow: var(--paadam-shadow);
  ${({ $flush }) => $flush && 'overflow: clip;'}
  ${({ $interactive }) => $interactive && interactive}
`;
