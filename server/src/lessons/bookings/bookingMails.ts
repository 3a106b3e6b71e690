import { type BookingEvent, toldOf } from '@paadam/shared/domain';
import type { Mail } from '../../foundation/mail/mail';
import { mailTo } from '../../foundation/mail/mailTo';
import type { BookingNews, Write } from './bookingNews';
import { peopleOf, type Reader } from './peopleOf';
import { problemTexts } from './problems/problemTexts';
import { decided } from './texts/decisionTexts';
import { completed, meetingLink, ownDeed, reminder, reviewed } from './texts/lessonTexts';
import { moveDeclined, moved, moveLapsed, proposed } from './texts/moveTexts';
import { paid, payReminder, refunded, unpaid } from './texts/paymentTexts';
import { booked, expired, requested, requestMoved } from './texts/requestTexts';

/** What changes a lesson in the calendars of those who have it there. */
export const calendarEvents: ReadonlySet<BookingEvent> = new Set([
  'booked',
  'accepted',
  'moved',
  'meeting-link',
  'cancelled',
  'unpaid',
]);

/**
 * @returns the mails to everybody who is told of it by the table `bookingNews`, each in the reader's own language and clock; and
 *   to the person who did it, where that changes the lesson in a calendar, one for the calendar alone
 */
export const mailsAbout = (news: BookingNews, origin: string): Mail[] => {
  const people = peopleOf(news.booking, origin);
  // Where an unpaid lesson takes place is told with its payment.
  const isKept = news.event === 'meeting-link' && news.booking.payBy !== null;
  const told = toldOf(news.event, people, news.by?.id ?? null).filter(
    ({ role }) => !isKept || role === 'tutor',
  );
  const actor = calendarEvents.has(news.event)
    ? people.find((person) => person.id === news.by?.id)
    : undefined;
  return [
    ...told.map((reader) => mailAbout(reader, news, texts[news.event])),
    ...(actor && !told.includes(actor) ? [mailAbout(actor, news, ownDeed, true)] : []),
  ];
};

const mailAbout = (reader: Reader, news: BookingNews, write: Write, isOwnDeed = false): Mail => {
  const { id: bookingId, sequence, meetingLink } = news.booking;
  const isForCalendar = calendarEvents.has(news.event);
  // That a link was taken back shows on the page; who has it in a calendar has to know.
  const isAll = isOwnDeed || (news.event === 'meeting-link' && !meetingLink);
  return {
    ...mailTo(reader.contact, () => ({ action: reader.action, ...write(news, reader) })),
    ...(isForCalendar && {
      invitation: { bookingId, userId: reader.id, sequence, ...(isAll && { isAll }) },
    }),
  };
};

const texts: Record<BookingEvent, Write> = {
  requested,
  booked,
  accepted: decided('accepted'),
  declined: decided('declined'),
  withdrawn: decided('withdrawn'),
  cancelled: decided('cancelled'),
  proposed,
  moved,
  'move-declined': moveDeclined,
  // No mail is sent.
  'move-withdrawn': moveDeclined,
  'move-lapsed': moveLapsed,
  'request-moved': requestMoved,
  expired,
  reminder,
  'meeting-link': meetingLink,
  completed,
  paid,
  'pay-reminder': payReminder,
  unpaid,
  refunded,
  reviewed,
  ...problemTexts,
};
