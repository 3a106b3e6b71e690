import { toldOf } from '@paadam/shared/domain';
import { subjectName } from '../../people/subjects/subjectName';
import type { NoteFor } from '../../realtime/news/changes';
import type { BookingNews } from './bookingNews';
import { peopleOf } from './peopleOf';

/**
 * @param isTold whether the readers of the mails are told in words. Default: they are
 * @returns the notes to everybody who has a part in the booking, whose pages show it: the mover's other pages as well
 */
export const notesAbout = (
  { event, booking, by, isChange }: BookingNews,
  { isTold = true }: { isTold?: boolean } = {},
): NoteFor[] => {
  const people = peopleOf(booking, '');
  const told = new Set(toldOf(event, people, by?.id ?? null).map(({ id }) => id));
  const { id, student, tutor, startsAt } = booking;
  return people.map(({ id: userId, contact }) => ({
    userId,
    by: by?.id ?? null,
    k: 'booking',
    b: {
      event,
      booking: {
        _id: id,
        student,
        tutor,
        subject: subjectName(booking, contact.language),
        dateTime: startsAt.toISOString(),
      },
      by: by && { name: by.name, role: by.role },
      // A receipt is for the mailbox: on the page the person has seen it done.
      isTold: isTold && told.has(userId) && userId !== by?.id,
      ...(isChange !== undefined && { isChange }),
    },
  }));
};
