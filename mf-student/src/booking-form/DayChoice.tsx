import type { Slot } from '@paadam/shared/contract';
import { type Day, formatDay } from '@paadam/shared/domain';
import { VisuallyHidden } from '@paadam/shared/ui';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/booking-form';
import { Tile, TileRadio } from './radioTile';

interface DayChoiceProps {
  days: readonly Day[];
  byDay: ReadonlyMap<Day, readonly Slot[]>;
  chosen: Day;
  onChoose: (day: Day) => void;
}

/* A week a line, however narrow: on a phone it takes the card's inner space as well. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--paadam-space-1);

  @container (max-width: 21rem) {
    gap: var(--paadam-space-1) 0;
    margin-inline: calc(-1 * var(--paadam-space-3));
  }
`;

const DayTile = styled(Tile)`
  min-height: 3.5rem;
  border-color: transparent;
  font-size: var(--paadam-text-14);
  background: none;

  & b {
    font-size: var(--paadam-text-16);
  }

  /* Its short names of days are the longest. */
  @container (max-width: 24rem) {
    &:lang(ta) {
      font-size: 0.75rem;
    }
  }

  /* Below the figure: there are open times. Where there are none it keeps its room, so that all days are alike. */
  &::after {
    content: '';
    width: 0.3125rem;
    height: 0.3125rem;
    margin-top: 0.1875rem;
    border-radius: 50%;
  }

  &[data-open]::after {
    background: var(--paadam-brand);
  }

  &:has(:checked)::after {
    background: currentcolor;
  }

  &:not([data-open]) b {
    font-weight: var(--paadam-weight-body);
  }

  &:not([data-open])[data-chosen] {
    border-color: var(--paadam-edge);
  }

  @media (forced-colors: active) {
    &[data-open]::after {
      forced-color-adjust: none;
      background: currentcolor;
    }
  }
`;

/** Two weeks of days, one stop of the Tab key; one without an open time can only be reached by its date. */
export function DayChoice({ days, byDay, chosen, onChoose }: DayChoiceProps) {
  return (
    <Grid role="radiogroup" aria-label={words.days()}>
      {days.map((day) => {
        const count = byDay.get(day)?.length ?? 0;
        return (
          <DayTile key={day} data-open={count > 0 || undefined} data-chosen={day === chosen || undefined}>
            <TileRadio
              name="openDay"
              value={day}
              disabled={count === 0}
              checked={count > 0 && day === chosen}
              onChange={() => onChoose(day)}
            />
            <Words
              of={words.dayWithTimes}
              weekday={formatDay(day, { weekday: 'short' })}
              day={formatDay(day, { day: 'numeric' })}
              month={formatDay(day, { month: 'long' })}
              count={count}
              number={(text) => <b>{text}</b>}
              hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
            />
          </DayTile>
        );
      })}
    </Grid>
  );
}
