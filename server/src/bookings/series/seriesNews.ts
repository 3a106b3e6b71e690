import { type BookingEvent, formatPaise, toldOf } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { composeMail } from '../../mail/composeMail';
import type { Mail } from '../../mail/mail';
import { momentFor } from '../../mail/momentFor';
import { nameInMail } from '../../mail/nameInMail';
import * as bookingWords from '../../messages/booking-mails';
import * as mailWords from '../../messages/mail';
import * as words from '../../messages/series-mails';
import type { NoteFor } from '../../news/changes';
import { subjectName } from '../../subjects/subjectName';
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
    ...told.map((reader) => mailTo(reader, news, () => textFor(news, first, reader))),
    ...(actor && !told.includes(actor) ? [mailTo(actor, news, () => ownDeed(news, first, actor), true)] : []),
  ];
};

interface Text {
  subject: string;
  paragraphs: readonly string[];
}

const mailTo = (reader: Reader, { event, bookings }: SeriesNews, write: () => Text, isAll = false): Mail => {
  const { name, email, language } = reader.contact;
  return {
    ...speak(language, () => {
      const { subject, paragraphs } = write();
      return composeMail({
        to: email,
        subject,
        paragraphs: [mailWords.hello({ name }), ...paragraphs],
        action: { ...reader.action, label: bookingWords.seeLessons() },
      });
    }),
    ...(calendarEvents.has(event) && {
      lessons: { bookingIds: bookings.map(({ id }) => id), userId: reader.id, ...(isAll && { isAll: true }) },
    }),
  };
};

const textFor = (news: SeriesNews, first: BookingWithContacts, reader: Reader): Text => {
  const { event, by } = news;
  switch (event) {
    case 'requested':
      return requested(news, first, reader);
    case 'booked':
      return booked(news, first, reader);
    case 'expired':
      return expired(news, first, reader);
    default: {
      const lessons = wholeFor(news, first, reader);
      const mover = nameInMail(by?.name ?? first.bookedByContact.name);
      return {
        subject: words.decided({ ...lessons, mover, deed: event }),
        paragraphs: [
          words.decidedNow({ ...lessons, mover: moverOf(news, first, reader), deed: event }),
          datesFor(reader, news.bookings),
          ...(news.reason ? [bookingWords.reason({ reason: news.reason })] : []),
          ...[ofMoney(news, reader)].filter((text) => text !== null),
        ],
      };
    }
  }
};

/** What messages about new lessons name. */
const lessonsFor = (
  { by, bookings }: SeriesNews,
  { subject, subjectNames, student, tutor, bookedByContact, studentContact, price }: BookingWithContacts,
  reader: Reader,
) => {
  const isForOther = bookedByContact.id !== studentContact.id;
  const isBooker = reader.parts.includes('booker');
  const forWhom: 'you' | 'student' | 'nobody' =
    reader.role === 'student' && !isBooker ? 'you' : isForOther ? 'student' : 'nobody';
  return {
    isBooker,
    asker: nameInMail(by?.name ?? bookedByContact.name),
    named: {
      count: bookings.length,
      subject: subjectName({ subject, subjectNames }),
      student: nameInMail(student.name),
      forWhom,
    },
    tutor: nameInMail(tutor.name),
    price: formatPaise(price),
  };
};

/** Whose act it was, as the reader knows them: a tutor may never have heard of the parent. */
const moverOf = ({ by }: SeriesNews, first: BookingWithContacts, { role }: Reader): string => {
  const name = nameInMail(by?.name ?? first.bookedByContact.name);
  return role === 'tutor' && by?.role === 'parent'
    ? bookingWords.parentOf({ name, student: nameInMail(first.student.name) })
    : name;
};

