import { type BookingEvent, formatPaise, toldOf } from '@paadam/shared/domain';
import { composeMail } from '../../mail/composeMail';
import type { Mail } from '../../mail/mail';
import { momentFor } from '../../mail/momentFor';
import { nameInMail } from '../../mail/nameInMail';
import type { NoteFor } from '../../news/changes';
import { answerBy } from '../answerBy';
import { calendarEvents, mailsAbout } from '../bookingMails';
import type { BookingNews } from '../bookingNews';
import { notesAbout } from '../bookingNotes';
import { peopleOf, type Reader } from '../peopleOf';
import type { BookingWithContacts } from '../queries';

/** What happens to several bookings of a series at once. */
type SeriesEvent = Extract<
  BookingEvent,
  'requested' | 'booked' | 'accepted' | 'declined' | 'withdrawn' | 'cancelled' | 'expired'
>;

/** The same for all these bookings of one series, in the order of their time. */
export interface SeriesNews extends Pick<BookingNews, 'by' | 'reason'> {
  event: SeriesEvent;
  bookings: readonly BookingWithContacts[];
}

/** @returns one note for each person: by it their pages fetch all anew, and tell of all at once */
export const seriesNotes = ({ event, bookings, by }: SeriesNews): NoteFor[] => {
  const [booking] = bookings;
  const notes = booking ? notesAbout({ event, booking, by }) : [];
  return notes.map((note) =>
    note.k === 'booking' && bookings.length > 1
      ? { ...note, b: { ...note.b, lessons: bookings.length } }
      : note,
  );
};

/**
 * @returns one mail about all of them to each who is told of it by the table `bookingNews`, and to whoever did it, where that
 *   changes their calendar; of one booking the mails that it has by itself
 */
export const seriesMails = (news: SeriesNews, origin: string): Mail[] => {
  const { event, bookings, by, reason } = news;
  const [first] = bookings;
  if (!first) return [];
  if (bookings.length === 1) return mailsAbout({ event, booking: first, by, reason }, origin);
  const people = peopleOf(first, origin);
  const told = toldOf(event, people, by?.id ?? null);
  const actor = calendarEvents.has(event) ? people.find(({ id }) => id === by?.id) : undefined;
  return [
    ...told.map((reader) => mailTo(reader, news, textFor(news, first, reader))),
    ...(actor && !told.includes(actor) ? [mailTo(actor, news, ownDeed(news, first, actor), true)] : []),
  ];
};

interface Text {
  subject: string;
  paragraphs: readonly string[];
}

const mailTo = (
  reader: Reader,
  { event, bookings }: SeriesNews,
  { subject, paragraphs }: Text,
  isAll = false,
): Mail => ({
  ...composeMail({
    to: reader.contact.email,
    subject,
    paragraphs: [`Hello ${reader.contact.name},`, ...paragraphs],
    action: { ...reader.action, label: 'See the lessons' },
  }),
  ...(calendarEvents.has(event) && {
    lessons: { bookingIds: bookings.map(({ id }) => id), userId: reader.id, ...(isAll && { isAll: true }) },
  }),
});

