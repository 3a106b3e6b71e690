import type { ChildProgress } from '@paadam/shared/contract';
import { formatDay } from '@paadam/shared/domain';
import { FigureCard, FigureGrid } from '@paadam/shared/loading';
import { loaded } from '@paadam/shared/state';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { BarChart } from '@paadam/shared/ui/BarChart';
import { CalendarCheck, CalendarDays, Clock, Star } from 'lucide-react';
import { useId } from 'react';
import { Columns, Room, Subjects } from './progressParts';
import { SubjectShares } from './SubjectShares';

/** A child's lessons in figures, by week and by subject. */
export function Progress({ progress }: { progress: ChildProgress }) {
  const { completed, minutes, upcoming, averageRating, weeks, subjects } = progress;
  const from = loaded(progress);
  return (
    <>
      <FigureGrid $dense>
        <FigureCard
          label="Lessons completed"
          icon={CalendarCheck}
          tile="green"
          from={from}
          value={() => completed}
        />
        <FigureCard
          label="Hours of lessons"
          icon={Clock}
          tile="violet"
          from={from}
          value={() => hoursOf(minutes)}
        />
        <FigureCard
          label="Upcoming lessons"
          icon={CalendarDays}
          tile="sky"
          from={from}
          value={() => upcoming}
        />
        <FigureCard
          label="Average rating given"
          icon={Star}
          tile="marigold"
          from={from}
          value={() => averageRating && `${averageRating.toFixed(1)}/5`}
          none="No ratings yet"
        />
      </FigureGrid>
      <Room>
        <Columns>
          <Weeks weeks={weeks} />
          <SubjectShares subjects={subjects} />
        </Columns>
      </Room>
    </>
  );
}

function Weeks({ weeks }: Pick<ChildProgress, 'weeks'>) {
  const titleId = useId();
  const title = 'Hours of lessons in the last eight weeks';
  if (weeks.every(({ minutes }) => minutes === 0)) {
    return (
      <Subjects as="section" aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <p>None yet. Each lesson adds to its week once it is over.</p>
      </Subjects>
    );
  }
  return (
    <Card>
      <BarChart
        title={title}
        bars={weeks.map((week, index) => ({
          id: week.from,
          label: formatDay(week.from, { day: 'numeric', month: 'short' }),
          name: index === weeks.length - 1 ? 'This week' : `Week from ${formatDay(week.from)}`,
          value: week.minutes,
          valueText: week.minutes === 0 ? '0 h' : `${hoursOf(week.minutes)} h`,
        }))}
      />
    </Card>
  );
}

const hoursOf = (minutes: number): number => Math.round(minutes / 6) / 10;

/** The same while it is on its way. */
export function ProgressSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading the progress…</VisuallyHidden>
      <FigureGrid $dense aria-hidden>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} height="7.375rem" radius="var(--paadam-radius-card)" />
        ))}
      </FigureGrid>
      <Room>
        <Columns aria-hidden>
          <Skeleton height="21rem" radius="var(--paadam-radius-card)" />
          <Skeleton height="21rem" radius="var(--paadam-radius-card)" />
        </Columns>
      </Room>
    </>
  );
}
