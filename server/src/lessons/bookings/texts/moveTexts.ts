import { momentFor } from '../../../foundation/mail/momentFor';
import { nameInMail } from '../../../foundation/mail/nameInMail';
import * as words from '../../../messages/booking-mails';
import type { BookingNews, Text } from '../bookingNews';
import type { Reader } from '../peopleOf';
import { lessonOf, moverOf, stateOf, timeFor, whoseAfter } from './lessonNames';
import { payAction, payNow } from './paymentTexts';

export const proposed = (news: BookingNews, reader: Reader): Text => {
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

export const moved = (news: BookingNews, reader: Reader): Text => {
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

export const moveDeclined = (news: BookingNews, reader: Reader): Text => {
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

export const moveLapsed = (news: BookingNews, reader: Reader): Text => {
  const { booking } = news;
  const lesson = lessonOf(news, whoseAfter(news, reader));
  return {
    subject: words.lapsed(lesson),
    paragraphs: [
      words.nobodyAnswered({ ...lesson, state: stateOf(booking), when: timeFor(reader, booking) }),
    ],
  };
};
