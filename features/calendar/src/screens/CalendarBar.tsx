import { addDays, dateFormat, formatDay, startOfDay } from '@paadam/shared/domain';
import { Button } from '@paadam/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/calendar';
import { type CalendarView, calendarViews, type ShownDays } from './useShownDays';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--paadam-space-3) var(--paadam-space-4);

  & > :first-child {
    flex: 1 1 14rem;
  }

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--paadam-space-1);
`;

/** One of several: they hang together. */
const Views = styled.div`
  display: flex;

  & > button {
    border-radius: 0;
    margin-inline-start: -1px;
  }

  & > button:first-child {
    border-start-start-radius: var(--paadam-radius-control);
    border-end-start-radius: var(--paadam-radius-control);
    margin-inline-start: 0;
  }

  & > button:last-child {
    border-start-end-radius: var(--paadam-radius-control);
    border-end-end-radius: var(--paadam-radius-control);
  }

  & > [aria-pressed='true'] {
    position: relative;
    border-color: var(--paadam-brand);
    color: var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }
`;

const titles: Record<CalendarView, (days: ShownDays) => string> = {
  day: ({ from }) => formatDay(from, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  week: ({ from, to }) =>
    dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
      startOfDay(from),
      startOfDay(addDays(to, -1)),
    ),
  month: ({ from }) => formatDay(from, { month: 'long', year: 'numeric' }),
};

interface CalendarBarProps {
  days: ShownDays;
  /** There is no room for seven columns. */
  isNarrow: boolean;
}

/** Names the days shown, in a heading of level 2, and leads to others, and to a day, a week or a month of them. */
export function CalendarBar({ days, isNarrow }: CalendarBarProps) {
  const { view, isToday, showBefore, showNext, showToday, showAs } = days;
  return (
    <Bar>
      <div aria-live="polite" aria-atomic="true">
        <h2>{titles[view](days)}</h2>
      </div>
      <Buttons>
        <Button variant="secondary" aria-label={words.previous({ view })} onClick={showBefore}>
          <ChevronLeft size={20} aria-hidden />
        </Button>
        <Button variant="secondary" aria-current={isToday ? 'date' : undefined} onClick={showToday}>
          {words.today()}
        </Button>
        <Button variant="secondary" aria-label={words.next({ view })} onClick={showNext}>
          <ChevronRight size={20} aria-hidden />
        </Button>
      </Buttons>
      <Views role="group" aria-label={words.view()}>
        {calendarViews
          .filter((one) => !(isNarrow && one === 'week'))
          .map((one) => (
            <Button key={one} variant="secondary" aria-pressed={view === one} onClick={() => showAs(one)}>
              {words.viewName({ view: one })}
            </Button>
          ))}
      </Views>
    </Bar>
  );
}
