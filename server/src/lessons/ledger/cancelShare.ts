import { percentOf, type RefundRule, refundHoldsUntil, refundPercent } from '@paadam/shared/domain';

interface Cancelled {
  /** Paise. */
  amount: number;
  /** Milliseconds of the epoch: from where what cancelling costs is counted. */
  chargedFrom: number;
  now: number;
  by: 'tutor' | 'student' | 'operator';
  /** Whether it was paid with a credit. */
  isByCredit: boolean;
}

export interface CancelShare {
  /** Of the price, that comes back. */
  percent: number;
  /** Paise that come back, and that the payer has as a credit besides. */
  refund: number;
  credit: number;
  /** Milliseconds of the epoch until which it is as much; null: until the lesson starts. */
  until: number | null;
  /** Paise that were paid. */
  paid: number;
}

/**
 * What cancelling a paid lesson does. The student's side gets back what the policy says. A tutor who cancels gives all of it
 * back; what the student's side would have been charged at that moment, the payer then has as a credit. What an operator
 * cancels is paid back, and no one's fault. A lesson that a credit has paid brings no further one: two who act together could
 * make any sum of it, with one payment.
 */
export const cancelShare = (
  policy: readonly RefundRule[],
  { amount, chargedFrom, now, by, isByCredit }: Cancelled,
): CancelShare => {
  const percent = refundPercent(policy, chargedFrom, now);
  const refund = percentOf(amount, percent);
  const until = refundHoldsUntil(policy, chargedFrom, now);
  if (by === 'student') return { percent, refund, credit: 0, until, paid: amount };
  const credit = by === 'tutor' && !isByCredit ? amount - refund : 0;
  return { percent: 100, refund: amount, credit, until, paid: amount };
};

/** @returns the same of several lessons together; null of none */
export const sumShares = (shares: readonly CancelShare[]): CancelShare | null => {
  const [first, ...others] = shares;
  if (!first) return null;
  if (others.length === 0) return first;
  const sumOf = (of: 'refund' | 'credit' | 'paid') => shares.reduce((sum, share) => sum + share[of], 0);
  const [refund, paid] = [sumOf('refund'), sumOf('paid')];
  const ends = shares.flatMap(({ until }) => until ?? []);
  return {
    percent: Math.round((100 * refund) / paid),
    refund,
    credit: sumOf('credit'),
    until: ends.length > 0 ? Math.min(...ends) : null,
    paid,
  };
};
