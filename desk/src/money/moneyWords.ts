import type { DisputeStatus, PaymentStatus, PayoutStatus, RefundStatus } from '@paadam/shared/domain';
import type { Tone } from '@paadam/shared/ui';

export const paymentNames: Record<PaymentStatus, string> = {
  due: 'Due',
  paid: 'Paid',
  void: 'Not needed',
  part_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

export const paymentTones: Record<PaymentStatus, Tone> = {
  due: 'warn',
  paid: 'good',
  void: 'neutral',
  part_refunded: 'brand',
  refunded: 'neutral',
};

export const refundNames: Record<RefundStatus, string> = {
  wanted: 'Wanted',
  sent: 'Sent',
  done: 'Done',
  failed: 'Failed',
};

export const refundTones: Record<RefundStatus, Tone> = {
  wanted: 'warn',
  sent: 'warn',
  done: 'good',
  failed: 'bad',
};

export const payoutNames: Record<PayoutStatus, string> = {
  wanted: 'To be sent',
  sent: 'Sent',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export const payoutTones: Record<PayoutStatus, Tone> = {
  wanted: 'warn',
  sent: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};

export const disputeNames: Record<DisputeStatus, string> = {
  open: 'To be answered',
  won: 'Won',
  lost: 'Lost',
};

export const disputeTones: Record<DisputeStatus, Tone> = { open: 'bad', won: 'good', lost: 'neutral' };

const reasons: Record<string, string> = {
  cancelled: 'The lesson was cancelled',
  'tutor-cancelled': 'The tutor cancelled',
  problem: 'Something went wrong',
  operator: 'By the desk',
  late: 'It came too late',
  double: 'It was paid twice',
  'other-sum': 'It was another sum',
};
export const reasonName = (reason: string): string => reasons[reason] ?? reason;

const accounts: Record<string, string> = {
  gateway: 'At the gateway',
  bank: 'At the bank',
  held: 'Held for the lesson',
  credit: 'The payer’s credit',
  tutor: 'The tutor’s',
  payout: 'On its way to tutors',
  commission: 'Our commission',
  gst: 'GST',
  tds: 'TDS',
  tcs: 'TCS',
  fees: 'Gateway fees',
  goodwill: 'Borne by us',
};
export const accountName = (kind: string): string => accounts[kind] ?? kind;

/** Accounts of all payers, lessons and tutors together, in the order in which money goes through them. */
const sums: Record<string, string> = {
  gateway: 'At the gateway',
  bank: 'At the bank',
  held: 'Held for lessons',
  tutor: 'The tutors’',
  payout: 'On its way to tutors',
  credit: 'Payers’ credits',
  commission: 'Our commission',
  gst: 'GST',
  tds: 'TDS',
  tcs: 'TCS',
  fees: 'Gateway fees',
  goodwill: 'Borne by us',
};

/** @returns what the accounts of each kind hold together, named, in order */
export const sumsInWords = (accounts: readonly { kind: string; balance: number }[]) =>
  Object.entries(sums).flatMap(([kind, name]) => {
    const account = accounts.find((one) => one.kind === kind);
    return account ? [{ name, balance: account.balance }] : [];
  });

const differences: Record<string, string> = {
  debits: 'What went out of an account',
  credits: 'What came into an account',
  books: 'All debits and all credits',
  'empty journal': 'A journal without transfers',
  'side of an account': 'The side on which an account grows',
  'total of a kind': 'The total of the accounts of one kind',
  'balance of a tutor': 'What a tutor has, as the list of payouts shows it',
};
export const differenceName = (what: string): string => differences[what] ?? what;

const events: Record<string, string> = {
  paid: 'Paid',
  completed: 'The lesson took place: its money is given out',
  cancelled: 'Cancelled late: what the policy keeps is given out',
  refunded: 'Money went back',
  'refund borne': 'A refund that we bear',
  'tutor cancelled late': 'The tutor cancelled late: a credit for the payer',
  'dispute lost': 'A dispute was lost',
};
export const eventName = (event: string): string => events[event] ?? event;
