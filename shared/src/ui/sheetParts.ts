import { styled } from 'styled-components';
import { backdrop } from './dialogParts';
import { slideFromLeft } from './motion';

export const SheetFrame = styled.dialog`
  width: min(20rem, calc(100vw - var(--paadam-space-12)));
  max-width: none;
  height: 100dvh;
  max-height: none;
  /* The left, whatever the direction of the page around an embed. */
  inset: 0 auto 0 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 0 var(--paadam-radius-card) var(--paadam-radius-card) 0;
  color: var(--paadam-ink);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow-lifted);
  overscroll-behavior: contain;
  ${backdrop}

  &[open] {
    animation: ${slideFromLeft} var(--paadam-motion-slow) var(--paadam-ease);
  }
`;

export const SheetPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paadam-space-5);
  min-height: 100%;
  padding: var(--paadam-space-5);
`;
