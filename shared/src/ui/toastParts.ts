import { styled } from 'styled-components';
import { rise } from './motion';

type ToastTone = 'info' | 'good' | 'warn' | 'bad';

const signColour: Record<ToastTone, string> = { info: 'brand', good: 'good', warn: 'warn', bad: 'bad' };

export const Slip = styled.div<{ $tone: ToastTone }>`
  display: flex;
  align-items: center;
  gap: var(--paadam-space-3);
  max-width: min(32rem, 100%);
  min-height: 3.25rem;
  padding: var(--paadam-space-1) var(--paadam-space-1) var(--paadam-space-1) var(--paadam-space-4);
  border: 1px solid var(--paadam-card-line);
  border-radius: var(--paadam-radius-control);
  line-height: 1.4;
  color: var(--paadam-ink);
  background: var(--paadam-raised);
  box-shadow: var(--paadam-shadow-lifted);
  pointer-events: auto;
  animation: ${rise} var(--paadam-motion-slow) var(--paadam-ease);

  & > svg {
    flex: none;
    color: var(--paadam-${({ $tone }) => signColour[$tone]});
  }

`;

export const Content = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--paadam-space-5);
  min-width: 0;
  padding-block: var(--paadam-space-1);

  & > span {
    flex: 1 1 13rem;
  }

  & > a {
    padding-block: 0.6875rem;
    font-weight: 600;
  }
`;

export const Dismiss = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: var(--paadam-control-height);
  height: var(--paadam-control-height);
  border: 0;
  border-radius: var(--paadam-radius-small);
  color: var(--paadam-muted);
  background: none;

  &:hover {
    color: var(--paadam-ink);
    background: var(--paadam-hover);
  }
`;
