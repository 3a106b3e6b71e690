import { type Day, dayOf, formatMoment, occupyingStatuses, startOfDay } from '@paadam/shared/domain';
import { useBookings } from '@paadam/shared/panel';
import { Card, EmptyState, LinkButton } from '@paadam/shared/ui';
import { FindTutor } from '../own-classes/FindTutor';

export interface NothingThisWeekProps {
  /** Milliseconds of the epoch. */
  now: number;
  today: Day;
  /** The address of the week that a day lies in. */
  pathOfWeek: (day: Day) => string;
}

/** Stands in for a week without classes, and leads to the week of the next one, wherever that is. */
export function NothingThisWeek({ now, today, pathOfWeek }: NothingThisWeekProps) {
  const { list } = useBookings('from today', 'student', {
    from: startOfDay(today).toISOString(),
    order: 'earliest',
  });
  const next = list.data?.rows.find(
    ({ status, endsAt }) =>
      occupyingStatuses.some((occupying) => occupying === status) && Date.parse(endsAt) > now,
  );
  const known = list.data !== undefined || list.status === 'failed';
  return (
    <Card>
      <EmptyState
        title="Nothing this week"
        action={
          next ? (
            <LinkButton to={pathOfWeek(dayOf(new Date(next.dateTime)))} preventScrollReset>
              Go to your next class
            </LinkButton>
          ) : (
            known && <FindTutor />
          )
        }
      >
        {next && `${next.subject.name} with ${next.tutor.name}, ${formatMoment(next.dateTime)}`}
      </EmptyState>
    </Card>
  );
}
