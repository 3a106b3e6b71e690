import { formatPaise, webUrl } from '@paadam/shared/domain';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';
import { nameInMail } from '../mail/nameInMail';
import type { Mover } from './changes/statusChanges';
import type { BookingRow, BookingWithContacts, Contact } from './queries';
import { type Reader, readersOf } from './readersOf';

type Request = Pick<BookingRow, 'id' | 'student' | 'subject' | 'startsAt' | 'endsAt' | 'price'>;

/** @returns the mail that asks the tutor for an answer */
export const requestMail = (request: Request, tutor: Omit<Contact, 'id'>, origin: string): Mail => {
  const { id, subject, price } = request;
  const student = nameInMail(request.student.name);
  return composeMail({
    to: tutor.email,
    subject: `${student} asks for a lesson in ${subject.name}`,
    paragraphs: [
      `Hello ${tutor.name},`,
      `${student} would like a lesson in ${subject.name} with you: ${timeFor(tutor, request)}, ${formatPaise(price)}.`,
      'Please accept or decline. A request without an answer expires after 48 hours, or when the lesson would start.',
    ],
    action: { label: 'See the request', url: `${origin}/tutor/bookings/${id}` },
  });
};

/**
 * @param booking one that somebody has just accepted, declined or cancelled
 * @returns the mails that tell everybody else whom it concerns
 */
export const decisionMails = (
  booking: BookingWithContacts,
  by: Mover,
  origin: string,
  reason?: string,
): Mail[] =>
  readersOf(booking, origin)
    .filter(({ contact }) => contact.id !== by.id)
    .map((reader) => decisionMail(booking, by, reader, reason));

const decisionMail = (
  booking: BookingWithContacts,
  by: Mover,
  { role, contact, whose, action }: Reader,
  reason: string | undefined,
): Mail => {
  const { subject, status } = booking;
  const mover = nameInMail(by.name);
  const what = `${role === 'tutor' && by.role === 'student' ? 'your lesson' : whose} in ${subject.name}`;
  // A tutor may never have heard of the parent.
  const who =
    role === 'tutor' && by.role === 'parent'
      ? `${mover} (a parent of ${nameInMail(booking.student.name)})`
      : mover;
  return composeMail({
    to: contact.email,
    subject: `${mover} has ${status} ${what}`,
    paragraphs: [
      `Hello ${contact.name},`,
      `${who} has ${status} ${what}: ${timeFor(contact, booking)}.`,
      ...(reason ? [`The reason given: ${reason}`] : []),
    ],
    action,
  });
};

/** @param booking a request that nobody answered in time @returns the mails that tell everybody whom it concerns */
export const expiryMails = (booking: BookingWithContacts, origin: string): Mail[] =>
  readersOf(booking, origin).map(({ role, contact, whose, action }) =>
    composeMail({
      to: contact.email,
      subject: `The request for ${whose} in ${booking.subject.name} has expired`,
      paragraphs: [
        `Hello ${contact.name},`,
        `The request for ${whose} in ${booking.subject.name} has expired: ${timeFor(contact, booking)}.`,
        role === 'tutor'
          ? 'You did not answer it in time, so the lesson does not take place. The time can be booked again.'
          : `${nameInMail(booking.tutor.name)} did not answer in time, so the lesson does not take place. You are welcome to ask for another time.`,
      ],
      action,
    }),
  );

/**
 * @param booking an accepted one
 * @param hours how long before the start the reminder was meant to come
 * @returns the mails that remind everybody whom it concerns
 */
export const reminderMails = (booking: BookingWithContacts, hours: number, origin: string): Mail[] => {
  const link = webUrl(booking.meetingLink);
  const tutor = nameInMail(booking.tutor.name);
  return readersOf(booking, origin).map(({ role, contact, whose, action }) => {
    const what = `${whose} in ${booking.subject.name}`;
    const withoutLink =
      role === 'tutor'
        ? 'You have not given a meeting link yet. Please add one to the booking.'
        : `There is no meeting link yet. It will stand with the lesson as soon as ${tutor} gives one.`;
    return composeMail({
      to: contact.email,
      subject: hours > 1 ? `Coming up: ${what}` : `Starting soon: ${what}`,
      paragraphs: [
        `Hello ${contact.name},`,
        `This is a reminder of ${what}${role === 'tutor' ? '' : ` with ${tutor}`}: ${timeFor(contact, booking)}.`,
        link ? 'It takes place online, at the address below.' : withoutLink,
      ],
      action: link ? { label: 'Join the lesson', url: link } : action,
    });
  });
};

/** When, on the reader's clock, and how long. */
const timeFor = (
  reader: { timeZone: string },
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): string => `${momentFor(reader, startsAt)}, ${(endsAt.getTime() - startsAt.getTime()) / 60_000} minutes`;
