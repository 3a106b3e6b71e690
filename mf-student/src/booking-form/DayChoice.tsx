import type { Slot } from '@paadam/shared/contract';
import { type Day, formatDay } from '@paadam/shared/domain';
import { VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';

interface DayChoiceProps {
  days: readonly Day[];
  byDay: ReadonlyMap<Day, readonly Slot[]>;
  chosen: Day;
  onChoose: (day: Day) => void;
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(3.25rem, 1fr));
  gap: var(--paadam-space-1);

  /* Where a week fits into a line. */
  @container (min-width: 21rem) {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`;

const DayButton = styled.button`
  display: grid;
  justify-items: center;
  width: 100%;
  min-height: 3.5rem;
  padding: var(--paadam-space-2) 0;
  border: 1px solid transparent;
  border-radius: var(--paadam-radius-control);
  font-size: var(--paadam-text-14);
  line-height: 1.25;
  color: var(--paadam-ink);
  background: none;
  transition: background-color var(--paadam-motion-fast) var(--paadam-ease);

  & b {
    font-size: var(--paadam-text-16);
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

  &:hover:not(:disabled, [aria-pressed='true']) {
    background: var(--paadam-hover);
  }

  &:not([data-open]) {
    color: var(--paadam-muted);
  }

  &:not([data-open])[data-chosen] {
    border-color: var(--paadam-edge);
  }

  &:not([data-open]) b {
    font-weight: var(--paadam-weight-body);
  }

  &[aria-pressed='true'] {
    color: var(--paadam-on-brand);
    background: var(--paadam-brand);
  }

  &[aria-pressed='true']::after {
    background: currentcolor;
  }
`;

const howMany = (count: number) => (count === 1 ? '1 open time' : `${count} open times`);

/** Two weeks of days; one without an open time can only be reached by its date. */
export function DayChoice({ days, byDay, chosen, onChoose }: DayChoiceProps) {
  return (
    <Grid role="list" aria-label="Days">
      {days.map((day) => {
        const count = byDay.get(day)?.length ?? 0;
        return (
          <li key={day}>
            <DayButton
              type="button"
              disabled={count === 0}
              aria-pressed={count > 0 && day === chosen}
              data-open={count > 0 || undefined}
              data-chosen={day === chosen || undefined}
              onClick={() => onChoose(day)}
            >
              {formatDay(day, { weekday: 'short' })} <b>{formatDay(day, { day: 'numeric' })}</b>
              <VisuallyHidden>
                {` ${formatDay(day, { month: 'long' })}, ${count > 0 ? howMany(count) : 'no open times'}`}
              </VisuallyHidden>
            </DayButton>
          </li>
        );
      })}
    </Grid>
  );
}
