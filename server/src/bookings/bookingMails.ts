import { type BookingEvent, formatPaise, limits, toldOf, webUrl } from '@paadam/shared/domain';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';
import { nameInMail } from '../mail/nameInMail';
import { answerBy } from './answerBy';
import type { BookingNews, Text } from './bookingNews';
import { peopleOf, type Reader } from './peopleOf';
import { problemTexts } from './problems/problemTexts';
import type { BookingWithContacts } from './queries';

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
 * @returns the mails to everybody who is told of it by the table `bookingNews`, each in the reader's own words and clock; and
 *   to whoever did it, where that changes the lesson in a calendar, one for the calendar alone
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
    ...told.map((reader) => mailTo(reader, news, texts[news.event](news, reader))),
    ...(actor && !told.includes(actor) ? [mailTo(actor, news, ownDeed(news, actor), true)] : []),
  ];
};

const mailTo = (reader: Reader, news: BookingNews, text: Text, isOwnDeed = false): Mail => {
  const { subject, paragraphs, action = reader.action } = text;
  const { id: bookingId, sequence, meetingLink } = news.booking;
  const isForCalendar = calendarEvents.has(news.event);
  // That a link was taken back shows on the page; who has it in a calendar has to know.
  const isAll = isOwnDeed || (news.event === 'meeting-link' && !meetingLink);
  const greeting = `Hello ${reader.contact.name},`;
  return {
    ...composeMail({ to: reader.contact.email, subject, paragraphs: [greeting, ...paragraphs], action }),
    ...(isForCalendar && {
      invitation: { bookingId, userId: reader.id, sequence, ...(isAll && { isAll }) },
    }),
  };
};

const requested = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const { subject, price } = booking;
  const asker = nameInMail(news.by?.name ?? booking.bookedByContact.name);
  const student = nameInMail(booking.student.name);
  const tutor = nameInMail(booking.tutor.name);
  const isForOther = booking.bookedByContact.id !== booking.studentContact.id;
  const lesson = `a lesson in ${subject.name}`;
  const what = `${timeFor(reader, booking)}, ${formatPaise(price)}`;
  if (reader.role === 'tutor') {
    const forWhom = isForOther ? ` for ${student}` : '';
    const who = isForOther ? `${asker}, a parent of ${student},` : asker;
    return {
      subject: `${asker} asks for ${lesson}${forWhom}`,
      paragraphs: [
        `${who} would like ${lesson} with you${forWhom}: ${what}.`,
        `Please accept or decline. A request without an answer expires after ${limits.pendingBookingHours} hours, or when the lesson would start.`,
      ],
      action: { ...reader.action, label: 'See the request' },
    };
  }
  const deadline = answerBy(booking);
  const whatNext = `${tutor} can answer${deadline ? ` until ${momentFor(reader.contact, deadline)}` : ''}. We will write to you as soon as there is an answer.`;
  const canCancel = 'You can cancel the request on its page.';
  if (reader.parts.includes('booker')) {
    const forWhom = isForOther ? ` for ${student}` : '';
    return {
      subject: `Your request for ${lesson}${forWhom}`,
      paragraphs: [`You have asked ${tutor} for ${lesson}${forWhom}: ${what}.`, whatNext, canCancel],
    };
  }
  const forWhom = reader.role === 'student' ? ' for you' : isForOther ? ` for ${student}` : '';
  return {
    subject: `${asker} has asked for ${lesson}${forWhom}`,
    paragraphs: [`${asker} has asked ${tutor} for ${lesson}${forWhom}: ${what}.`, whatNext, canCancel],
  };
};

