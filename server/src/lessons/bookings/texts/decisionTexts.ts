import { formatPaise } from '@paadam/shared/domain';
import { nameInMail } from '../../../foundation/mail/nameInMail';
import * as words from '../../../messages/booking-mails';
import type { BookingNews, Text } from '../bookingNews';
import type { Reader } from '../peopleOf';
import { lessonOf, moverOf, timeFor, whoseAfter } from './lessonNames';
import { payAction, payNow } from './paymentTexts';

/** An answer, or the end that a person gave to a request or a lesson. */
export const decided =
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
