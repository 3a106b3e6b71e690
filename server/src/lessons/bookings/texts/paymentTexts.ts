import { formatPaise, webUrl } from '@paadam/shared/domain';
import { momentFor } from '../../../foundation/mail/momentFor';
import * as words from '../../../messages/booking-mails';
import type { BookingNews, Text } from '../bookingNews';
import type { Reader } from '../peopleOf';
import type { BookingWithContacts } from '../queries';
import { lessonOf, namesIn, timeFor } from './lessonNames';

export const payNow = (booking: BookingWithContacts, reader: Reader): string => {
  const sum = formatPaise(booking.price);
  return booking.payBy
    ? words.payUntil({ sum, moment: momentFor(reader.contact, booking.payBy) })
    : words.pay({ sum });
};

export const payAction = (reader: Reader) => ({ action: { ...reader.action, label: words.payForLesson() } });

export const paid = (news: BookingNews, reader: Reader): Text => {
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

export const payReminder = (news: BookingNews, reader: Reader): Text => {
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

export const unpaid = (news: BookingNews, reader: Reader): Text => {
  const lesson = lessonOf(news, reader.whose);
  return {
    subject: words.unpaid(lesson),
    paragraphs: [
      words.unpaidWhen({ ...lesson, when: timeFor(reader, news.booking) }),
      reader.role === 'tutor' ? words.timeIsFree() : words.paidLater(),
    ],
  };
};

export const refunded = (news: BookingNews, reader: Reader): Text => {
  const about = { ...lessonOf(news, reader.whose), sum: formatPaise(news.refunded ?? 0) };
  return { subject: words.wentBack(about), paragraphs: [words.wentBackHow(about)] };
};
