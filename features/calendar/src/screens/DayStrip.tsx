import { addDays, type Day, formatDay, initialOf, mondayOf } from '@paadam/shared/domain';
import { VisuallyHidden } from '@paadam/shared/ui';
import { styled } from 'styled-components';
import * as words from '../messages/calendar';

const Days = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
`;

const DayButton = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  width: 100%;
  min-height: 3.75rem;
  padding: var(--paadam-space-1) 0;
  border: 1px solid transparent;
  border-radius: var(--paadam-radius-control);
  font: inherit;
  font-size: var(--paadam-text-14);
  line-height: 1.2;
  color: var(--paadam-muted);
  background: none;
  cursor: pointer;

  & > b {
    font-size: var(--paadam-text-18);
    color: var(--paadam-ink);
  }

  &:hover {
    background: var(--paadam-hover);
  }

  &[data-today] > b {
    color: var(--paadam-brand);
  }

  &[aria-current] {
    border-color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }
`;

/** Something is on that day. */
const Dot = styled.i`
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: transparent;

  &[data-full] {
    background: var(--paadam-brand);
  }

  @media (forced-colors: active) {
    &[data-full] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

interface DayStripProps {
  day: Day;
  today: Day;
  /** How many lessons and requests begin on a day. */
  countOf: (day: Day) => number;
  onDay: (day: Day) => void;
}

const dayInWords = (day: string, isToday: boolean, count: number): string => {
  if (count === 0) return isToday ? words.dayToday({ day }) : day;
  return isToday ? words.todayWithEntries({ day, count }) : words.dayWithEntries({ day, count });
};

/** The week around a day, for the way to its other days. */
export function DayStrip({ day, today, countOf, onDay }: DayStripProps) {
  const monday = mondayOf(day);
  return (
    <nav aria-label={words.daysOfTheWeek()}>
      <Days>
        {[0, 1, 2, 3, 4, 5, 6].map((place) => {
          const one = addDays(monday, place);
          const count = countOf(one);
          return (
            <li key={one}>
              <DayButton
                type="button"
                aria-current={one === day ? 'date' : undefined}
                data-today={one === today || undefined}
                onClick={() => onDay(one)}
              >
                <span aria-hidden>{initialOf(formatDay(one, { weekday: 'short' }))}</span>
                <b aria-hidden>{formatDay(one, { day: 'numeric' })}</b>
                <VisuallyHidden>{dayInWords(formatDay(one), one === today, count)}</VisuallyHidden>
                <Dot aria-hidden data-full={count > 0 || undefined} />
              </DayButton>
            </li>
          );
        })}
      </Days>
    </nav>
  );
}
