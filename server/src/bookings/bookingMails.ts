import { type BookingEvent, formatPaise, limits, toldOf, webUrl } from '@paadam/shared/domain';
import { speak } from '@paadam/shared/words/language';
import { composeMail } from '../mail/composeMail';
import type { Mail } from '../mail/mail';
import { momentFor } from '../mail/momentFor';
import { nameInMail } from '../mail/nameInMail';
import * as words from '../messages/booking-mails';
import * as mailWords from '../messages/mail';
import { subjectName } from '../subjects/subjectName';
import { answerBy } from './answerBy';
import type { BookingNews, Text } from './bookingNews';
import { peopleOf, type Reader, type Whose } from './peopleOf';
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
 * @returns the mails to everybody who is told of it by the table `bookingNews`, each in the reader's own language and clock; and
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
    ...told.map((reader) => mailTo(reader, news, texts[news.event])),
    ...(actor && !told.includes(actor) ? [mailTo(actor, news, ownDeed, true)] : []),
  ];
};

type Write = (news: BookingNews, reader: Reader) => Text;

const mailTo = (reader: Reader, news: BookingNews, write: Write, isOwnDeed = false): Mail => {
  const { id: bookingId, sequence, meetingLink } = news.booking;
  const isForCalendar = calendarEvents.has(news.event);
  // That a link was taken back shows on the page; who has it in a calendar has to know.
  const isAll = isOwnDeed || (news.event === 'meeting-link' && !meetingLink);
  const { name, email, language } = reader.contact;
  return {
    ...speak(language, () => {
      const { subject, paragraphs, action = reader.action } = write(news, reader);
      return composeMail({
        to: email,
        subject,
        paragraphs: [mailWords.hello({ name }), ...paragraphs],
        action,
      });
    }),
    ...(isForCalendar && {
      invitation: { bookingId, userId: reader.id, sequence, ...(isAll && { isAll }) },
    }),
  };
};

/** Who and what, as all messages about a booking name it. */
const namesIn = ({ booking }: BookingNews) => ({
  subject: subjectName(booking),
  student: nameInMail(booking.student.name),
  tutor: nameInMail(booking.tutor.name),
});

const lessonOf = (news: BookingNews, whose: Whose) => {
  const { subject, student } = namesIn(news);
  return { subject, student, whose };
};

const requested = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const { subject, student, tutor } = namesIn(news);
  const asker = nameInMail(news.by?.name ?? booking.bookedByContact.name);
  const isForOther = booking.bookedByContact.id !== booking.studentContact.id;
  const forWhom = isForOther ? 'student' : 'nobody';
  const what = { when: timeFor(reader, booking), price: formatPaise(booking.price) };
  if (reader.role === 'tutor') {
    return {
      subject: words.tutorAsked({ asker, subject, student, forWhom }),
      paragraphs: [
        words.tutorAskedFor({ asker, subject, student, forWhom, ...what }),
        words.pleaseAnswer({ hours: limits.pendingBookingHours }),
      ],
      action: { ...reader.action, label: words.seeRequest() },
    };
  }
  const deadline = answerBy(booking);
  const whatNext = deadline
    ? words.canAnswerUntil({ tutor, moment: momentFor(reader.contact, deadline) })
    : words.canAnswer({ tutor });
  if (reader.parts.includes('booker')) {
    return {
      subject: words.yourRequest({ subject, student, forWhom }),
      paragraphs: [
        words.youAsked({ tutor, subject, student, forWhom, ...what }),
        whatNext,
        words.canCancel(),
      ],
    };
  }
  const others = { asker, subject, student, forWhom: reader.role === 'student' ? 'you' : forWhom } as const;
  return {
    subject: words.othersRequest(others),
    paragraphs: [words.otherAsked({ ...others, tutor, ...what }), whatNext, words.canCancel()],
  };
};

