import { useBookings } from '@paadam/bookings/screens';
import { addDays, type Day, dayOf, formatMoment, startOfDay } from '@paadam/shared/domain';
import { allSettled, firstProblem, LoadProblem, MoreRows } from '@paadam/shared/loading';
import { Card, EmptyState, LinkButton, Skeleton, VisuallyHidden } from '@paadam/shared/ui';
import { Agenda } from '@paadam/shared/ui/Agenda';
import { NoLessonsDrawing } from '@paadam/shared/ui/drawings/NoLessonsDrawing';
import { styled } from 'styled-components';
import * as words from '../messages/my-classes';
import { FindTutor } from '../own-classes/FindTutor';
import { ClassEntry } from './ClassEntry';

const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paadam-space-6);
`;

export interface Week {
  /** The first of the seven days. */
  from: Day;
  today: Day;
  /** Milliseconds of the epoch. */
  now: number;
  /** The address of the week that a day lies in. */
  pathOfWeek: (day: Day) => string;
}

interface WeekOfClassesProps extends Week {
  /** What the week holds, in one list or several. */
  lists: ReturnType<typeof useBookings>[];
}

/** A week's classes, each with its state and what can be done. */
export function WeekOfClasses({ lists, from, today, now, pathOfWeek }: WeekOfClassesProps) {
  const failed = firstProblem(lists);
  const known = lists.filter(({ list }) => list.data);
  const bookings = known.flatMap(({ list }) => list.data?.rows ?? []);
  if (!allSettled(lists)) return <WeekSkeleton />;
  return (
    <>
      {failed && (
        <LoadProblem problem={failed.problem} besideList={known.length > 0} onRetry={failed.retry} />
      )}
      {bookings.length > 0 && (
        <Agenda
          label={words.yourLessonsByDay()}
          from={from}
          to={addDays(from, 7)}
          today={today}
          entries={bookings}
          entryKey={({ _id }) => _id}
          startOf={({ dateTime }) => dateTime}
          renderEntry={(booking) => <ClassEntry booking={booking} now={now} />}
        />
      )}
      {known.length === lists.length && bookings.length === 0 && (
        <NothingThisWeek isAhead={from === today} now={now} today={today} pathOfWeek={pathOfWeek} />
      )}
      {known.map(
        (list, index) =>
          list.more.status === 'failed' && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list is its place
            <MoreRows key={index} paged={list} what={words.classes()} onMore={list.loadMore} />
          ),
      )}
    </>
  );
}

interface NothingThisWeekProps {
  /** The days shown are the next seven. */
  isAhead: boolean;
  /** Milliseconds of the epoch. */
  now: number;
  today: Day;
  /** The address of the week that a day lies in. */
  pathOfWeek: (day: Day) => string;
}

/** Stands in for a week without classes, and leads to the week of the next one, wherever that is. */
function NothingThisWeek({ isAhead, now, today, pathOfWeek }: NothingThisWeekProps) {
  const from = startOfDay(today).toISOString();
  const lists = [
    useBookings('accepted from today', 'student', { status: 'accepted', from, order: 'earliest' }),
    useBookings('asked from today', 'student', { status: 'pending', from, order: 'earliest' }),
  ];
  const [next] = lists
    .flatMap(({ list }) => list.data?.rows ?? [])
    .filter(({ endsAt }) => Date.parse(endsAt) > now)
    .sort((one, other) => Date.parse(one.dateTime) - Date.parse(other.dateTime));
  const known = allSettled(lists);
  return (
    <Card>
      <EmptyState
        drawing={<NoLessonsDrawing />}
        title={isAhead ? words.nothingAhead() : words.nothingThisWeek()}
        action={
          known && next ? (
            <LinkButton to={pathOfWeek(dayOf(new Date(next.dateTime)))} preventScrollReset>
              {words.goToNext()}
            </LinkButton>
          ) : (
            known && <FindTutor />
          )
        }
      >
        {known &&
          next &&
          words.subjectWithAt({
            subject: next.subject.name,
            name: next.tutor.name,
            moment: formatMoment(next.dateTime),
          })}
      </EmptyState>
    </Card>
  );
}

/** A week on its way. */
function WeekSkeleton() {
  return (
    <div>
      <VisuallyHidden role="status">{words.loadingYourLessons()}</VisuallyHidden>
      <Days>
        {[1, 2, 3].map((day) => (
          <Skeleton key={day} height="9rem" radius="var(--paadam-radius-control)" />
        ))}
      </Days>
    </div>
  );
}
