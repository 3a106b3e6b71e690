import * as words from '../messages/names';
import type { BookingStatus } from './bookingStates';

/** The states of what is asked for a lesson, beside those of the booking. */
export const paymentStatuses = ['due', 'paid', 'void', 'part_refunded', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export interface PaymentTransition {
  from: PaymentStatus;
  to: PaymentStatus;
  /** What moves it: money that came, a lesson that does not take place, or money that has gone back. */
  by: 'capture' | 'end' | 'refund';
}

/** A payment's whole life, forward alone. Whatever is not in this table does not happen. */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: 'due', to: 'paid', by: 'capture' },
  { from: 'due', to: 'void', by: 'end' },
  { from: 'paid', to: 'part_refunded', by: 'refund' },
  { from: 'paid', to: 'refunded', by: 'refund' },
  { from: 'part_refunded', to: 'refunded', by: 'refund' },
];

/** @returns from which states one gets there */
export const paymentFroms = (to: PaymentStatus): PaymentStatus[] =>
  paymentTransitions.filter((move) => move.to === to).map(({ from }) => from);

/** The states of money that goes back. */
export const refundStatuses = ['wanted', 'sent', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** By which gateway people pay; `test` stands in for one, and no money moves. */
export const paymentProviders = ['test', 'razorpay', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** What money came by: a gateway, or what the payer had with the house. */
export type PaidBy = PaymentProvider | 'credit';

/** @param method as gateways call it @returns it as people do */
export const nameOfMethod = (method: string): string => words.method({ method });

/** What became of money that came: it paid the lesson; or it came too late, once more, or with another sum, and goes back. */
export type CaptureFate = 'paid' | 'late' | 'double' | 'other-sum';

/** Why money goes back. */
export type RefundReason =
  | 'cancelled'
  | 'tutor-cancelled'
  | 'problem'
  | 'operator'
  | Exclude<CaptureFate, 'paid'>;

/** Why money goes back that never paid for the lesson. */
export const straysBack = ['late', 'double', 'other-sum'] as const satisfies readonly RefundReason[];

/** What operators enter of the gateway: what it paid to the bank, and what it kept. */
export const settlementKinds = ['settlement', 'fee'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** Why money does not go back by itself: no one can ask the gateway any more, or it has refused, or the money came back to it. */
export type RefundProblem = 'no-keys' | 'refused' | 'failed';

/** A payer's bank asks money back: who has it in the end, the house or the payer. */
export const disputeStatuses = ['open', 'won', 'lost'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/**
 * How long a lesson may wait for its payment: a day from its acceptance, one of weekly lessons also until so many days before its
 * start; in both cases until so many hours before the start, but at least half an hour, and never beyond the start.
 */
export const paymentWindow = { hours: 24, seriesDaysBefore: 3, hoursBefore: 2, leastMinutes: 30 } as const;

/** Whether a lesson waits for its payment, so that no one gets into it yet. */
export const isUnpaid = (booking: {
  status: BookingStatus;
  payment?: { status: PaymentStatus } | null;
}): boolean => booking.status === 'accepted' && booking.payment?.status === 'due';

/** One line of the refund policy: who cancels so many hours before the start, or earlier, gets so much back. */
export interface RefundRule {
  hours: number;
  percent: number;
}

/**
 * @param policy from the most hours to the least
 * @param startsAt, now milliseconds of the epoch
 * @returns percent that come back where the student's side cancels at that moment; nothing once the lesson has begun
 */
export const refundPercent = (policy: readonly RefundRule[], startsAt: number, now: number): number => {
  if (now >= startsAt) return 0;
  return policy.find(({ hours }) => startsAt - now >= hours * 3_600_000)?.percent ?? 0;
};

/** @returns until when, in milliseconds of the epoch, as much comes back as now; null: until the start */
export const refundHoldsUntil = (
  policy: readonly RefundRule[],
  startsAt: number,
  now: number,
): number | null => {
  const rule = policy.find(({ hours }) => startsAt - now >= hours * 3_600_000);
  return rule && rule.hours > 0 ? startsAt - rule.hours * 3_600_000 : null;
};

/** @param amount paise @returns whole paise, half of one upwards */
export const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
