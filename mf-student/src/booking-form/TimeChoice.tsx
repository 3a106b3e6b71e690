import type { Slot } from '@paadam/shared/contract';
import { type Day, formatDay, formatTime } from '@paadam/shared/domain';
import { styled } from 'styled-components';

interface TimeChoiceProps {
  day: Day;
  slots: readonly Slot[];
  /** ISO instant of the time that the form holds. */
  picked: string | null;
  onPick: (slot: Slot) => void;
}

const Title = styled.h3`
  font-size: var(--paadam-text-16);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: var(--paadam-space-2);
`;

const TimeButton = styled.button`
  width: 100%;
  min-height: var(--paadam-control-height);
  padding: var(--paadam-space-2);
  border: 1px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-control);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
  color: var(--paadam-ink);
  background: var(--paadam-surface);
  transition:
    background-color var(--paadam-motion-fast) var(--paadam-ease),
    border-color var(--paadam-motion-fast) var(--paadam-ease);

  &:hover:not(:disabled, [aria-pressed='true']) {
    border-color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }

  &:disabled {
    border-color: var(--paadam-line);
    color: var(--paadam-muted);
  }

  &[aria-pressed='true'] {
    color: var(--paadam-on-brand);
    border-color: var(--paadam-brand);
    background: var(--paadam-brand);
  }
`;

const Empty = styled.p`
  color: var(--paadam-muted);
`;

/** The open times of one day. */
export function TimeChoice({ day, slots, picked, onPick }: TimeChoiceProps) {
  const pickedAt = picked && Date.parse(picked);
  return (
    <>
      <Title>{formatDay(day)}</Title>
      {slots.length > 0 ? (
        <Grid role="list" aria-label={`Open times on ${formatDay(day)}`}>
          {slots.map((slot) => (
            <li key={slot.dateTime}>
              <TimeButton
                type="button"
                aria-pressed={Date.parse(slot.dateTime) === pickedAt}
                onClick={() => onPick(slot)}
              >
                {formatTime(slot.dateTime)}
              </TimeButton>
            </li>
          ))}
        </Grid>
      ) : (
        <Empty>No open times on this day.</Empty>
      )}
    </>
  );
}
