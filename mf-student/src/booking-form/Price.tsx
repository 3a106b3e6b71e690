import {
  type Duration,
  formatMoment,
  formatPaise,
  formatRupees,
  formatTime,
  limits,
  minutesOf,
  paymentWindow,
  priceOf,
} from '@paadam/shared/domain';
import { useNow } from '@paadam/shared/ui/useNow';
import { styled } from 'styled-components';
import { durationLabels } from './durationLabels';

interface PriceProps {
  /** Whole rupees an hour. */
  hourlyRate: number;
  /** Paise of a trial lesson; null: it is none. */
  trialPrice: number | null;
  duration: Duration;
  /** ISO instant; null while there is no time. */
  start: string | null;
  /** How many, weekly. */
  lessons: number;
  /** Whether lessons are paid on this site. */
  isPaidHere: boolean;
}

const Box = styled.div`
  display: grid;
  gap: var(--paadam-space-3);
  padding: var(--paadam-space-4);
  border-radius: var(--paadam-radius-control);
  background: var(--paadam-brand-soft);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--paadam-space-4);
`;

const Small = styled.p`
  font-size: var(--paadam-text-14);
  line-height: 1.45;
  color: var(--paadam-muted);
`;

const Sum = styled.p`
  font-size: var(--paadam-text-22);
  font-weight: var(--paadam-weight-heading);
  line-height: 1.3;
`;

/** What is about to be asked for, and what it costs. */
export function Price({ hourlyRate, trialPrice, duration, start, lessons, isPaidHere }: PriceProps) {
  const now = useNow();
  const minutes = minutesOf(duration);
  const startsSoon = start !== null && Date.parse(start) - now < limits.pendingBookingHours * 3_600_000;
  const price = trialPrice ?? priceOf(hourlyRate, minutes) * Math.max(1, lessons);
  const end = start && new Date(Date.parse(start) + minutes * 60_000).toISOString();
  return (
    <Box>
      <div>
        <p>
          <strong>
            {start && end ? `${formatMoment(start)} – ${formatTime(end)}` : 'No time chosen yet'}
            {start && lessons > 1 && `, and weekly: ${lessons} lessons`}
          </strong>
        </p>
        <Small>
          {startsSoon
            ? 'The tutor can accept until the start.'
            : `The tutor has ${limits.pendingBookingHours} hours to accept.`}
        </Small>
      </div>
      <Line>
        <span>
          Price{' '}
          <Small as="span">
            (
            {trialPrice === null
              ? `${formatRupees(hourlyRate)} × ${durationLabels[duration]}`
              : durationLabels[duration]}
            {lessons > 1 && ` × ${lessons}`})
          </Small>
        </span>
        <Sum>{formatPaise(price)}</Sum>
      </Line>
      {isPaidHere && price > 0 && (
        <Small>
          {lessons > 1
            ? `You pay once the tutor has accepted: each lesson by itself, ${paymentWindow.seriesDaysBefore} days before it at the latest.`
            : 'You pay once the tutor has accepted.'}
        </Small>
      )}
    </Box>
  );
}
