import type { Booking, LessonProblem } from '@paadam/shared/contract';
import {
  agreedRefundPercent,
  type BookingSide,
  formatPaise,
  type ProblemKind,
  percentOf,
} from '@paadam/shared/domain';
import * as words from '../messages/booking-screens';

type People = Pick<Booking, 'student' | 'tutor'>;

/** @returns what went wrong, as a sentence without its stop */
export const problemInWords = (
  { kind, bySide }: Pick<LessonProblem, 'kind' | 'bySide'>,
  { student, tutor }: People,
): string => {
  switch (kind) {
    case 'tutor-absent':
      return words.wasNotThere({ name: tutor.name });
    case 'student-absent':
      return words.wasNotThere({ name: student.name });
    case 'late':
      return words.cameLate({ name: bySide === 'student' ? tutor.name : student.name });
    case 'technical':
      return words.technicalFault();
    case 'other':
      return words.somethingElse();
  }
};

/** @returns paise that are held for the lesson; null: nothing is */
const heldOf = ({ payment }: Pick<Booking, 'payment'>): number | null =>
  payment?.status === 'paid' && payment.refund === 0 ? payment.amount : null;

/** @param refund paise @returns where the money goes by that */
export const moneyInWords = (refund: number, { tutor }: People): string =>
  refund > 0 ? words.goesBack({ refund: formatPaise(refund) }) : words.paidOutTo({ name: tutor.name });

/** @returns what happens to the money where both sides agree; null: nothing was paid */
export const outcomeInWords = (
  booking: Booking,
  { kind, bySide }: { kind: ProblemKind; bySide: BookingSide },
): string | null => {
  const held = heldOf(booking);
  if (held === null) return null;
  const percent = agreedRefundPercent(kind, bySide);
  return percent === null
    ? words.paadamDecidesWhatGoesBack()
    : moneyInWords(percentOf(held, percent), booking);
};
