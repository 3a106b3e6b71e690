import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { useCountUp } from './useCountUp';

interface StatProps {
  /** As it is read: '20,000+', '₹18,500', 24. */
  value: string | number;
  label: ReactNode;
  /** Counts up to the value over 3 s, once, when first seen. The text is the real figure all along. */
  countUp?: boolean;
  /** Below the label: a comparison, a link. */
  children?: ReactNode;
  className?: string;
}

const Stack = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: start;
  gap: var(--paadam-space-1);
  min-width: 0;
`;

/* The count is drawn over the real figure, which keeps its room: nothing moves, and nothing false is read out. */
const Figure = styled.span`
  position: relative;
  align-self: start;
  font-size: clamp(var(--paadam-text-28), 1.2rem + 2vw, var(--paadam-text-36));
  font-weight: var(--paadam-weight-heading);
  font-variant-numeric: tabular-nums;
  line-height: var(--paadam-leading-tight);
  letter-spacing: -0.02em;

  &[data-count] > span {
    opacity: 0;
  }

  &[data-count]::after {
    content: attr(data-count);
    position: absolute;
    inset: 0;
  }
`;

const Label = styled.span`
  color: var(--paadam-muted);
  line-height: 1.4;
`;

/** A figure with what it counts. */
export function Stat({ value, label, countUp = false, children, className }: StatProps) {
  const figure = useRef<HTMLSpanElement>(null);
  useCountUp(figure, String(value), countUp);
  return (
    <Stack className={className}>
      {children}
      <Label>{label}</Label>
      <Figure ref={figure}>
        <span>{value}</span>
      </Figure>
    </Stack>
  );
}
