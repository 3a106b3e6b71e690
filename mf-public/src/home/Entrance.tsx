import { useWasDrawn } from '@paadam/shared/ui/useWasDrawn';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';

interface EntranceProps {
  /** Seconds between being seen and moving. Default 0. */
  delay?: number;
  children: ReactNode;
  className?: string;
}

/* It moves and never fades: the text can be read from the first paint. */
const enter = keyframes`
  from { transform: translateY(1.5rem); }
`;

/** `in-place`: it does not move. `below`: it is to come up once it is seen. */
type Way = 'in-place' | 'below' | 'up';

const motion = css<{ $delay: number; $way: Way }>`
  animation: ${enter} 1s var(--paadam-ease) both;
  animation-delay: ${({ $delay }) => $delay}s;
  animation-play-state: ${({ $way }) => ($way === 'up' ? 'running' : 'paused')};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Moving = styled.div<{ $delay: number; $way: Way }>`
  min-width: 0;
  ${({ $way }) => $way !== 'in-place' && motion}
`;

/** Lets its children glide into place over 1 s, once, when they are first seen. */
export function Entrance({ delay = 0, children, className }: EntranceProps) {
  const element = useRef<HTMLDivElement>(null);
  const wasDrawn = useWasDrawn();
  // What the server has drawn stands in its place, and what of it is seen has been read there.
  const [way, setWay] = useState<Way>(wasDrawn ? 'in-place' : 'below');
  const mayBeRead = useRef(wasDrawn);
  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) {
        mayBeRead.current = false;
        return;
      }
      watch.disconnect();
      if (!mayBeRead.current) setWay('up');
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Moving ref={element} className={className} $delay={delay} $way={way}>
      {children}
    </Moving>
  );
}
