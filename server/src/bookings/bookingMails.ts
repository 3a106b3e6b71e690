import { formatPaise } from '@paadam/shared/domain';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import type { BookingWithContacts } from './queries';

/** @returns the mail that asks the tutor for an answer */
export const requestMail = (booking: BookingWithContacts, origin: string): Mail => {
  const { student, subject, tutorContact, price } = booking;
  return composeMail({
    to: tutorContact.email,
    subject: `${student.name} asks for a lesson in ${subject.name}`,
    paragraphs: [
      `Hello ${tutorContact.name},`,
      `${student.name} would like a lesson in ${subject.name} with you: ${momentFor(tutorContact, booking)}, ` +
        `${minutesOf(booking)} minutes, ${formatPaise(price)}.`,
      'Please accept or decline. A request without an answer expires after 48 hours, or when the lesson would start.',
    ],
    action: { label: 'See the request', url: `${origin}/tutor/bookings` },
  });
};

/**
 * @param booking one that the tutor has just accepted, declined or cancelled
 * @returns the mails that tell the student, and the parent where a parent booked
 */
export const decisionMails = (booking: BookingWithContacts, origin: string, reason?: string): Mail[] => {
  const { tutor, student, subject, status, studentContact, bookedByContact } = booking;
  const forStudent = {
    reader: studentContact,
    whose: 'your lesson',
    action: { label: 'See your lessons', url: `${origin}/student/dashboard` },
  };
  const forParent = {
    reader: bookedByContact,
    whose: `the lesson of ${student.name}`,
    action: { label: 'See the bookings', url: `${origin}/parent` },
  };
  return (bookedByContact.id === studentContact.id ? [forStudent] : [forStudent, forParent]).map(
    ({ reader, whose, action }) =>
      composeMail({
        to: reader.email,
        subject: `${tutor.name} has ${status} ${whose} in ${subject.name}`,
        paragraphs: [
          `Hello ${reader.name},`,
          `${tutor.name} has ${status} ${whose} in ${subject.name}: ${momentFor(reader, booking)}, ` +
            `${minutesOf(booking)} minutes.`,
          ...(reason ? [`The reason given: ${reason}`] : []),
        ],
        action,
      }),
  );
};

const minutesOf = ({ startsAt, endsAt }: BookingWithContacts): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** @returns the start on the reader's clock, with the zone's name: no reader has to ask whose half past ten it is */
const momentFor = ({ timeZone }: { timeZone: string }, { startsAt }: BookingWithContacts): string =>
  new Intl.DateTimeFormat('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
    timeZone,
  }).format(startsAt);
