import type { BookingStatus, Role } from '@paadam/shared/domain';
import { webUrl } from '@paadam/shared/domain';
import { pageOfBooking } from '../bookings/peopleOf';
import type { CalendarEvent } from '../calendar/writeCalendar';
import { publicName } from '../text/publicName';

/** What of a booking stands in a calendar. */
export interface CalendarLesson {
  id: string;
  sequence: number;
  status: BookingStatus;
  startsAt: Date;
  endsAt: Date;
  student: { name: string };
  tutor: { name: string };
  subject: { name: string };
  meetingLink: string | null;
  /** Null: nothing is due for it. */
  payBy: Date | null;
}

/** Minutes before a lesson at which the calendar reminds. */
const alarmMinutes = 15;

/**
 * @param role of the reader
 * @param namesChild whether a parent reads of several children in one place
 * @returns the lesson as the reader's calendar has it; its id is the booking's alone, so that wherever it is told of it is the
 *   same one
 */
export const lessonEvent = (
  lesson: CalendarLesson,
  role: Role,
  origin: string,
  { namesChild = false }: { namesChild?: boolean } = {},
): CalendarEvent => {
  const { id, sequence, startsAt, endsAt, subject, student, tutor } = lesson;
  const url = pageOfBooking(role, id, origin);
  const status = statuses[lesson.status];
  const mayEnter = status === 'CONFIRMED' && (role === 'tutor' || !lesson.payBy);
  const link = mayEnter ? webUrl(lesson.meetingLink) : null;
  const whose = role === 'parent' ? ` of ${firstName(student.name)}` : '';
  return {
    uid: id,
    sequence,
    startsAt,
    endsAt,
    status,
    summary:
      role === 'tutor'
        ? `${subject.name}: ${firstName(student.name)}`
        : `${namesChild && role === 'parent' ? `${firstName(student.name)}: ` : ''}${subject.name} with ${publicName(tutor.name)}`,
    description: `${descriptions[status].replace('{whose}', whose)} ${url}`,
    url,
    location: link,
    ...(status === 'CONFIRMED' && { alarmMinutes }),
  };
};

const firstName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';

const statuses: Record<BookingStatus, CalendarEvent['status']> = {
  pending: 'TENTATIVE',
  accepted: 'CONFIRMED',
  completed: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
  expired: 'CANCELLED',
};

const descriptions: Record<CalendarEvent['status'], string> = {
  CONFIRMED: 'A lesson{whose} on Paadam, in the lesson’s room:',
  TENTATIVE: 'A lesson{whose} that was asked for on Paadam, and waits for the tutor’s answer:',
  CANCELLED: 'A lesson{whose} on Paadam that does not take place:',
};
