import { addDays, type Day, formatDay, initialOf, mondayOf, spokenLanguage } from '@paadam/shared/domain';
import { Button } from '@paadam/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as words from '../messages/availability';
import { monthOf, nextMonth, weeksOf } from './monthDays';

/** What is special about a day. */
export type Mark = 'off' | 'partly-off' | 'extra';

interface MonthCalendarProps {
  today: Day;
  /** The days that are chosen, the first and the last; null: none. */
  range: { first: Day; last: Day } | null;
  onPress: (day: Day) => void;
  markOf: (day: Day) => Mark | undefined;
}

/** Its days stay near each other, and its buttons near its days. */
const Month = styled.div`
  max-width: 30rem;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-2);

  & h3 {
    font-size: var(--paadam-text-18);
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--paadam-space-2);
`;

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 2px;
  text-align: center;

  & th {
    padding-block: var(--paadam-space-1);
    font-size: var(--paadam-text-14);
    font-weight: var(--paadam-weight-body);
    color: var(--paadam-muted);
  }

  & td {
    padding: 0 1px;
  }
`;

const DayButton = styled.button`
  position: relative;
  width: 100%;
  height: var(--paadam-control-height);
  border: 1px solid transparent;
  border-radius: var(--paadam-radius-control);
  font: inherit;
  font-variant-numeric: tabular-nums;
  color: var(--paadam-ink);
  background: none;
  cursor: pointer;

  &:hover:not([aria-disabled='true']) {
    border-color: var(--paadam-brand);
  }

  &[aria-disabled='true'] {
    color: var(--paadam-muted);
    cursor: default;
    text-decoration: line-through;
  }

  &[aria-current] {
    font-weight: var(--paadam-weight-strong);
    border-color: var(--paadam-edge);
  }

  &[data-mark='off'] {
    color: var(--paadam-muted);
    background: var(--paadam-hover);
  }

  /* A bar at the foot, with another form for each: colour alone would say nothing to some. */
  &[data-mark]::after {
    content: '';
    position: absolute;
    inset-inline: 30%;
    bottom: 0.3rem;
    border-bottom: 3px solid var(--paadam-bad);
  }

  &[data-mark='partly-off']::after {
    border-bottom-style: dotted;
  }

  &[data-mark='extra']::after {
    inset-inline: 42%;
    border-bottom: 6px solid var(--paadam-good);
    border-radius: 3px;
  }

  &[aria-pressed='true'] {
    color: var(--paadam-on-brand);
    background: var(--paadam-brand);
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

const markedDay: Record<Mark, (values: { day: string }) => string> = {
  off: words.dayOff,
  'partly-off': words.dayPartlyOff,
  extra: words.dayExtra,
};

/** How far each key goes from a day. */
const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => mondayOf(day),
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => nextMonth(day, -1),
  PageDown: (day) => nextMonth(day, 1),
};

const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** @returns the name of a day's column: three letters have room on a phone in English alone */
const columnName = (day: Day): string => {
  const short = formatDay(day, { weekday: 'short' });
  return spokenLanguage() === 'en' ? short : initialOf(short);
};

/** A month whose days are pressed. One of them is in the order of Tab; the arrows, Home, End and the Page keys lead to the others. */
export function MonthCalendar({ today, range, onPress, markOf }: MonthCalendarProps) {
  const [active, setActive] = useState<Day>(range?.first ?? today);
  const [isMoved, setMoved] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(active);

  useEffect(() => {
    if (isMoved) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active, isMoved]);

  const show = (day: Day) => {
    setMoved(false);
    setActive(day < today ? today : day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(active);
    setMoved(true);
    setActive(next < today ? today : next);
  };
  const isChosen = (day: Day) => range !== null && range.first <= day && day <= range.last;

  return (
    <Month>
      <Head>
        <h3 aria-live="polite">{formatDay(`${month}-01`, { month: 'long', year: 'numeric' })}</h3>
        <Buttons>
          <Button
            variant="secondary"
            aria-label={words.previousMonth()}
            disabled={month <= monthOf(today)}
            onClick={() => show(nextMonth(`${month}-01`, -1))}
          >
            <ChevronLeft size={20} aria-hidden />
          </Button>
          <Button
            variant="secondary"
            aria-label={words.nextMonth()}
            onClick={() => show(nextMonth(`${month}-01`, 1))}
          >
            <ChevronRight size={20} aria-hidden />
          </Button>
        </Buttons>
      </Head>
      <Grid ref={grid} aria-label={words.daysOfMonth()} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeksOf(month)[0]?.map((day) => (
              <th key={day} scope="col" abbr={formatDay(day, { weekday: 'long' })}>
                {columnName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                if (monthOf(day) !== month) return <td key={day} />;
                const mark = markOf(day);
                const isPast = day < today;
                return (
                  <td key={day}>
                    <DayButton
                      type="button"
                      data-day={day}
                      data-mark={mark}
                      tabIndex={day === active ? 0 : -1}
                      aria-label={
                        mark ? markedDay[mark]({ day: formatDay(day, longDay) }) : formatDay(day, longDay)
                      }
                      aria-pressed={isChosen(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={isPast || undefined}
                      onClick={() => {
                        if (isPast) return;
                        setActive(day);
                        onPress(day);
                      }}
                    >
                      {Number(day.slice(8))}
                    </DayButton>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Month>
  );
}
