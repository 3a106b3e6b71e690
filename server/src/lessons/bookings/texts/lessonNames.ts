import { momentFor } from '../../../foundation/mail/momentFor';
import { nameInMail } from '../../../foundation/mail/nameInMail';
import * as words from '../../../messages/booking-mails';
import { subjectName } from '../../../people/subjects/subjectName';
import type { BookingNews } from '../bookingNews';
import type { Reader, Whose } from '../peopleOf';
import type { BookingWithContacts } from '../queries';

/** A booking, and who did something with it. */
type About = Pick<BookingNews, 'booking' | 'by'>;

/** Who and what, as all messages about a booking name it. */
export const namesIn = ({ booking }: Pick<About, 'booking'>) => ({
  subject: subjectName(booking),
  student: nameInMail(booking.student.name),
  tutor: nameInMail(booking.tutor.name),
});

/** The lesson, as the reader calls it. */
export const lessonOf = (news: Pick<About, 'booking'>, whose: Whose) => {
  const { subject, student } = namesIn(news);
  return { subject, student, whose };
};

/** Who asked for the lesson, or booked it. */
export const askerOf = ({ booking, by }: About): string =>
  nameInMail(by?.name ?? booking.bookedByContact.name);

/** The student of a request, as messages call it: `nobody` where the student asked. */
export const forOther = ({ bookedByContact, studentContact }: BookingWithContacts): 'student' | 'nobody' =>
  bookedByContact.id === studentContact.id ? 'nobody' : 'student';

/** The same, as the reader is told of it. */
export const forWhom = (
  booking: BookingWithContacts,
  { role, parts }: Reader,
): 'you' | 'student' | 'nobody' =>
  role === 'student' && !parts.includes('booker') ? 'you' : forOther(booking);

/** Whose act it was, as the reader knows them: a tutor may never have heard of the parent. */
export const moverOf = ({ booking, by }: About, reader: Reader): string => {
  const name = nameInMail(by?.name ?? '');
  return reader.role === 'tutor' && by?.role === 'parent'
    ? words.parentOf({ name, student: nameInMail(booking.student.name) })
    : name;
};

/** To a tutor the student who did it is named already. */
export const whoseAfter = ({ by }: Pick<About, 'by'>, reader: Reader): Whose =>
  reader.role === 'tutor' && by?.role === 'student' ? 'own' : reader.whose;

/** Until it is accepted a lesson is a request. */
export const stateOf = ({ status }: Pick<BookingWithContacts, 'status'>): 'request' | 'lesson' =>
  status === 'pending' ? 'request' : 'lesson';

/** When a lesson is, on the reader's clock, and how long. */
export const timeFor = (
  { contact }: Reader,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): string =>
  words.when({
    moment: momentFor(contact, startsAt),
    minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  });
