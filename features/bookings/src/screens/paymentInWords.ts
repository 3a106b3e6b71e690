import type { PaymentState } from '@paadam/shared/contract';
import { formatPaise, type RefundRule, type Role } from '@paadam/shared/domain';
import type { Tone } from '@paadam/shared/ui';
import * as words from '../messages/booking-screens';

/** A payment in a word or two, as its reader says it. */
export const paymentBadge = (
  { status, refund, refunded }: Pick<PaymentState, 'status' | 'refund' | 'refunded'>,
  role: Role,
): { text: string; tone: Tone } => {
  if (status === 'due') {
    return { text: role === 'tutor' ? words.awaitingPayment() : words.toPay(), tone: 'warn' };
  }
  if (status === 'void') return { text: words.notPaid(), tone: 'neutral' };
  if (refund > refunded) return { text: words.refundOnItsWay(), tone: 'accent' };
  if (status === 'part_refunded') return { text: words.partRefunded(), tone: 'neutral' };
  return status === 'refunded'
    ? { text: words.refunded(), tone: 'neutral' }
    : { text: words.paid(), tone: 'good' };
};

/** What became of the money, in a sentence without its full stop. */
export const paymentInWords = ({
  status,
  amount,
  refund,
  refunded,
}: Pick<PaymentState, 'status' | 'amount' | 'refund' | 'refunded'>): string => {
  const sum = formatPaise(amount);
  if (status === 'due') return words.toBePaid({ amount: sum });
  if (status === 'void') return words.nothingWasPaid();
  if (refund > refunded) {
    const back = { refund: formatPaise(refund), amount: sum };
    return refund === amount ? words.allOnTheWayBack(back) : words.partOnTheWayBack(back);
  }
  if (refunded === 0) return words.sumPaid({ amount: sum });
  const back = { refund: formatPaise(refunded), amount: sum };
  return refunded === amount ? words.allPaidBack(back) : words.partPaidBack(back);
};

/** @param policy from the most hours to the least @returns it in one line, as it is read before paying */
export const refundPolicyInWords = (policy: readonly RefundRule[]): string => {
  const last = policy.at(-1);
  if (!last) return words.nothingPaidBack();
  const rules = policy.map(({ hours, percent }, index) => {
    const rule = { hours, back: words.partOfIt({ percent }) };
    return index === 0 ? words.firstRule(rule) : words.nextRule(rule);
  });
  if (last.hours > 0 && last.percent > 0) rules.push(words.laterNothing());
  return words.refundRules({ rules: rules.join('; ') });
};
