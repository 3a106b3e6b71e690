import { type BookingReader, paths, type Role } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import * as words from '../../messages/booking-mails';
import type { BookingWithContacts, Contact } from './queries';

/** The identity with which an operator acts on people's bookings: whose hand it was is for the desk alone. */
export const deskName = 'Paadam';

/** How a lesson is called to a reader. */
export type Whose = Parameters<typeof words.decided>[0]['whose'];

/** A person that a booking concerns, as the mails about it address them. */
export interface Reader {
  id: string;
  role: 'tutor' | 'student' | 'parent';
  parts: readonly BookingReader[];
  contact: Contact;
  /** How the lesson is called: "your lesson", to its tutor "your lesson with Diya", to parents "the lesson of Diya". */
  whose: Whose;
  /** Where the reader finds the booking. */
  action: { label: string; url: string };
}

/** @returns the address of the booking's page for a person of that role */
export const pageOfBooking = (role: Role, id: string, origin: string): string =>
  `${origin}${paths.booking(role, id)}`;

/** @returns the tutor, the student and each parent who is linked now, once each, with all their parts */
export const peopleOf = (booking: BookingWithContacts, origin: string): Reader[] => {
  const { id, tutorContact, studentContact, bookedByContact, parents } = booking;
  const partsOf = (own: BookingReader, { id: personId }: Contact): BookingReader[] =>
    personId === bookedByContact.id ? [own, 'booker'] : [own];
  return [
    {
      id: tutorContact.id,
      role: 'tutor',
      parts: ['tutor'],
      contact: tutorContact,
      whose: 'withStudent',
      action: {
        label: speak(tutorContact.language, words.seeBooking),
        url: pageOfBooking('tutor', id, origin),
      },
    },
    {
      id: studentContact.id,
      role: 'student',
      parts: partsOf('student', studentContact),
      contact: studentContact,
      whose: 'own',
      action: {
        label: speak(studentContact.language, words.seeYourLesson),
        url: pageOfBooking('student', id, origin),
      },
    },
    ...parents.map(
      (parent): Reader => ({
        id: parent.id,
        role: 'parent',
        parts: partsOf('parent', parent),
        contact: parent,
        whose: 'ofStudent',
        action: { label: speak(parent.language, words.seeLesson), url: pageOfBooking('parent', id, origin) },
      }),
    ),
  ];
};
