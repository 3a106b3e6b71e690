import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';

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

const Moving = styled.div<{ $delay: number; $seen: boolean }>`
  min-width: 0;
  animation: ${enter} 1s var(--paadam-ease) both;
  animation-delay: ${({ $delay }) => $delay}s;
  animation-play-state: ${({ $seen }) => ($seen ? 'running' : 'paused')};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Lets its children glide into place over 1 s, once, when they are first seen. */
export function Entrance({ delay = 0, children, className }: EntranceProps) {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      setSeen(true);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return (
    <Moving ref={element} className={className} $delay={delay} $seen={seen}>
      {children}
    </Moving>
  );
}
