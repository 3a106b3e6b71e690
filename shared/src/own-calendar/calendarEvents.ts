import type { Booking } from '@paadam/shared/contract';
import { formatDate, formatTimes, type Role } from '@paadam/shared/domain';

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

/** @returns what somebody of that role looks for in it, the first thing first */
export const wordsOf = (
  { student, tutor, subject }: Booking,
  role: Role,
): [title: string, detail: string] => {
  if (role === 'tutor') return [student.name, subject.name];
  if (role === 'student') return [subject.name, tutor.name];
  return [student.name, `${subject.name}, ${tutor.name}`];
};

export const kindWords = { lesson: 'Lesson', request: 'Request', proposed: 'Proposed' } as const;

/** @returns all of it in one line: "Request: Mathematics, Asha Rao, Tue, 24 Nov, 4:00 – 5:00 pm" */
export const lineOf = (event: CalendarEvent, role: Role): string =>
  `${kindWords[event.kind]}: ${wordsOf(event.booking, role).join(', ')}, ${formatDate(event.dateTime)}, ${formatTimes(event)}`;