/** A request that was accepted by itself. */
const booked = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const { subject, student, tutor } = namesIn(news);
  const asker = nameInMail(news.by?.name ?? booking.bookedByContact.name);
  const isForOther = booking.bookedByContact.id !== booking.studentContact.id;
  const forOther = isForOther ? 'student' : 'nobody';
  const what = { when: timeFor(reader, booking), price: formatPaise(booking.price) };
  if (reader.role === 'tutor') {
    return {
      subject: words.tutorBooked({ asker, subject, student, forWhom: forOther }),
      paragraphs: [
        words.tutorBookedFor({ asker, subject, student, forWhom: forOther, ...what }),
        words.acceptedByRules(),
        ...(booking.payBy ? [words.awaitingPayment()] : []),
      ],
    };
  }
  const isBooker = reader.parts.includes('booker');
  const forWhom = reader.role === 'student' && !isBooker ? 'you' : forOther;
  const about = { subject, student, forWhom } as const;
  return {
    subject: isBooker ? words.yourBooking(about) : words.othersBooking({ ...about, asker }),
    paragraphs: [
      isBooker
        ? words.youBooked({ ...about, tutor, ...what })
        : words.otherBooked({ ...about, asker, tutor, ...what }),
      booking.payBy ? payNow(booking, reader) : words.takesPlaceUnless(),
    ],
    ...(booking.payBy && payAction(reader)),
  };
};

/** An answer, or the end that somebody gave to a request or a lesson. */
const decided =
  (deed: Parameters<typeof words.decided>[0]['deed']) =>
  (news: BookingNews, reader: Reader): Text => {
    const { booking, by, reason } = news;
    const lesson = { ...lessonOf(news, whoseAfter(news, reader)), deed };
    return {
      subject: words.decided({ ...lesson, mover: nameInMail(by?.name ?? '') }),
      paragraphs: [
        words.decidedWhen({ ...lesson, mover: moverOf(news, reader), when: timeFor(reader, booking) }),
        ...(reason ? [words.reason({ reason })] : []),
        ...ofMoney(news, reader),
      ],
      ...(booking.payBy && reader.role !== 'tutor' && payAction(reader)),
    };
  };

/** What comes next, or goes back, where lessons are paid. */
const ofMoney = ({ event, booking, share }: BookingNews, reader: Reader): string[] => {
  if (event === 'accepted' && booking.payBy) {
    return [reader.role === 'tutor' ? words.awaitingPayment() : payNow(booking, reader)];
  }
  if (event !== 'cancelled' || !share) return [];
  if (reader.role === 'tutor') {
    const kept = share.paid - share.refund;
    return kept > 0 ? [words.keptOfPrice({ sum: formatPaise(kept) })] : [];
  }
  return [
    share.refund > 0 ? words.goesBack({ sum: formatPaise(share.refund) }) : words.nothingGoesBack(),
    ...(share.credit > 0 ? [words.credit({ sum: formatPaise(share.credit) })] : []),
  ];
};

const payNow = (booking: BookingWithContacts, reader: Reader): string => {
  const sum = formatPaise(booking.price);
  return booking.payBy
    ? words.payUntil({ sum, moment: momentFor(reader.contact, booking.payBy) })
    : words.pay({ sum });
};

const payAction = (reader: Reader) => ({ action: { ...reader.action, label: words.payForLesson() } });

const paid = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const lesson = lessonOf(news, reader.whose);
  const link = reader.role === 'tutor' ? null : webUrl(booking.meetingLink);
  return {
    subject: words.paid(lesson),
    paragraphs: [
      words.paidWhen({ ...lesson, price: formatPaise(booking.price), when: timeFor(reader, booking) }),
      words.takesPlace(),
      ...(link ? [words.tutorsLink({ tutor: namesIn(news).tutor, link })] : []),
    ],
  };
};

const payReminder = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const lesson = lessonOf(news, reader.whose);
  return {
    subject: words.pleasePay(lesson),
    paragraphs: [
      words.notPaidYet({ ...lesson, tutor: namesIn(news).tutor, when: timeFor(reader, booking) }),
      payNow(booking, reader),
    ],
    ...payAction(reader),
  };
};

const unpaid = (news: BookingNews, reader: Reader): Text => {
  const lesson = lessonOf(news, reader.whose);
  return {
    subject: words.unpaid(lesson),
    paragraphs: [
      words.unpaidWhen({ ...lesson, when: timeFor(reader, news.booking) }),
      reader.role === 'tutor' ? words.timeIsFree() : words.paidLater(),
    ],
  };
};

const refunded = (news: BookingNews, reader: Reader): Text => {
  const about = { ...lessonOf(news, reader.whose), sum: formatPaise(news.refunded ?? 0) };
  return { subject: words.wentBack(about), paragraphs: [words.wentBackHow(about)] };
};