const requested = (news: SeriesNews, first: BookingWithContacts, reader: Reader): Text => {
  const { isBooker, asker, named, tutor, price } = lessonsFor(news, first, reader);
  const dates = datesFor(reader, news.bookings);
  const deadline = answerBy(first);
  const moment = deadline && momentFor(reader.contact, deadline);
  if (reader.role === 'tutor') {
    return {
      subject: words.tutorAsked({ ...named, mover: asker }),
      paragraphs: [
        words.tutorAskedFor({ ...named, mover: moverOf(news, first, reader), price }),
        dates,
        moment ? words.youAnswerUntil({ moment }) : words.youAnswer(),
      ],
    };
  }
  const whatNext = moment ? words.tutorAnswersUntil({ tutor, moment }) : words.tutorAnswers({ tutor });
  return isBooker
    ? {
        subject: words.yourRequest(named),
        paragraphs: [words.youAsked({ ...named, tutor, price }), dates, whatNext],
      }
    : {
        subject: words.othersRequest({ ...named, mover: asker }),
        paragraphs: [words.otherAsked({ ...named, mover: asker, tutor, price }), dates, whatNext],
      };
};

const booked = (news: SeriesNews, first: BookingWithContacts, reader: Reader): Text => {
  const { isBooker, asker, named, tutor, price } = lessonsFor(news, first, reader);
  const dates = datesFor(reader, news.bookings);
  if (reader.role === 'tutor') {
    return {
      subject: words.othersBooking({ ...named, mover: asker }),
      paragraphs: [
        words.tutorBooked({ ...named, mover: moverOf(news, first, reader), price }),
        dates,
        words.acceptedByRules(),
        ...[ofMoney(news, reader)].filter((text) => text !== null),
      ],
    };
  }
  const whatNext = ofMoney(news, reader) ?? words.takePlaceUnless();
  return isBooker
    ? {
        subject: words.yourBooking(named),
        paragraphs: [words.youBooked({ ...named, tutor, price }), dates, whatNext],
      }
    : {
        subject: words.othersBooking({ ...named, mover: asker }),
        paragraphs: [words.otherBooked({ ...named, mover: asker, tutor, price }), dates, whatNext],
      };
};

const expired = (news: SeriesNews, first: BookingWithContacts, reader: Reader): Text => {
  const lessons = wholeFor(news, first, reader);
  return {
    subject: words.expired(lessons),
    paragraphs: [
      words.expiredNow(lessons),
      datesFor(reader, news.bookings),
      reader.role === 'tutor'
        ? words.youDidNotAnswer()
        : words.tutorDidNotAnswer({ tutor: nameInMail(first.tutor.name) }),
    ],
  };
};

/** What is to be paid, or goes back, where lessons are paid; null: nothing. */
const ofMoney = ({ event, bookings }: SeriesNews, { role, contact }: Reader): string | null => {
  const [due] = bookings.flatMap(({ payBy }) => payBy ?? []).sort((a, b) => +a - +b);
  if (due && (event === 'accepted' || event === 'booked')) {
    return role === 'tutor' ? words.eachOncePaid() : words.payEach({ moment: momentFor(contact, due) });
  }
  if (event === 'cancelled' && role !== 'tutor' && bookings.some(({ payment }) => payment)) {
    return words.goesBack();
  }
  return null;
};

/** "your 8 weekly lessons", "the 8 weekly lessons of Diya": of what messages name all of them by. */
const wholeFor = ({ by, bookings }: SeriesNews, first: BookingWithContacts, { role, whose }: Reader) => ({
  // To a tutor the student who did it is named already.
  whose: role === 'tutor' && by?.role === 'student' ? ('own' as const) : whose,
  count: bookings.length,
  subject: subjectName(first),
  student: nameInMail(first.student.name),
});

/** To whoever did it, for their own calendar. */
const ownDeed = (news: SeriesNews, first: BookingWithContacts, reader: Reader): Text => {
  const deed = news.event === 'accepted' || news.event === 'cancelled' ? news.event : 'booked';
  const lessons = { ...wholeFor({ ...news, by: null }, first, reader), deed } as const;
  return {
    subject: words.forCalendar(lessons),
    paragraphs: [words.ownDeed(lessons), datesFor(reader, news.bookings), words.fileBrings()],
  };
};

/** When, on the reader's clock, and how long. */
const datesFor = ({ contact }: Reader, bookings: readonly BookingWithContacts[]): string => {
  const [first] = bookings;
  const minutes = first ? (first.endsAt.getTime() - first.startsAt.getTime()) / 60_000 : 0;
  return [
    ...bookings.map(({ startsAt }) => momentFor(contact, startsAt)),
    words.minutesEach({ minutes }),
  ].join('\n');
};
