import { formatPaise } from '@paadam/shared/domain';
import { Card } from '@paadam/shared/ui';
import { type ReactNode, useId } from 'react';
import { countOfLessons } from './countOfLessons';
import type { MonthOfEarnings } from './earningsByMonth';
import { Section, SectionHead, Sum } from './earningsParts';
import { LessonsTable } from './LessonsTable';
import { monthName } from './months';

interface MonthLessonsProps {
  month: MonthOfEarnings;
  /** Chooses another month. */
  select: ReactNode;
}

/** The lessons behind the earnings of a month. */
export function MonthLessons({ month: { month, total, expected, lessons }, select }: MonthLessonsProps) {
  const titleId = useId();
  const name = monthName(month);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Section>
        <SectionHead>
          <div>
            <h2 id={titleId}>{name}</h2>
            {/* Whoever chooses another month hears what it came to. */}
            <Sum role="status">
              {lessons.length === 0
                ? `No lessons in ${name}.`
                : `${formatPaise(total)} from ${countOfLessons(lessons.length)}`}
              {expected > 0 && `, ${formatPaise(expected)} of it expected`}
            </Sum>
          </div>
          {select}
        </SectionHead>
        {lessons.length > 0 && <LessonsTable caption={`Lessons in ${name}`} lessons={lessons} />}
      </Section>
    </Card>
  );
}