/** A request that was accepted by itself. */
const booked = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const asker = nameInMail(news.by?.name ?? booking.bookedByContact.name);
  const student = nameInMail(booking.student.name);
  const isForOther = booking.bookedByContact.id !== booking.studentContact.id;
  const lesson = `a lesson in ${booking.subject.name}`;
  const what = `${timeFor(reader, booking)}, ${formatPaise(booking.price)}`;
  if (reader.role === 'tutor') {
    const forWhom = isForOther ? ` for ${student}` : '';
    const who = isForOther ? `${asker}, a parent of ${student},` : asker;
    return {
      subject: `${asker} has booked ${lesson}${forWhom}`,
      paragraphs: [
        `${who} has booked ${lesson} with you${forWhom}: ${what}.`,
        'Your booking rules have accepted it. If you cannot give it, please say so on its page.',
        ...(booking.payBy ? [awaitingPayment] : []),
      ],
    };
  }
  const tutor = nameInMail(booking.tutor.name);
  const isBooker = reader.parts.includes('booker');
  const forWhom = reader.role === 'student' && !isBooker ? ' for you' : isForOther ? ` for ${student}` : '';
  return {
    subject: isBooker ? `Booked: ${lesson}${forWhom}` : `${asker} has booked ${lesson}${forWhom}`,
    paragraphs: [
      `${isBooker ? 'You have' : `${asker} has`} booked ${lesson} with ${tutor}${forWhom}: ${what}.`,
      ...(booking.payBy
        ? [payNow(booking, reader)]
        : ['It takes place. If anything comes in between, it can be cancelled on its page until it starts.']),
    ],
    ...(booking.payBy && payAction(reader)),
  };
};

/** An answer, or the end that somebody gave to a request or a lesson. */
const decided =
  (deed: string) =>
  (news: BookingNews, reader: Reader): Text => {
    const { booking, by, reason } = news;
    const mover = nameInMail(by?.name ?? '');
    const { subject } = booking;
    const whose = reader.role === 'tutor' && by?.role === 'student' ? 'your lesson' : reader.whose;
    const what = `${deed} ${whose} in ${subject.name}`;
    // A tutor may never have heard of the parent.
    const who =
      reader.role === 'tutor' && by?.role === 'parent'
        ? `${mover} (a parent of ${nameInMail(booking.student.name)})`
        : mover;
    return {
      subject: `${mover} has ${what}`,
      paragraphs: [
        `${who} has ${what}: ${timeFor(reader, booking)}.`,
        ...(reason ? [`The reason given: ${reason}`] : []),
        ...ofMoney(news, reader),
      ],
      ...(booking.payBy && reader.role !== 'tutor' && payAction(reader)),
    };
  };

/** What comes next, or goes back, where lessons are paid. */
const ofMoney = ({ event, booking, share }: BookingNews, reader: Reader): string[] => {
  if (event === 'accepted' && booking.payBy) {
    return [reader.role === 'tutor' ? awaitingPayment : payNow(booking, reader)];
  }
  if (event !== 'cancelled' || !share) return [];
  if (reader.role === 'tutor') {
    const kept = share.paid - share.refund;
    return kept > 0
      ? [
          `Since it was cancelled so late, ${formatPaise(kept)} do not go back. Your share of it is in your earnings.`,
        ]
      : [];
  }
  return [
    share.refund > 0
      ? `${formatPaise(share.refund)} go back to who paid, by the way they came.`
      : 'By the rules that were shown before it was paid, nothing goes back.',
    ...(share.credit > 0
      ? [
          `Since it was cancelled so late, who paid also has ${formatPaise(share.credit)} as a credit for another lesson.`,
        ]
      : []),
  ];
};

const awaitingPayment =
  'It is certain once it is paid. We will write to you then, or if nobody pays it in time.';

const payNow = (booking: BookingWithContacts, reader: Reader): string =>
  `Please pay ${formatPaise(booking.price)}${booking.payBy ? ` until ${momentFor(reader.contact, booking.payBy)}` : ''}. It is certain once it is paid, and cancelled if nobody pays it in time.`;

const payAction = (reader: Reader) => ({ action: { ...reader.action, label: 'Pay for the lesson' } });

