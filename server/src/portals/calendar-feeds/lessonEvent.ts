import type { BookingStatus, Language, Role } from '@paadam/shared/domain';
import { prefixOf, webUrl } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import type { Config } from '../../foundation/config/Config';
import { publicName } from '../../foundation/text/publicName';
import { pageOfBooking } from '../../lessons/bookings/peopleOf';
import * as words from '../../messages/calendar-events';
import type { CalendarEvent } from '../../people/availability/writeCalendar';
import { subjectName } from '../../people/subjects/subjectName';

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
  /** What it is called in other languages than English. */
  subjectNames: Partial<Record<string, string>>;
  meetingLink: string | null;
  /** Null: nothing is due for it. */
  payBy: Date | null;
}

/** Minutes before a lesson at which the calendar reminds. */
const alarmMinutes = 15;

/** Whose calendar it is. */
interface Reader {
  role: Role;
  language: Language;
}

/**
 * @param namesChild whether a parent reads of several children in one place
 * @returns the lesson as the reader's calendar has it, in the reader's language, and leading to its page in that; its id is the
 *   booking's alone, so that wherever it is told of it is the same one
 */
export const lessonEvent = (
  lesson: CalendarLesson,
  { role, language }: Reader,
  { publicOrigin, languages }: Pick<Config, 'publicOrigin' | 'languages'>,
  { namesChild = false }: { namesChild?: boolean } = {},
): CalendarEvent => {
  const { id, sequence, startsAt, endsAt } = lesson;
  const prefix = languages.includes(language) ? prefixOf(language) : '';
  const url = pageOfBooking(role, id, publicOrigin + prefix);
  const status = statuses[lesson.status];
  const mayEnter = status === 'CONFIRMED' && (role === 'tutor' || !lesson.payBy);
  const link = mayEnter ? webUrl(lesson.meetingLink) : null;
  const subject = subjectName(lesson, language);
  const student = firstName(lesson.student.name);
  const tutor = publicName(lesson.tutor.name);
  return {
    uid: id,
    sequence,
    startsAt,
    endsAt,
    status,
    ...speak(language, () => ({
      summary:
        role === 'tutor'
          ? words.summaryOfTutor({ subject, student })
          : namesChild && role === 'parent'
            ? words.summaryOfChild({ subject, student, tutor })
            : words.summary({ subject, tutor }),
      description: descriptions[status]({ whose: role === 'parent' ? 'child' : 'own', student, url }),
    })),
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

const descriptions = {
  CONFIRMED: words.confirmed,
  TENTATIVE: words.tentative,
  CANCELLED: words.cancelled,
} as const satisfies Record<CalendarEvent['status'], unknown>;
