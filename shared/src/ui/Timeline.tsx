import { formatMoment } from '@paadam/shared/domain';
import type { ReactNode } from 'react';
import { type DotTone, Facts, Line, Step, When } from './timelineParts';

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

export interface TimelineProps {
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
            {detail && <div>{detail}</div>}
          </Facts>
        </Step>
      ))}
    </Line>
  );
}