const paid = ({ booking }: BookingNews, reader: Reader): Text => {
  const what = `${capital(reader.whose)} in ${booking.subject.name} is paid`;
  const link = reader.role === 'tutor' ? null : webUrl(booking.meetingLink);
  return {
    subject: what,
    paragraphs: [
      `${what}, ${formatPaise(booking.price)}: ${timeFor(reader, booking)}.`,
      'It takes place.',
      ...(link ? [`${nameInMail(booking.tutor.name)}’s own meeting link, outside Paadam: ${link}`] : []),
    ],
  };
};

const payReminder = ({ booking }: BookingNews, reader: Reader): Text => ({
  subject: `Please pay ${reader.whose} in ${booking.subject.name}`,
  paragraphs: [
    `${capital(reader.whose)} in ${booking.subject.name} with ${nameInMail(booking.tutor.name)} is not paid yet: ${timeFor(reader, booking)}.`,
    payNow(booking, reader),
  ],
  ...payAction(reader),
});

const unpaid = ({ booking }: BookingNews, reader: Reader): Text => {
  const what = `${capital(reader.whose)} in ${booking.subject.name} is cancelled, since nobody paid it in time`;
  return {
    subject: what,
    paragraphs: [
      `${what}: ${timeFor(reader, booking)}.`,
      reader.role === 'tutor'
        ? 'The time can be booked again.'
        : 'Whatever is paid after this goes back by itself. You are welcome to ask for another time.',
    ],
  };
};

const refunded = ({ booking, refunded: amount = 0 }: BookingNews, reader: Reader): Text => ({
  subject: `${formatPaise(amount)} for ${reader.whose} in ${booking.subject.name} have gone back`,
  paragraphs: [
    `${formatPaise(amount)} for ${reader.whose} in ${booking.subject.name} have gone back to who paid, by the way they came. A bank may take some days to show it.`,
  ],
});

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Whose act it was, as the reader knows them: a tutor may never have heard of the parent. */
const moverOf = ({ booking, by }: BookingNews, reader: Reader): string => {
  const mover = nameInMail(by?.name ?? '');
  return reader.role === 'tutor' && by?.role === 'parent'
    ? `${mover} (a parent of ${nameInMail(booking.student.name)})`
    : mover;
};

/** "your lesson in Mathematics". */
const lessonOf = ({ booking, by }: BookingNews, reader: Reader): string => {
  const whose = reader.role === 'tutor' && by?.role === 'student' ? 'your lesson' : reader.whose;
  return `${whose} in ${booking.subject.name}`;
};

const proposed = (news: BookingNews, reader: Reader): Text => {
  const { booking, by } = news;
  const lesson = lessonOf(news, reader);
  const { times = [], note, lapsesAt } = booking.proposal ?? {};
  const isRequest = booking.status === 'pending';
  const mayAnswer = (reader.role === 'tutor') !== (by?.role === 'tutor');
  const choices = times.map(({ dateTime }) => momentFor(reader.contact, new Date(dateTime))).join('; ');
  const stays = isRequest
    ? `The request is for ${timeFor(reader, booking)}.`
    : `Until one of them is taken, the lesson stays where it is: ${timeFor(reader, booking)}.`;
  const until = lapsesAt ? ` until ${momentFor(reader.contact, new Date(lapsesAt))}` : '';
  return {
    subject: `${nameInMail(by?.name ?? '')} proposes another time for ${lesson}`,
    paragraphs: [
      `${moverOf(news, reader)} proposes another time for ${lesson}: ${choices}.`,
      ...(note ? [`The note with it: ${note}`] : []),
      stays,
      ...(mayAnswer
        ? [
            `You can take one of the times, or ${isRequest ? 'none' : 'keep the old one'},${until}. The times are not held: take one soon.`,
          ]
        : []),
    ],
    ...(mayAnswer && { action: { ...reader.action, label: 'See the times' } }),
  };
};

