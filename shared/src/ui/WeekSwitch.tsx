import { addDays, type Day, mondayOf, startOfDay } from '@paadam/shared/domain';
import { Button } from '@paadam/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Bar, Buttons, Word } from './weekSwitchParts';

export interface WeekSwitchProps {
  /** The first day of the week shown. */
  monday: Day;
  /** The viewer's today. */
  today: Day;
  /** With the first day of the week asked for. */
  onChange: (monday: Day) => void;
}

const asWeek = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** Names the week shown, in a heading of level 2, and leads to the one before, this one and the next. */
export function WeekSwitch({ monday, today, onChange }: WeekSwitchProps) {
  const thisMonday = mondayOf(today);
  return (
    <Bar>
      <div aria-live="polite" aria-atomic="true">
        <h2>{asWeek.formatRange(startOfDay(monday), startOfDay(addDays(monday, 6)))}</h2>
      </div>
      <Buttons>
        <Button variant="secondary" aria-label="Previous week" onClick={() => onChange(addDays(monday, -7))}>
          <ChevronLeft size={20} aria-hidden />
          <Word>Previous</Word>
        </Button>
        <Button
          variant="secondary"
          aria-current={monday === thisMonday ? 'date' : undefined}
          onClick={() => onChange(thisMonday)}
        >
          This week
        </Button>
        <Button variant="secondary" aria-label="Next week" onClick={() => onChange(addDays(monday, 7))}>
          <Word>Next</Word>
          <ChevronRight size={20} aria-hidden />
        </Button>
      </Buttons>
    </Bar>
  );
}
