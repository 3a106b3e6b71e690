import type { Booking } from '@paadam/shared/contract';
import { type ExceptionKind, formatDate, formatTimes, type Role } from '@paadam/shared/domain';
import * as words from '../messages/calendar';

/** What stands in a calendar: a lesson, a request for one, or a time that is proposed for either. */
export interface CalendarEvent {
  key: string;
  kind: 'lesson' | 'request' | 'proposed';
  booking: Booking;
  /** ISO instants. */
  dateTime: string;
  endsAt: string;
}

/** @returns what the bookings put into a calendar, in order */
export const eventsOf = (bookings: readonly Booking[]): CalendarEvent[] =>
  bookings
    .flatMap((booking): CalendarEvent[] => {
      const { _id, status, dateTime, endsAt, proposal } = booking;
      return [
        { key: _id, kind: status === 'pending' ? 'request' : 'lesson', booking, dateTime, endsAt },
        ...(proposal?.times ?? []).map(
          (time): CalendarEvent => ({
            key: `${_id} ${time.dateTime}`,
            kind: 'proposed',
            booking,
            ...time,
          }),
        ),
      ];
    })
    .sort((one, other) => Date.parse(one.dateTime) - Date.parse(other.dateTime));

/** @returns what a person of that role looks for in it, the first thing first */
export const wordsOf = (
  { student, tutor, subject }: Booking,
  role: Role,
): [title: string, detail: string] => {
  if (role === 'tutor') return [student.name, subject.name];
  if (role === 'student') return [subject.name, tutor.name];
  return [student.name, `${subject.name}, ${tutor.name}`];
};

/** @returns all of it in one line: "Request: Mathematics, Asha Rao, Tue, 24 Nov, 4:00 – 5:00 pm" */
export const lineOf = (event: CalendarEvent, role: Role): string =>
  words.line({
    kind: event.kind,
    what: wordsOf(event.booking, role).join(', '),
    day: formatDate(event.dateTime),
    times: formatTimes(event),
  });

/** @returns what a day off or extra hours are, and what the tutor noted of them */
export const exceptionInWords = ({ kind, note }: { kind: ExceptionKind; note: string | null }): string => {
  if (note) return kind === 'off' ? words.offWithNote({ note }) : words.extraWithNote({ note });
  return kind === 'off' ? words.off() : words.extraHours();
};
