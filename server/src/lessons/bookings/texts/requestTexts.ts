import { formatPaise, limits } from '@paadam/shared/domain';
import { momentFor } from '../../../foundation/mail/momentFor';
import { nameInMail } from '../../../foundation/mail/nameInMail';
import * as words from '../../../messages/booking-mails';
import { answerBy } from '../answerBy';
import type { BookingNews, Text } from '../bookingNews';
import type { Reader } from '../peopleOf';
import { askerOf, forOther, forWhom, lessonOf, moverOf, namesIn, timeFor } from './lessonNames';
import { payAction, payNow } from './paymentTexts';

/** What messages about a new lesson name. */
const askedFor = (news: BookingNews, reader: Reader) => ({
  ...namesIn(news),
  asker: askerOf(news),
  what: { when: timeFor(reader, news.booking), price: formatPaise(news.booking.price) },
});

export const requested = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const { subject, student, tutor, asker, what } = askedFor(news, reader);
  if (reader.role === 'tutor') {
    return {
      subject: words.tutorAsked({ asker, subject, student, forWhom: forOther(booking) }),
      paragraphs: [
        words.tutorAskedFor({ asker, subject, student, forWhom: forOther(booking), ...what }),
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
      subject: words.yourRequest({ subject, student, forWhom: forOther(booking) }),
      paragraphs: [
        words.youAsked({ tutor, subject, student, forWhom: forOther(booking), ...what }),
        whatNext,
        words.canCancel(),
      ],
    };
  }
  const others = { asker, subject, student, forWhom: forWhom(booking, reader) } as const;
  return {
    subject: words.othersRequest(others),
    paragraphs: [words.otherAsked({ ...others, tutor, ...what }), whatNext, words.canCancel()],
  };
};

/** A request that was accepted by itself. */
export const booked = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const { subject, student, tutor, asker, what } = askedFor(news, reader);
  if (reader.role === 'tutor') {
    return {
      subject: words.tutorBooked({ asker, subject, student, forWhom: forOther(booking) }),
      paragraphs: [
        words.tutorBookedFor({ asker, subject, student, forWhom: forOther(booking), ...what }),
        words.acceptedByRules(),
        ...(booking.payBy ? [words.awaitingPayment()] : []),
      ],
    };
  }
  const isBooker = reader.parts.includes('booker');
  const about = { subject, student, forWhom: forWhom(booking, reader) };
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

export const requestMoved = (news: BookingNews, reader: Reader): Text => {
  const { booking, from } = news;
  const { subject, student, tutor } = namesIn(news);
  const isTutor = reader.role === 'tutor';
  const deadline = answerBy(booking);
  const moment = deadline && momentFor(reader.contact, deadline);
  // Of their own lesson neither the student nor the tutor is told who it is for.
  const forWhom = reader.role === 'student' || news.by?.role === 'student' ? 'nobody' : 'student';
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

export const expired = (news: BookingNews, reader: Reader): Text => {
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
