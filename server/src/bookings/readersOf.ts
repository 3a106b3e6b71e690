import { nameInMail } from '../mail/nameInMail';
import type { BookingWithContacts, Contact } from './queries';

/** Somebody whom a booking concerns, as the mails about it address them. */
export interface Reader {
  role: 'tutor' | 'student' | 'parent';
  contact: Contact;
  /** "your lesson", "the lesson of Diya". */
  whose: string;
  /** Where the reader finds the booking. */
  action: { label: string; url: string };
}

/** @returns the tutor, the student and the parent who booked, as long as that parent is linked to the student */
export const readersOf = (booking: BookingWithContacts, origin: string): Reader[] => {
  const { id, tutorContact, studentContact, bookedByContact, linkedParentId } = booking;
  const student = nameInMail(booking.student.name);
  const tutor: Reader = {
    role: 'tutor',
    contact: tutorContact,
    whose: `your lesson with ${student}`,
    action: { label: 'See the booking', url: `${origin}/tutor/bookings/${id}` },
  };
  const learner: Reader = {
    role: 'student',
    contact: studentContact,
    whose: 'your lesson',
    action: { label: 'See your lesson', url: `${origin}/student/classes/${id}` },
  };
  if (!linkedParentId) return [tutor, learner];
  const parent: Reader = {
    role: 'parent',
    contact: bookedByContact,
    whose: `the lesson of ${student}`,
    action: { label: 'See the lesson', url: `${origin}/parent/bookings/${id}` },
  };
  return [tutor, learner, parent];
};
