import { percentOf, type RefundRule, refundHoldsUntil, refundPercent } from '@paadam/shared/domain';

interface Cancelled {
  /** Paise. */
  amount: number;
  /** Milliseconds of the epoch: from where what cancelling costs is counted. */
  chargedFrom: number;
  now: number;
  by: 'tutor' | 'student' | 'operator';
}

export interface CancelShare {
  /** Of the price, that comes back. */
  percent: number;
  /** Paise that come back, and that the payer has as a credit besides. */
  refund: number;
  credit: number;
  /** Milliseconds of the epoch until which it is as much; null: until the lesson starts. */
  until: number | null;
}

/**
 * What cancelling a paid lesson does. The student's side gets back what the policy says. A tutor who cancels gives all of it
 * back; what the student's side would have been charged at that moment, the payer then has as a credit. What an operator
 * cancels is paid back, and nobody's fault.
 */
export const cancelShare = (
  policy: readonly RefundRule[],
  { amount, chargedFrom, now, by }: Cancelled,
): CancelShare => {
  const percent = refundPercent(policy, chargedFrom, now);
  const refund = percentOf(amount, percent);
  const until = refundHoldsUntil(policy, chargedFrom, now);
  if (by === 'student') return { percent, refund, credit: 0, until };
  return { percent: 100, refund: amount, credit: by === 'tutor' ? amount - refund : 0, until };
};
