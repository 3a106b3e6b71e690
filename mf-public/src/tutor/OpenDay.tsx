import type { Slot } from '@paadam/shared/contract';
import { type Day as CalendarDay, formatDay, formatTime } from '@paadam/shared/domain';
import { ChevronDown } from 'lucide-react';
import { Day, DayLine, TimeLink, Times, TimeText } from './openDayParts';

interface OpenDayProps {
  day: CalendarDay;
  slots: readonly Slot[];
  /** Whether its times show at first. */
  open: boolean;
  /** The booking form with a start, or null where there is none. */
  bookingPathOf: (dateTime: string) => string | null;
}

/** A day with open times, each of which leads to the booking form. */
export function OpenDay({ day, slots, open, bookingPathOf }: OpenDayProps) {
  return (
    <li>
      <Day open={open}>
        <DayLine>
          <span>
            {formatDay(day)}{' '}
            <small>{slots.length === 1 ? '1 open time' : `${slots.length} open times`}</small>
          </span>
          <ChevronDown size={18} aria-hidden />
        </DayLine>
        <Times aria-label={`Open times on ${formatDay(day)}`}>
          {slots.map(({ dateTime }) => {
            const path = bookingPathOf(dateTime);
            return (
              <li key={dateTime}>
                {path ? (
                  <TimeLink to={path}>{formatTime(dateTime)}</TimeLink>
                ) : (
                  <TimeText>{formatTime(dateTime)}</TimeText>
                )}
              </li>
            );
          })}
        </Times>
      </Day>
    </li>
  );
}
