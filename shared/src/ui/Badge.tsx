import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type Tone = 'neutral' | 'brand' | 'accent' | 'good' | 'warn' | 'bad';

interface BadgeProps {
  /** Default 'neutral'. */
  tone?: Tone;
  children: ReactNode;
  className?: string;
}

const colours: Record<Tone, { ink: string; ground: string }> = {
  neutral: { ink: 'tile-slate-ink', ground: 'tile-slate-ground' },
  brand: { ink: 'tile-green-ink', ground: 'tile-green-ground' },
  accent: { ink: 'tile-marigold-ink', ground: 'tile-marigold-ground' },
  good: { ink: 'good', ground: 'good-soft' },
  warn: { ink: 'warn', ground: 'warn-soft' },
  bad: { ink: 'bad', ground: 'bad-soft' },
};

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--paadam-space-1);
  padding: 0.1875rem 0.625rem;
  border-radius: var(--paadam-radius-round);
  font-size: var(--paadam-text-14);
  font-weight: 600;
  line-height: 1.35;
  white-space: nowrap;
  color: var(--paadam-${({ $tone }) => colours[$tone].ink});
  background: var(--paadam-${({ $tone }) => colours[$tone].ground});
`;

/** A word or a number about the thing beside it. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <Pill $tone={tone} className={className}>
      {children}
    </Pill>
  );
}
