import { keyframes, styled } from 'styled-components';
import * as words from '../messages/ui';
import { barInk } from './barInk';

interface ProgressBarProps {
  /** A page is on its way. */
  active: boolean;
}

const creep = keyframes`
  from { transform: scaleX(0); }
  20% { transform: scaleX(0.45); }
  to { transform: scaleX(0.92); }
`;

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 55;
  height: 3px;
  overflow: clip;
  pointer-events: none;
`;

/* A page that arrives at once shows no bar: it begins after a moment. */
const Fill = styled.div`
  height: 100%;
  ${barInk}
  transform: scaleX(0);
  transform-origin: 0 50%;
  animation: ${creep} 8s var(--paadam-ease) 150ms both;
`;

/** A thin line at the top of the window while a page loads. It takes no room and shows no figure, having none. */
export function ProgressBar({ active }: ProgressBarProps) {
  return <Track>{active && <Fill role="progressbar" aria-label={words.loadingPage()} />}</Track>;
}
