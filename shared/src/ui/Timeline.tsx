import { formatMoment } from '@paadam/shared/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type DotTone = 'neutral' | 'brand' | 'good' | 'warn' | 'bad';

const colours: Record<DotTone, string> = {
  neutral: 'edge',
  brand: 'brand',
  good: 'good',
  warn: 'warn',
  bad: 'bad',
};

const Line = styled.ol.attrs({ role: 'list' })`
  display: grid;
`;

const Step = styled.li<{ $tone: DotTone }>`
  --dot: var(--paadam-${({ $tone }) => colours[$tone]});

  position: relative;
  display: grid;
  min-width: 0;
  padding-inline-start: var(--paadam-space-8);

  &:not(:last-child) {
    padding-bottom: var(--paadam-space-6);
  }

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0.25rem;
    top: 0.375rem;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--dot);
    border-radius: 50%;
  }

  /* How things stand is filled, with a ring around it. */
  &:last-child::before {
    background: var(--dot);
    outline: 3px solid color-mix(in srgb, var(--dot) 25%, transparent);
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(0.625rem - 1px);
    top: calc(1.125rem + 3px);
    bottom: calc(-0.375rem + 3px);
    width: 2px;
    border-radius: 1px;
    background: var(--paadam-line);
  }

  @media (forced-colors: active) {
    &::before,
    &::after {
      forced-color-adjust: none;
    }
  }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-1);
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 600;
    line-height: 1.5;
  }
`;

const When = styled.time`
  font-size: var(--paadam-text-14);
  line-height: 1.4;
  color: var(--paadam-muted);
`;

export interface TimelineStep {
  id: string;
  /** What happened: 'Accepted by Ravi'. */
  title: ReactNode;
  /** ISO instant, shown in the viewer's own zone. */
  at: string;
  /** More about it: the reason that was given. */
  detail?: ReactNode;
  /** The dot's colour; the title says the same in words. Default 'neutral'. */
  tone?: DotTone;
}

interface TimelineProps {
  /** Names the list for assistive technology. */
  label: string;
  /** The earliest first; the last one is how things stand. */
  steps: readonly TimelineStep[];
}

/** What has happened to something, moment by moment. */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <Line aria-label={label}>
      {steps.map(({ id, title, at, detail, tone = 'neutral' }, index) => (
        <Step key={id} $tone={tone} aria-current={index === steps.length - 1 ? 'step' : undefined}>
          <Facts>
            <strong>{title}</strong>
            <When dateTime={at}>{formatMoment(at)}</When>
            {detail && <div dir="auto">{detail}</div>}
          </Facts>
        </Step>
      ))}
    </Line>
  );
}
