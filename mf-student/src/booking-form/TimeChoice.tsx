import type { Slot } from '@paadam/shared/contract';
import { type Day, formatDay, formatTime } from '@paadam/shared/domain';
import { ErrorText } from '@paadam/shared/ui/fieldText';
import { useId } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/booking-form';
import { Tile, TileRadio } from './radioTile';

interface TimeChoiceProps {
  day: Day;
  slots: readonly Slot[];
  /** ISO instant of the time that the form holds. */
  picked: string | null;
  onPick: (slot: Slot) => void;
  /** What is wrong with the form's time, and how to mend it. */
  error: string | undefined;
}

const Title = styled.h3`
  font-size: var(--paadam-text-16);
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr));
  gap: var(--paadam-space-2);
`;

const TimeTile = styled(Tile)`
  padding: var(--paadam-space-2) var(--paadam-space-1);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Empty = styled.p`
  color: var(--paadam-muted);
`;

/** The open times of one day: one stop of the Tab key. */
export function TimeChoice({ day, slots, picked, onPick, error }: TimeChoiceProps) {
  const errorId = useId();
  const pickedAt = picked && Date.parse(picked);
  return (
    <>
      <Title>{formatDay(day)}</Title>
      {slots.length > 0 ? (
        <Grid
          role="radiogroup"
          aria-label={words.openTimesOn({ day: formatDay(day) })}
          aria-describedby={error ? errorId : undefined}
        >
          {slots.map((slot) => (
            <TimeTile key={slot.dateTime}>
              <TileRadio
                name="openTime"
                value={slot.dateTime}
                checked={Date.parse(slot.dateTime) === pickedAt}
                onChange={() => onPick(slot)}
                aria-invalid={error ? true : undefined}
              />
              {formatTime(slot.dateTime)}
            </TimeTile>
          ))}
        </Grid>
      ) : (
        <Empty>{words.noneOnDay()}</Empty>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </>
  );
}