/** Whose act it was, as the reader knows them: a tutor may never have heard of the parent. */
const moverOf = ({ booking, by }: BookingNews, reader: Reader): string => {
  const name = nameInMail(by?.name ?? '');
  return reader.role === 'tutor' && by?.role === 'parent'
    ? words.parentOf({ name, student: nameInMail(booking.student.name) })
    : name;
};

/** To a tutor the student who did it is named already. */
const whoseAfter = ({ by }: BookingNews, reader: Reader): Whose =>
  reader.role === 'tutor' && by?.role === 'student' ? 'own' : reader.whose;

const proposed = (news: BookingNews, reader: Reader): Text => {
  const { booking, by } = news;
  const lesson = lessonOf(news, whoseAfter(news, reader));
  const { times = [], note, lapsesAt } = booking.proposal ?? {};
  const state = stateOf(booking);
  const mayAnswer = (reader.role === 'tutor') !== (by?.role === 'tutor');
  const choices = times.map(({ dateTime }) => momentFor(reader.contact, new Date(dateTime))).join('; ');
  const when = timeFor(reader, booking);
  return {
    subject: words.proposed({ ...lesson, mover: nameInMail(by?.name ?? '') }),
    paragraphs: [
      words.proposedTimes({ ...lesson, mover: moverOf(news, reader), times: choices }),
      ...(note ? [words.note({ note })] : []),
      state === 'request' ? words.requestIsFor({ when }) : words.lessonStaysUntil({ when }),
      ...(mayAnswer && lapsesAt
        ? [words.takeOne({ state, moment: momentFor(reader.contact, new Date(lapsesAt)) })]
        : []),
    ],
    ...(mayAnswer && { action: { ...reader.action, label: words.seeTimes() } }),
  };
};

const stateOf = ({ status }: Pick<BookingWithContacts, 'status'>): 'request' | 'lesson' =>
  status === 'pending' ? 'request' : 'lesson';

const moved = (news: BookingNews, reader: Reader): Text => {
  const { booking, from, isAcceptance } = news;
  const lesson = lessonOf(news, whoseAfter(news, reader));
  return {
    subject: words.moved({ ...lesson, mover: nameInMail(news.by?.name ?? '') }),
    paragraphs: [
      words.movedWhen({ ...lesson, mover: moverOf(news, reader), when: timeFor(reader, booking) }),
      ...(from ? [words.timeBefore({ moment: momentFor(reader.contact, from) })] : []),
      ...(isAcceptance && !booking.payBy ? [words.acceptedWithIt()] : []),
      ...(isAcceptance && booking.payBy
        ? [
            words.acceptedToBePaid(),
            reader.role === 'tutor' ? words.awaitingPayment() : payNow(booking, reader),
          ]
        : []),
    ],
    ...(isAcceptance && booking.payBy && reader.role !== 'tutor' && payAction(reader)),
  };
};

const moveDeclined = (news: BookingNews, reader: Reader): Text => {
  const { booking, by } = news;
  const lesson = lessonOf(news, whoseAfter(news, reader));
  return {
    subject: words.oldTimeKept({ ...lesson, mover: nameInMail(by?.name ?? '') }),
    paragraphs: [
      words.noTimeTaken({
        ...lesson,
        mover: moverOf(news, reader),
        state: stateOf(booking),
        when: timeFor(reader, booking),
      }),
    ],
  };
};

const moveLapsed = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const lesson = lessonOf(news, whoseAfter(news, reader));
  return {
    subject: words.lapsed(lesson),
    paragraphs: [
      words.nobodyAnswered({ ...lesson, state: stateOf(booking), when: timeFor(reader, booking) }),
    ],
  };
};

const requestMoved = (news: BookingNews, reader: Reader): Text => {
  const { booking, from } = news;
  const { subject, student, tutor } = namesIn(news);
  const isTutor = reader.role === 'tutor';
  const deadline = answerBy(booking);
  const moment = deadline && momentFor(reader.contact, deadline);
  const forWhom = reader.role === 'student' ? 'nobody' : 'student';
  const answer = moment ? words.answerUntil({ moment }) : words.answer();
  const tutorAnswers = moment ? words.tutorAnswersUntil({ tutor, moment }) : words.tutorAnswers({ tutor });
  return {
    subject: words.asksForOtherTime({ subject, student, forWhom, mover: nameInMail(news.by?.name ?? '') }),
    paragraphs: [
      words.nowAsks({
        subject,
        student,
        forWhom,
        mover: moverOf(news, reader),
        when: timeFor(reader, booking),
      }),
      ...(from ? [words.requestBefore({ moment: momentFor(reader.contact, from) })] : []),
      isTutor ? answer : tutorAnswers,
    ],
    ...(isTutor && { action: { ...reader.action, label: words.seeRequest() } }),
  };
};