const textFor = (news: SeriesNews, first: BookingWithContacts, reader: Reader): Text => {
  const { event, by, reason } = news;
  const { subject, student, tutor, bookedByContact, studentContact } = first;
  const dates = datesFor(reader, news.bookings);
  const count = `${news.bookings.length} weekly lessons`;
  const lessons = `${count} in ${subject.name}`;
  const price = `${formatPaise(first.price)} each`;
  const mover = nameInMail(by?.name ?? bookedByContact.name);
  const nameOfStudent = nameInMail(student.name);
  const isForOther = bookedByContact.id !== studentContact.id;
  const isBooker = reader.parts.includes('booker');
  const isTutor = reader.role === 'tutor';
  const forWhom =
    reader.role === 'student' && !isBooker ? ' for you' : isForOther ? ` for ${nameOfStudent}` : '';
  // A tutor may never have heard of the parent.
  const who = isTutor && by?.role === 'parent' ? `${mover} (a parent of ${nameOfStudent})` : mover;
  const withWhom = isTutor ? 'with you' : `with ${nameInMail(tutor.name)}`;

  if (event === 'requested') {
    const deadline = answerBy(first);
    const until = deadline ? ` until ${momentFor(reader.contact, deadline)}` : '';
    const asks = isTutor ? 'asks' : 'has asked';
    return {
      subject: isBooker
        ? `Your request for ${lessons}${forWhom}`
        : `${mover} ${asks} for ${lessons}${forWhom}`,
      paragraphs: [
        isTutor
          ? `${who} would like ${lessons} with you${forWhom}, ${price}.`
          : `${isBooker ? 'You have' : `${mover} has`} asked ${nameInMail(tutor.name)} for ${lessons}${forWhom}, ${price}.`,
        dates,
        isTutor
          ? `You can accept or decline all of them at once, or each by itself,${until}. What has no answer by then, or by its start, expires.`
          : `${nameInMail(tutor.name)} can answer${until}, all of them at once or each by itself. We will write to you as soon as there is an answer.`,
      ],
    };
  }
  if (event === 'booked') {
    return {
      subject: isBooker ? `Booked: ${lessons}${forWhom}` : `${mover} has booked ${lessons}${forWhom}`,
      paragraphs: [
        `${isBooker ? 'You have' : `${who} has`} booked ${lessons} ${withWhom}${forWhom}, ${price}.`,
        dates,
        isTutor
          ? 'Your booking rules have accepted them. If you cannot give one of them, please say so on its page.'
          : (ofMoney(news, reader) ??
            'They take place. Each of them, or all that are left, can be cancelled on its page until it starts.'),
      ],
    };
  }
  const whose = wholesFor(reader, count, news, nameOfStudent);
  if (event === 'expired') {
    return {
      subject: `The request for ${whose} in ${subject.name} has expired`,
      paragraphs: [
        `The request for ${whose} in ${subject.name} has expired.`,
        dates,
        isTutor
          ? 'You did not answer it in time, so these lessons do not take place. The times can be booked again.'
          : `${nameInMail(tutor.name)} did not answer in time, so these lessons do not take place. You are welcome to ask for other times.`,
      ],
    };
  }
  const deed = {
    accepted: 'accepted',
    declined: 'declined',
    withdrawn: 'cancelled the request for',
    cancelled: 'cancelled',
  }[event];
  return {
    subject: `${mover} has ${deed} ${whose} in ${subject.name}`,
    paragraphs: [
      `${who} has ${deed} ${whose} in ${subject.name}.`,
      dates,
      ...(reason ? [`The reason given: ${reason}`] : []),
      ...[ofMoney(news, reader)].filter((text) => text !== null),
    ],
  };
};

/** What is to be paid, or goes back, where lessons are paid; null: nothing. */
const ofMoney = ({ event, bookings }: SeriesNews, { role, contact }: Reader): string | null => {
  const [due] = bookings.flatMap(({ payBy }) => payBy ?? []).sort((a, b) => +a - +b);
  if (due && (event === 'accepted' || event === 'booked')) {
    return role === 'tutor'
      ? 'Each of them is certain once it is paid.'
      : `Please pay each of them on its page, the first until ${momentFor(contact, due)}. Each is certain once it is paid, and cancelled if nobody pays it in time.`;
  }
  if (event === 'cancelled' && role !== 'tutor' && bookings.some(({ payment }) => payment)) {
    return 'The page of each lesson says how much goes back.';
  }
  return null;
};

/** "your 8 weekly lessons", "the 8 weekly lessons of Diya". */
const wholesFor = ({ role }: Reader, count: string, { by }: SeriesNews, student: string): string => {
  if (role === 'parent') return `the ${count} of ${student}`;
  return role === 'tutor' && by?.role !== 'student' ? `your ${count} with ${student}` : `your ${count}`;
};

/** To whoever did it, for their own calendar. */
const ownDeed = (news: SeriesNews, first: BookingWithContacts, reader: Reader): Text => {
  const count = `${news.bookings.length} weekly lessons`;
  const whose = wholesFor(reader, count, { ...news, by: null }, nameInMail(first.student.name));
  const what = `${news.event} ${whose} in ${first.subject.name}`;
  return {
    subject: `For your calendar: you have ${what}`,
    paragraphs: [
      `You have ${what}.`,
      datesFor(reader, news.bookings),
      `The file with this mail brings them into your calendar. Under Profile, Calendar you can turn such mails off.`,
    ],
  };
};

/** When, on the reader's clock, and how long. */
const datesFor = ({ contact }: Reader, bookings: readonly BookingWithContacts[]): string => {
  const [first] = bookings;
  const minutes = first ? (first.endsAt.getTime() - first.startsAt.getTime()) / 60_000 : 0;
  return [...bookings.map(({ startsAt }) => momentFor(contact, startsAt)), `${minutes} minutes each.`].join(
    '\n',
  );
};
