import { css, styled } from 'styled-components';
import { fadeIn, rise } from './motion';

export const backdrop = css`
  &::backdrop {
    background: var(--paadam-backdrop);
    animation: ${fadeIn} var(--paadam-motion-slow) var(--paadam-ease);
  }
`;

export const Frame = styled.dialog<{ $size: 'medium' | 'large' }>`
  width: min(${({ $size }) => ($size === 'large' ? 44 : 30)}rem, calc(100vw - var(--paadam-space-8)));
  max-width: none;
  max-height: calc(100dvh - var(--paadam-space-8));
  padding: 0;
  border: 1px solid var(--paadam-card-line);
  border-radius: var(--paadam-radius-card);
  color: var(--paadam-ink);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow-lifted);
  overflow: auto;
  overscroll-behavior: contain;
  ${backdrop}

  &[open] {
    animation: ${rise} var(--paadam-motion-slow) var(--paadam-ease);
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
  padding: clamp(var(--paadam-space-5), 5vw, var(--paadam-space-6));
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--paadam-space-4);

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

export const Body = styled.div`
  display: grid;
  gap: var(--paadam-space-4);
  min-width: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--paadam-space-3);
  margin-top: var(--paadam-space-2);

  @media (max-width: 26rem) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** 44 px to tap; drawn into the corner so that the title keeps its line. */
export const CloseButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  height: var(--paadam-control-height);
  margin: -0.5625rem -0.6875rem -0.5625rem 0;
  border: 0;
  border-radius: var(--paadam-radius-control);
  color: var(--paadam-muted);
  background: none;
  transition: background-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover:not(:disabled) {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }

  &:disabled {
    opacity: 0.5;
  }
`;