/** To whoever did it, for their own calendar. */
const ownDeed = (news: BookingNews, reader: Reader): Text => {
  const { event, booking } = news;
  const deed =
    event === 'accepted' || event === 'cancelled' || event === 'moved'
      ? event
      : booking.meetingLink
        ? 'linked'
        : 'unlinked';
  const about = { ...namesIn(news), reader: reader.role, deed } as const;
  return {
    subject: words.forCalendar(about),
    paragraphs: [words.ownDeed({ ...about, when: timeFor(reader, booking) }), words.bringsIntoCalendar()],
  };
};

const expired = (news: BookingNews, reader: Reader): Text => {
  const { booking, isCountered } = news;
  const lesson = lessonOf(news, reader.whose);
  return {
    subject: words.expired(lesson),
    paragraphs: [
      words.expiredWhen({ ...lesson, when: timeFor(reader, booking) }),
      isCountered
        ? words.counteredInVain()
        : reader.role === 'tutor'
          ? words.youDidNotAnswer()
          : words.tutorDidNotAnswer({ tutor: namesIn(news).tutor }),
    ],
  };
};

const reminder = (news: BookingNews, reader: Reader): Text => {
  const { booking, hours = 1 } = news;
  const { role } = reader;
  const link = booking.payBy && role !== 'tutor' ? null : webUrl(booking.meetingLink);
  const names = namesIn(news);
  const lesson = lessonOf(news, reader.whose);
  const minutes = limits.joinMinutes;
  return {
    subject: hours > 1 ? words.comingUp(lesson) : words.startingSoon(lesson),
    paragraphs: [
      words.reminderOf({ ...names, reader: role, when: timeFor(reader, booking) }),
      role === 'parent' ? words.inRoomOfChild({ minutes }) : words.inRoom({ minutes }),
      ...(link
        ? [role === 'tutor' ? words.yourLink({ link }) : words.tutorsLink({ tutor: names.tutor, link })]
        : []),
    ],
  };
};

const meetingLink = (news: BookingNews, reader: Reader): Text => {
  const { booking, by, isChange } = news;
  const tutor = nameInMail(by?.name ?? booking.tutor.name);
  const deed = !booking.meetingLink ? 'removed' : isChange ? 'changed' : 'given';
  const about = { ...lessonOf(news, reader.whose), tutor, deed } as const;
  const whatNext = { removed: words.linkGone, changed: words.linkReplaced, given: words.linkBelow };
  return {
    subject: words.linkSet(about),
    paragraphs: [words.linkSetWhen({ ...about, when: timeFor(reader, booking) }), whatNext[deed]()],
    ...(booking.meetingLink && joinBy(webUrl(booking.meetingLink))),
  };
};

const completed = (news: BookingNews, reader: Reader): Text => ({
  subject: words.howWas(lessonOf(news, reader.whose)),
  paragraphs: [words.firstLessonEnded({ tutor: namesIn(news).tutor }), words.shownAs()],
  action: { ...reader.action, label: words.leaveReview() },
});

const reviewed = (news: BookingNews, reader: Reader): Text => {
  const { booking, by } = news;
  const mover = nameInMail(by?.name ?? booking.student.name);
  return {
    subject: words.reviewed({ student: mover, subject: subjectName(booking) }),
    paragraphs: [
      words.stars({
        ...lessonOf(news, reader.whose),
        mover,
        stars: booking.review?.rating ?? 0,
        most: limits.stars,
        when: timeFor(reader, booking),
      }),
    ],
    action: { ...reader.action, label: words.seeReview() },
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

const joinBy = (link: string | null) => (link ? { action: { label: words.join(), url: link } } : {});

/** When, on the reader's clock, and how long. */
const timeFor = ({ contact }: Reader, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  words.when({
    moment: momentFor(contact, startsAt),
    minutes: (endsAt.getTime() - startsAt.getTime()) / 60_000,
  });
