import { styled } from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden';

interface LogoProps {
  /** Height of the mark in pixels. Default 32. */
  size?: number;
  /** The mark alone; it then carries the name for assistive technology. */
  markOnly?: boolean;
  className?: string;
}

const Line = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font-size: ${({ $size }) => ($size * 0.72) / 16}rem;
  font-weight: 700;
  line-height: 1;
  letter-spacing: -0.025em;
  color: var(--paadam-ink);
`;

/** An open book below a rising sun, and the name. */
export function Logo({ size = 32, markOnly = false, className }: LogoProps) {
  return (
    <Line className={className} $size={size}>
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden>
        <rect width="40" height="40" rx="11" fill="var(--paadam-brand)" />
        <circle cx="20" cy="14" r="5.5" fill="var(--paadam-accent)" />
        <path
          d="M20 20.5c-3.2-2.6-7-3.6-11.4-3.4-.9 0-1.6.7-1.6 1.6v10c0 .9.7 1.6 1.6 1.6 4.5 0 8.2.8 11.4 3.2z"
          fill="var(--paadam-on-brand)"
        />
        <path
          d="M20 20.5c3.2-2.6 7-3.6 11.4-3.4.9 0 1.6.7 1.6 1.6v10c0 .9-.7 1.6-1.6 1.6-4.5 0-8.2.8-11.4 3.2z"
          fill="var(--paadam-on-brand)"
          opacity="0.78"
        />
      </svg>
      {markOnly ? <VisuallyHidden>Paadam</VisuallyHidden> : <span>Paadam</span>}
    </Line>
  );
}
