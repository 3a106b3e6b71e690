import { useBookings } from '@paadam/shared/bookings/screens';
import { type Day, dayOf, formatMoment, startOfDay } from '@paadam/shared/domain';
import { allSettled } from '@paadam/shared/loading';
import { Card, EmptyState, LinkButton } from '@paadam/shared/ui';
import { FindTutor } from '../own-classes/FindTutor';

interface NothingThisWeekProps {
  /** Milliseconds of the epoch. */
  now: number;
  today: Day;
  /** The address of the week that a day lies in. */
  pathOfWeek: (day: Day) => string;
}

/** Stands in for a week without classes, and leads to the week of the next one, wherever that is. */
export function NothingThisWeek({ now, today, pathOfWeek }: NothingThisWeekProps) {
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
        title="Nothing this week"
        action={
          known && next ? (
            <LinkButton to={pathOfWeek(dayOf(new Date(next.dateTime)))} preventScrollReset>
              Go to your next class
            </LinkButton>
          ) : (
            known && <FindTutor />
          )
        }
      >
        {known && next && `${next.subject.name} with ${next.tutor.name}, ${formatMoment(next.dateTime)}`}
      </EmptyState>
    </Card>
  );
}
