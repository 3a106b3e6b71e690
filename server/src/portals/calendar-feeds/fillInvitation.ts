import type { Server } from '../../foundation/http/server';
import type { Invitation, LessonsFile, Mail } from '../../foundation/mail/mail';
import { peopleOf, type Reader } from '../../lessons/bookings/peopleOf';
import { findBooking, findBookings } from '../../lessons/bookings/queries';
import { type CalendarAddress, writeCalendar } from '../../people/availability/writeCalendar';
import { lessonEvent } from './lessonEvent';
import { wantsInvitations } from './queries';

type Site = Pick<Server, 'database' | 'config'>;

/**
 * Puts into a mail about a lesson what the reader's calendar takes from it, as the lesson is now: mails overtake each other, and
 * of two that a calendar reads the higher sequence holds. Where the lesson has changed since the mail was written, a later
 * mail brings that.
 *
 * @returns the mail to be sent; null where it is for a calendar alone, and none takes it
 */
export const fillInvitation = async (
  site: Site,
  { invitation, lessons, ...mail }: Mail,
): Promise<Mail | null> => {
  if (lessons) {
    const calendarFile = await fileFor(site, lessons);
    if (calendarFile !== undefined) return { ...mail, calendarFile };
    return lessons.isAll ? null : mail;
  }
  if (!invitation) return mail;
  const calendar = await calendarFor(site, invitation);
  if (calendar) return { ...mail, calendar };
  return invitation.isAll ? null : mail;
};

const calendarFor = async (
  { database, config }: Site,
  { bookingId, userId, sequence }: Invitation,
): Promise<Mail['calendar']> => {
  const booking = await findBooking(database, bookingId);
  if (!booking || booking.sequence !== sequence) return undefined;
  const reader = peopleOf(booking, config.publicOrigin).find(({ id }) => id === userId);
  if (!reader || !(await wantsInvitations(database, userId))) return undefined;
  const event = lessonEvent(booking, readerOf(reader), config);
  if (event.status === 'TENTATIVE') return undefined;
  const method = event.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  const organizer = addressOf(config.mailFrom);
  const attendee = { name: reader.contact.name, email: reader.contact.email };
  return {
    method,
    content: writeCalendar({ method, events: [{ ...event, organizer, attendee }], at: new Date() }),
  };
};

/** Whose calendar it goes to. */
const readerOf = ({ role, contact: { language } }: Reader) => ({ role, language });

/** Of several lessons one message can only publish: RFC 5546 has an invitation be about one of them. */
const fileFor = async (
  { database, config }: Site,
  { bookingIds, userId }: LessonsFile,
): Promise<string | undefined> => {
  if (!(await wantsInvitations(database, userId))) return undefined;
  const events = (await findBookings(database, bookingIds)).flatMap((booking) => {
    const reader = peopleOf(booking, config.publicOrigin).find(({ id }) => id === userId);
    const event = reader && lessonEvent(booking, readerOf(reader), config);
    return event && event.status !== 'TENTATIVE' ? [event] : [];
  });
  events.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return events.length > 0 ? writeCalendar({ method: 'PUBLISH', events, at: new Date() }) : undefined;
};

/** @param sender "Paadam <no-reply@paadam.example>", or the address alone */
const addressOf = (sender: string): CalendarAddress => {
  const [, name = '', email = sender] = /^(.*?)<([^<>]+)>\s*$/.exec(sender) ?? [];
  return { name: name.replaceAll('"', '').trim() || 'Paadam', email: email.trim() };
};
