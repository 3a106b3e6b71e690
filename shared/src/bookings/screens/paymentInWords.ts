import type { PaymentState } from '@paadam/shared/contract';
import { formatPaise, type RefundRule, type Role } from '@paadam/shared/domain';
import type { Tone } from '@paadam/shared/ui';

/** A payment in a word or two, as its reader says it. */
export const paymentBadge = (
  { status, refund, refunded }: Pick<PaymentState, 'status' | 'refund' | 'refunded'>,
  role: Role,
): { text: string; tone: Tone } => {
  if (status === 'due') {
    return { text: role === 'tutor' ? 'Awaiting payment' : 'To pay', tone: 'warn' };
  }
  if (status === 'void') return { text: 'Not paid', tone: 'neutral' };
  if (refund > refunded) return { text: 'Refund on its way', tone: 'accent' };
  if (status === 'part_refunded') return { text: 'Part refunded', tone: 'neutral' };
  return status === 'refunded' ? { text: 'Refunded', tone: 'neutral' } : { text: 'Paid', tone: 'good' };
};

/** What became of the money, in a sentence without its full stop. */
export const paymentInWords = ({
  status,
  amount,
  refund,
  refunded,
}: Pick<PaymentState, 'status' | 'amount' | 'refund' | 'refunded'>): string => {
  const of = (part: number) =>
    part === amount ? formatPaise(amount) : `${formatPaise(part)} of ${formatPaise(amount)}`;
  if (status === 'due') return `${formatPaise(amount)}, to be paid`;
  if (status === 'void') return 'Nothing was paid';
  if (refund > refunded) return `Paid, and ${of(refund)} on the way back`;
  return refunded > 0 ? `Paid, and ${of(refunded)} paid back` : `${formatPaise(amount)}, paid`;
};

const hoursInWords = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

/** @param policy from the most hours to the least @returns it in one line, as it is read before paying */
export const refundPolicyInWords = (policy: readonly RefundRule[]): string => {
  const parts = policy.map(({ hours, percent }, index) => {
    const back = percent === 100 ? 'all of it' : percent === 0 ? 'nothing' : `${percent} %`;
    const before = `up to ${hoursInWords(hours)} before the start`;
    if (index > 0) return hours > 0 ? `${before} ${back}` : `later ${back}`;
    return `Cancel ${hours > 0 ? before : 'before it starts'}, and you get back ${back}`;
  });
  const last = policy.at(-1);
  if (!last)
    return 'What is paid is not paid back if you cancel; if the tutor cancels, you get back all of it.';
  return `${parts.join('; ')}${last.hours > 0 && last.percent > 0 ? '; later nothing' : ''}. If the tutor cancels, you get back all of it.`;
};