const moved = (news: BookingNews, reader: Reader): Text => {
  const { booking, from, isAcceptance } = news;
  const lesson = lessonOf(news, reader);
  const mover = nameInMail(news.by?.name ?? '');
  return {
    subject: `${mover} has taken the new time of ${lesson}`,
    paragraphs: [
      `${moverOf(news, reader)} has taken the new time of ${lesson}: ${timeFor(reader, booking)}.`,
      ...(from ? [`The time before, ${momentFor(reader.contact, from)}, is free again.`] : []),
      ...(isAcceptance && !booking.payBy
        ? ['With it the request is accepted, and the lesson takes place.']
        : []),
      ...(isAcceptance && booking.payBy
        ? [
            'With it the request is accepted.',
            reader.role === 'tutor' ? awaitingPayment : payNow(booking, reader),
          ]
        : []),
    ],
    ...(isAcceptance && booking.payBy && reader.role !== 'tutor' && payAction(reader)),
  };
};

const moveDeclined = (news: BookingNews, reader: Reader): Text => {
  const { booking, by } = news;
  const lesson = lessonOf(news, reader);
  const stays = booking.status === 'pending' ? 'The request waits as it was' : 'The lesson stays where it is';
  return {
    subject: `${nameInMail(by?.name ?? '')} keeps the old time of ${lesson}`,
    paragraphs: [
      `${moverOf(news, reader)} can take none of the times that were proposed for ${lesson}. ${stays}: ${timeFor(reader, booking)}.`,
    ],
  };
};

const moveLapsed = (news: BookingNews, reader: Reader): Text => {
  const lesson = lessonOf(news, reader);
  return {
    subject: `The times proposed for ${lesson} have lapsed`,
    paragraphs: [
      `Nobody answered the proposal of another time for ${lesson}. ${
        news.booking.status === 'pending' ? 'The request waits as it was' : 'The lesson stays where it is'
      }: ${timeFor(reader, news.booking)}.`,
    ],
  };
};

const requestMoved = (news: BookingNews, reader: Reader): Text => {
  const { booking, from } = news;
  const lesson = `a lesson in ${booking.subject.name}`;
  const tutor = nameInMail(booking.tutor.name);
  const deadline = answerBy(booking);
  const until = deadline ? ` until ${momentFor(reader.contact, deadline)}` : '';
  const forWhom = reader.role === 'student' ? '' : ` for ${nameInMail(booking.student.name)}`;
  return {
    subject: `${nameInMail(news.by?.name ?? '')} asks for another time for ${lesson}${forWhom}`,
    paragraphs: [
      `${moverOf(news, reader)} now asks for ${lesson}${forWhom} at another time: ${timeFor(reader, booking)}.`,
      ...(from ? [`The request was for ${momentFor(reader.contact, from)} before.`] : []),
      reader.role === 'tutor' ? `Please accept or decline${until}.` : `${tutor} can answer${until}.`,
    ],
    ...(reader.role === 'tutor' && { action: { ...reader.action, label: 'See the request' } }),
  };
};

/** To whoever did it, for their own calendar. */
const ownDeed = ({ event, booking }: BookingNews, reader: Reader): Text => {
  const withWhom = reader.role === 'tutor' ? '' : ` with ${nameInMail(booking.tutor.name)}`;
  const what = `${reader.whose} in ${booking.subject.name}${withWhom}`;
  const deed =
    event === 'accepted' || event === 'cancelled' || event === 'moved'
      ? event
      : booking.meetingLink
        ? 'set the meeting link of'
        : 'removed the meeting link of';
  return {
    subject: `For your calendar: you have ${deed} ${what}`,
    paragraphs: [
      `You have ${deed} ${what}: ${timeFor(reader, booking)}.`,
      'This mail brings it into your calendar. Under Profile, Calendar you can turn such mails off.',
    ],
  };
};

const expired = ({ booking, isCountered }: BookingNews, reader: Reader): Text => {
  const what = `The request for ${reader.whose} in ${booking.subject.name} has expired`;
  return {
    subject: what,
    paragraphs: [
      `${what}: ${timeFor(reader, booking)}.`,
      isCountered
        ? 'Another time was proposed, and not taken in time, so the lesson does not take place. The time can be booked again.'
        : reader.role === 'tutor'
          ? 'You did not answer it in time, so the lesson does not take place. The time can be booked again.'
          : `${nameInMail(booking.tutor.name)} did not answer in time, so the lesson does not take place. You are welcome to ask for another time.`,
    ],
  };
};

