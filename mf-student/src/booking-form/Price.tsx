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
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/booking-form';
import { durationInWords } from './durationInWords';

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
  const times = start && end ? `${formatMoment(start)} – ${formatTime(end)}` : null;
  const factors = [
    ...(trialPrice === null ? [formatRupees(hourlyRate)] : []),
    durationInWords(duration),
    ...(lessons > 1 ? [lessons] : []),
  ];
  return (
    <Box>
      <div>
        <p>
          <strong>
            {times === null
              ? words.noTimeChosenYet()
              : lessons > 1
                ? words.timesWeekly({ times, lessons })
                : times}
          </strong>
        </p>
        <Small>
          {startsSoon ? words.acceptUntilStart() : words.hoursToAccept({ hours: limits.pendingBookingHours })}
        </Small>
      </div>
      <Line>
        <span>
          <Words
            of={words.price}
            sum={factors.join(' × ')}
            small={(text) => <Small as="span">{text}</Small>}
          />
        </span>
        <Sum>{formatPaise(price)}</Sum>
      </Line>
      {isPaidHere && price > 0 && (
        <Small>
          {lessons > 1
            ? words.payEachOnceAccepted({ days: paymentWindow.seriesDaysBefore })
            : words.payOnceAccepted()}
        </Small>
      )}
    </Box>
  );
}
