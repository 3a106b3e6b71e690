import { addDays, type Day, dateFormat, mondayOf, startOfDay } from '@paadam/shared/domain';
import { Button } from '@paadam/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import * as words from '../messages/ui';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--paadam-space-3) var(--paadam-space-6);
  container-type: inline-size;

  & h2 {
    font-size: var(--paadam-text-22);
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: var(--paadam-space-2);

  & [aria-current] {
    border-color: var(--paadam-brand);
    box-shadow: inset 0 0 0 1px var(--paadam-brand);
    background: var(--paadam-brand-soft);
  }
`;

/** On a phone the arrows speak for themselves. */
const Word = styled.span`
  @container (max-width: 30rem) {
    display: none;
  }
`;

interface WeekSwitchProps {
  /** The first of the seven days shown: a Monday, or today. */
  from: Day;
  /** The viewer's today. */
  today: Day;
  /** With the first day of the week asked for; null asks for the seven days from today. */
  onChange: (monday: Day | null) => void;
}

const asWeek = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Names the days shown, in a heading of level 2, and leads to the week before them, the next seven days and the week after. */
export function WeekSwitch({ from, today, onChange }: WeekSwitchProps) {
  return (
    <Bar>
      <div aria-live="polite" aria-atomic="true">
        <h2>{dateFormat(asWeek).formatRange(startOfDay(from), startOfDay(addDays(from, 6)))}</h2>
      </div>
      <Buttons>
        <Button
          variant="secondary"
          aria-label={words.previousWeek()}
          onClick={() => onChange(mondayOf(addDays(from, -1)))}
        >
          <ChevronLeft size={20} aria-hidden />
          <Word>{words.previous()}</Word>
        </Button>
        <Button
          variant="secondary"
          aria-current={from === today ? 'date' : undefined}
          onClick={() => onChange(null)}
        >
          {words.next7Days()}
        </Button>
        <Button
          variant="secondary"
          aria-label={words.nextWeek()}
          onClick={() => onChange(mondayOf(addDays(from, 7)))}
        >
          <Word>{words.next()}</Word>
          <ChevronRight size={20} aria-hidden />
        </Button>
      </Buttons>
    </Bar>
  );
}
