import { type BookingEvent, formatPaise, toldOf } from '@paadam/shared/domain';
import type { Mail } from '../../../foundation/mail/mail';
import { mailTo } from '../../../foundation/mail/mailTo';
import { momentFor } from '../../../foundation/mail/momentFor';
import { nameInMail } from '../../../foundation/mail/nameInMail';
import * as bookingWords from '../../../messages/booking-mails';
import * as words from '../../../messages/series-mails';
import type { NoteFor } from '../../../realtime/news/changes';
import { answerBy } from '../answerBy';
import { calendarEvents, mailsAbout } from '../bookingMails';
import type { BookingNews } from '../bookingNews';
import { notesAbout } from '../bookingNotes';
import { peopleOf, type Reader } from '../peopleOf';
import type { BookingWithContacts } from '../queries';
import { askerOf, forWhom, lessonOf, moverOf, namesIn, whoseAfter } from '../texts/lessonNames';

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
 * @returns one mail about all of them to each who is told of it by the table `bookingNews`, and to the person who did it, where that
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
    ...told.map((reader) => mailAbout(reader, news, () => textFor(news, first, reader))),
    ...(actor && !told.includes(actor)
      ? [mailAbout(actor, news, () => ownDeed(news, first, actor), true)]
      : []),
  ];
};

interface Text {
  subject: string;
  paragraphs: readonly string[];
}

const mailAbout = (
  reader: Reader,
  { event, bookings }: SeriesNews,
  write: () => Text,
  isAll = false,
): Mail => ({
  ...mailTo(reader.contact, () => ({
    ...write(),
    action: { ...reader.action, label: bookingWords.seeLessons() },
  })),
  ...(calendarEvents.has(event) && {
    lessons: { bookingIds: bookings.map(({ id }) => id), userId: reader.id, ...(isAll && { isAll: true }) },
  }),
});

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
      const mover = askerOf({ booking: first, by });
      return {
        subject: words.decided({ ...lessons, mover, deed: event }),
        paragraphs: [
          words.decidedNow({
            ...lessons,
            mover: moverOf({ booking: first, by: news.by }, reader),
            deed: event,
          }),
          datesFor(reader, news.bookings),
          ...(news.reason ? [bookingWords.reason({ reason: news.reason })] : []),
          ...[ofMoney(news, reader)].filter((text) => text !== null),
        ],
      };
    }
  }
};

/** What messages about new lessons name. */
const lessonsFor = ({ by, bookings }: SeriesNews, first: BookingWithContacts, reader: Reader) => {
  const { subject, student, tutor } = namesIn({ booking: first });
  return {
    isBooker: reader.parts.includes('booker'),
    asker: askerOf({ booking: first, by }),
    named: { count: bookings.length, subject, student, forWhom: forWhom(first, reader) },
    tutor,
    price: formatPaise(first.price),
  };
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
        words.tutorAskedFor({ ...named, mover: moverOf({ booking: first, by: news.by }, reader), price }),
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
        words.tutorBooked({ ...named, mover: moverOf({ booking: first, by: news.by }, reader), price }),
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
const wholeFor = ({ by, bookings }: SeriesNews, first: BookingWithContacts, reader: Reader) => ({
  ...lessonOf({ booking: first }, whoseAfter({ by }, reader)),
  count: bookings.length,
});

/** To the person who did it, for their own calendar. */
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
