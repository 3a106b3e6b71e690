import type { Booking, LessonProblem } from '@paadam/shared/contract';
import {
  agreedRefundPercent,
  type BookingSide,
  formatPaise,
  type ProblemKind,
  percentOf,
} from '@paadam/shared/domain';

type People = Pick<Booking, 'student' | 'tutor'>;

/** @returns what went wrong, as a sentence without its stop */
export const problemInWords = (
  { kind, bySide }: Pick<LessonProblem, 'kind' | 'bySide'>,
  { student, tutor }: People,
): string => {
  switch (kind) {
    case 'tutor-absent':
      return `${tutor.name} was not there`;
    case 'student-absent':
      return `${student.name} was not there`;
    case 'late':
      return `${bySide === 'student' ? tutor.name : student.name} came late`;
    case 'technical':
      return 'There was a technical fault';
    case 'other':
      return 'Something else went wrong';
  }
};

/** @returns paise that are held for the lesson; null: nothing is */
const heldOf = ({ payment }: Pick<Booking, 'payment'>): number | null =>
  payment?.status === 'paid' && payment.refund === 0 ? payment.amount : null;

/** @param refund paise @returns where the money goes by that */
export const moneyInWords = (refund: number, { tutor }: People): string =>
  refund > 0
    ? `${formatPaise(refund)} go back to who paid.`
    : `Nothing goes back. The lesson is paid out to ${tutor.name}.`;

/** @returns what happens to the money where both sides agree; null: nothing was paid */
export const outcomeInWords = (
  booking: Booking,
  { kind, bySide }: { kind: ProblemKind; bySide: BookingSide },
): string | null => {
  const held = heldOf(booking);
  if (held === null) return null;
  const percent = agreedRefundPercent(kind, bySide);
  return percent === null
    ? 'Paadam then decides what goes back.'
    : moneyInWords(percentOf(held, percent), booking);
};
