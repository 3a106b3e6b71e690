/**
 * The kinds of accounts. `side`: on which side it grows. `mayOverdraw`: a refund or a payout can come before the settlement
 * that covers it is posted.
 */
export const accountKinds = {
  /** What the payment gateway has of ours, and what the bank has. */
  gateway: { side: 'debit', mayOverdraw: true },
  bank: { side: 'debit', mayOverdraw: true },
  /** What was paid for a lesson, until it is the tutor's or goes back: one account a booking. */
  held: { side: 'credit', mayOverdraw: false },
  /** What a payer has with us. */
  credit: { side: 'credit', mayOverdraw: false },
  /** What a tutor has earned. */
  tutor: { side: 'credit', mayOverdraw: true },
  /** What is on its way to a tutor's bank: one account a payout. */
  payout: { side: 'credit', mayOverdraw: false },
  /** The house's share, and the taxes in it. */
  commission: { side: 'credit', mayOverdraw: false },
  gst: { side: 'credit', mayOverdraw: false },
  tds: { side: 'credit', mayOverdraw: false },
  tcs: { side: 'credit', mayOverdraw: false },
  /** What the house spends: the gateway's fees, and what it bears itself. */
  fees: { side: 'debit', mayOverdraw: false },
  goodwill: { side: 'debit', mayOverdraw: false },
} as const satisfies Record<string, { side: 'debit' | 'credit'; mayOverdraw: boolean }>;

export type AccountKind = keyof typeof accountKinds;

export interface Account {
  kind: AccountKind;
  /** A booking's, a payer's, a tutor's; null: the house's. */
  ownerId: string | null;
}

const ofHouse = (kind: AccountKind): Account => ({ kind, ownerId: null });

export const gateway = ofHouse('gateway');
export const bank = ofHouse('bank');
export const fees = ofHouse('fees');
export const commission = ofHouse('commission');
export const gst = ofHouse('gst');
export const goodwill = ofHouse('goodwill');
export const held = (bookingId: string): Account => ({ kind: 'held', ownerId: bookingId });
export const creditOf = (payerId: string): Account => ({ kind: 'credit', ownerId: payerId });
export const earningsOf = (tutorId: string): Account => ({ kind: 'tutor', ownerId: tutorId });
export const payoutOf = (payoutId: string): Account => ({ kind: 'payout', ownerId: payoutId });