const reminder = ({ booking, hours = 1 }: BookingNews, reader: Reader): Text => {
  const isTutor = reader.role === 'tutor';
  const link = booking.payBy && !isTutor ? null : webUrl(booking.meetingLink);
  const tutor = nameInMail(booking.tutor.name);
  const what = `${reader.whose} in ${booking.subject.name}`;
  return {
    subject: hours > 1 ? `Coming up: ${what}` : `Starting soon: ${what}`,
    paragraphs: [
      `This is a reminder of ${what}${isTutor ? '' : ` with ${tutor}`}: ${timeFor(reader, booking)}.`,
      `It takes place online, in the lesson’s room on Paadam, which ${reader.role === 'parent' ? 'they enter' : 'you enter'} by Join Now from ${limits.joinMinutes} minutes before the start.`,
      ...(link ? [`${isTutor ? 'Your' : `${tutor}’s`} own meeting link, outside Paadam: ${link}`] : []),
    ],
  };
};

const meetingLink = ({ booking, by, isChange }: BookingNews, reader: Reader): Text => {
  const what = `${reader.whose} in ${booking.subject.name}`;
  const deed = isChange ? 'changed the meeting link of' : 'given the meeting link of';
  const tutor = nameInMail(by?.name ?? booking.tutor.name);
  if (!booking.meetingLink) {
    return {
      subject: `${tutor} has removed the meeting link of ${what}`,
      paragraphs: [
        `${tutor} has removed the meeting link of ${what}: ${timeFor(reader, booking)}.`,
        'The link from before is no longer good. It takes place online, in the lesson’s room on Paadam.',
      ],
    };
  }
  return {
    subject: `${tutor} has ${deed} ${what}`,
    paragraphs: [
      `${tutor} has ${deed} ${what}: ${timeFor(reader, booking)}.`,
      isChange
        ? 'The one from before is no longer good. It takes place at the address below.'
        : 'It takes place online, at the address below.',
    ],
    ...joinBy(webUrl(booking.meetingLink)),
  };
};

const completed = ({ booking }: BookingNews, reader: Reader): Text => {
  const tutor = nameInMail(booking.tutor.name);
  return {
    subject: `How was ${reader.whose} in ${booking.subject.name}?`,
    paragraphs: [
      `Your first lesson with ${tutor} has ended. A few stars and a sentence help other students to choose, and ${tutor} to teach.`,
      'They are shown with your first name and initial only.',
    ],
    action: { ...reader.action, label: 'Leave a review' },
  };
};

const reviewed = ({ booking, by }: BookingNews, reader: Reader): Text => {
  const student = nameInMail(by?.name ?? booking.student.name);
  const stars = booking.review?.rating === 1 ? '1 star' : `${booking.review?.rating ?? 0} stars`;
  return {
    subject: `${student} has reviewed your lesson in ${booking.subject.name}`,
    paragraphs: [
      `${student} has given ${reader.whose} in ${booking.subject.name} ${stars} out of ${limits.stars}: ${timeFor(reader, booking)}.`,
    ],
    action: { ...reader.action, label: 'See the review' },
  };
};

const texts: Record<BookingEvent, (news: BookingNews, reader: Reader) => Text> = {
  requested,
  booked,
  accepted: decided('accepted'),
  declined: decided('declined'),
  withdrawn: decided('cancelled the request for'),
  cancelled: decided('cancelled'),
  proposed,
  moved,
  'move-declined': moveDeclined,
  // Nobody is written to.
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

const joinBy = (link: string | null) => (link ? { action: { label: 'Join the lesson', url: link } } : {});

/** When, on the reader's clock, and how long. */
const timeFor = ({ contact }: Reader, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  `${momentFor(contact, startsAt)}, ${(endsAt.getTime() - startsAt.getTime()) / 60_000} minutes`;
