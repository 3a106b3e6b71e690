import type { ChildProgress } from '@paadam/shared/contract';
import { formatDay, ratingFigure } from '@paadam/shared/domain';
import { FigureCard, FigureGrid } from '@paadam/shared/loading';
import { loaded } from '@paadam/shared/state';
import { Card, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { BarChart } from '@paadam/shared/ui/BarChart';
import { barInk } from '@paadam/shared/ui/barInk';
import { CalendarCheck, CalendarDays, Clock, Star } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { waitingText } from '../family/family';
import { hoursOf } from '../family/hoursOf';
import * as texts from '../messages/child';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-4);

  @container (min-width: 48rem) {
    /* So that the eight weeks are all in view. */
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Room = styled.div`
  container-type: inline-size;
`;

const Subjects = styled(Card)`
  display: grid;
  gap: var(--paadam-space-4);
  align-content: start;

  & h2 {
    font-size: var(--paadam-text-16);
    line-height: 1.3;
  }

  & p {
    color: var(--paadam-muted);
  }
`;

const SubjectList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: var(--paadam-space-4);
`;

/** A subject with a bar for its share; the figures stand in words. */
const SubjectRow = styled.li`
  display: grid;
  gap: var(--paadam-space-2);

  & div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--paadam-space-4);
    overflow-wrap: anywhere;
  }

  & span {
    color: var(--paadam-muted);
  }

  & i {
    height: 0.5rem;
    border-radius: var(--paadam-radius-round);
    ${barInk}
  }
`;

/** A child's lessons in figures, by week and by subject. */
export function Progress({ progress }: { progress: ChildProgress }) {
  const { completed, minutes, upcoming, waiting, averageRating, weeks, subjects } = progress;
  const from = loaded(progress);
  return (
    <>
      <FigureGrid $dense>
        <FigureCard
          label={texts.lessonsCompleted()}
          icon={CalendarCheck}
          tile="green"
          from={from}
          value={() => completed}
        />
        <FigureCard
          label={texts.hoursOfLessons()}
          icon={Clock}
          tile="violet"
          from={from}
          value={() => hoursOf(minutes)}
        />
        <FigureCard
          label={texts.upcomingLessons()}
          icon={CalendarDays}
          tile="sky"
          from={from}
          value={() => upcoming}
          note={() => waitingText(waiting)}
        />
        <FigureCard
          label={texts.averageRatingGiven()}
          icon={Star}
          tile="marigold"
          from={from}
          value={() => averageRating && `${ratingFigure(averageRating)}/5`}
          none={texts.noRatingsYet()}
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
  const title = texts.weeks();
  if (weeks.every(({ minutes }) => minutes === 0)) {
    return (
      <Subjects as="section" aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <p>{texts.noWeeksYet()}</p>
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
          name: index === weeks.length - 1 ? texts.thisWeek() : texts.weekFrom({ day: formatDay(week.from) }),
          value: week.minutes,
          valueText: texts.hours({ hours: hoursOf(week.minutes) }),
        }))}
      />
    </Card>
  );
}

/** The same while it is on its way. */
export function ProgressSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{texts.loadingTheProgress()}</VisuallyHidden>
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

/** How the child's lessons are spread over the subjects, those with the most time first. */
function SubjectShares({ subjects }: Pick<ChildProgress, 'subjects'>) {
  const titleId = useId();
  const most = subjects[0]?.minutes ?? 1;
  return (
    <Subjects as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.subjects()}</h2>
      {subjects.length === 0 && <p>{texts.noSubjectsYet()}</p>}
      {subjects.length > 0 && (
        <SubjectList>
          {subjects.map(({ _id, name, lessons, minutes }) => (
            <SubjectRow key={_id}>
              <div>
                <strong>{name}</strong>
                <span>{texts.lessonsAndHours({ lessons, hours: hoursOf(minutes) })}</span>
              </div>
              <i aria-hidden style={{ width: `${(minutes / most) * 100}%` }} />
            </SubjectRow>
          ))}
        </SubjectList>
      )}
    </Subjects>
  );
}
