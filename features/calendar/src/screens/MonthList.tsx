import { PaymentBadge, ProposedBadge, StatusBadge } from '@paadam/bookings/screens';
import type { Booking, OwnCalendar, Stretch } from '@paadam/shared/contract';
import {
  addDays,
  type Day,
  dayOf,
  formatTimes,
  isUnpaid,
  paths,
  type Role,
  startOfDay,
} from '@paadam/shared/domain';
import { Badge, Button, Card, EmptyState, type TileName, VisuallyHidden } from '@paadam/shared/ui';
import { Agenda } from '@paadam/shared/ui/Agenda';
import { AgendaEntry } from '@paadam/shared/ui/AgendaEntry';
import { NoLessonsDrawing } from '@paadam/shared/ui/drawings/NoLessonsDrawing';
import { Words } from '@paadam/shared/words';
import { styled } from 'styled-components';
import * as words from '../messages/calendar';
import { type CalendarEvent, eventsOf, exceptionInWords, lineOf, wordsOf } from './calendarEvents';
import { mayMove } from './useMoving';

/** Days off or extra hours, on one of their days. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--paadam-space-3);
  padding: var(--paadam-space-2) var(--paadam-space-4);
  border-inline-start: 4px solid var(--paadam-edge);
  border-radius: var(--paadam-radius-small);
  font-size: var(--paadam-text-14);
  color: var(--paadam-muted);
  background: color-mix(in srgb, var(--paadam-ink) 6%, transparent);
`;

type Entry =
  | { kind: 'event'; key: string; dateTime: string; event: CalendarEvent }
  | { kind: 'exception'; key: string; dateTime: string; what: string; times: string };

interface MonthListProps {
  from: Day;
  /** The first day after them. */
  to: Day;
  today: Day;
  /** Milliseconds of the epoch. */
  now: number;
  role: Role;
  calendar: OwnCalendar;
  tileOf?: ((booking: Booking) => TileName) | undefined;
  onMove: (booking: Booking) => void;
}

/** @returns the stretch day by day, on the viewer's clock */
const byDay = ({ dateTime, endsAt }: Stretch): Stretch[] => {
  const parts: Stretch[] = [];
  for (let start = dateTime; Date.parse(start) < Date.parse(endsAt); ) {
    const midnight = startOfDay(addDays(dayOf(new Date(start)), 1)).toISOString();
    const end = Date.parse(midnight) < Date.parse(endsAt) ? midnight : endsAt;
    parts.push({ dateTime: start, endsAt: end });
    start = end;
  }
  return parts;
};

const entriesOf = ({ bookings, hours }: OwnCalendar): Entry[] => [
  ...(hours?.exceptions ?? []).flatMap((exception) =>
    byDay(exception).map((part): Entry => {
      const isWhole = Date.parse(part.endsAt) - Date.parse(part.dateTime) >= 23 * 3_600_000;
      return {
        kind: 'exception',
        key: `${exception._id} ${part.dateTime}`,
        dateTime: part.dateTime,
        what: exceptionInWords(exception),
        times: isWhole ? words.allDay() : formatTimes(part),
      };
    }),
  ),
  ...eventsOf(bookings).map(
    (event): Entry => ({
      kind: 'event',
      key: event.key,
      dateTime: event.dateTime,
      event,
    }),
  ),
];

/** A month as a list of the days on which something is. */
export function MonthList({ from, to, today, now, role, calendar, tileOf, onMove }: MonthListProps) {
  const entries = entriesOf(calendar).filter(({ dateTime }) => {
    const day = dayOf(new Date(dateTime));
    return from <= day && day < to;
  });
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState drawing={<NoLessonsDrawing />} title={words.emptyMonth()}>
          {words.emptyMonthText()}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Agenda
      label={words.monthByDay()}
      from={from}
      to={to}
      today={today}
      entries={entries}
      entryKey={({ key }) => key}
      startOf={({ dateTime }) => dateTime}
      renderEntry={(entry) =>
        entry.kind === 'exception' ? (
          <Line>
            <span>{entry.what}</span>
            <span>{entry.times}</span>
          </Line>
        ) : (
          <EventEntry {...{ event: entry.event, now, role, tileOf, onMove }} />
        )
      }
    />
  );
}

type EventEntryProps = Pick<MonthListProps, 'now' | 'role' | 'tileOf' | 'onMove'> & { event: CalendarEvent };

function EventEntry({ event, now, role, tileOf, onMove }: EventEntryProps) {
  const { kind, booking, endsAt } = event;
  const [title, detail] = wordsOf(booking, role);
  const isMovable = kind !== 'proposed' && mayMove(booking, role, now);
  return (
    <AgendaEntry
      time={formatTimes(event)}
      title={title}
      detail={detail}
      tile={tileOf?.(booking)}
      status={
        kind === 'proposed' ? (
          <Badge tone="brand">{words.proposedBadge()}</Badge>
        ) : (
          <>
            <StatusBadge status={booking.status} />{' '}
            {isUnpaid(booking) && <PaymentBadge booking={booking} who={role} />}{' '}
            <ProposedBadge booking={booking} />
          </>
        )
      }
      to={paths.booking(role, booking._id)}
      past={Date.parse(endsAt) <= now}
      action={
        isMovable && (
          <Button variant="quiet" onClick={() => onMove(booking)}>
            <span>
              <Words
                of={words.moveEvent}
                line={lineOf(event, role)}
                hidden={(text) => <VisuallyHidden>{text}</VisuallyHidden>}
              />
            </span>
          </Button>
        )
      }
    />
  );
}
