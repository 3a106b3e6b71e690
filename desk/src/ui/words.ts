import type { Approval, DeskEvent } from '@paadam/shared/contract';
import {
  type BookingStatus,
  type DeskAction,
  type DeskRight,
  formatPaise,
  inWords,
} from '@paadam/shared/domain';
import type { Tone } from '@paadam/shared/ui';

const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });

/** @param instant ISO 8601 @returns it on the operator's own clock */
export const momentOf = (instant: string): string => moment.format(new Date(instant));
export const dayOf = (instant: string): string => day.format(new Date(instant));

/** @param seconds of a wait @returns "under a minute", "12 minutes", "3 hours" */
export const waitOf = (seconds: number): string => {
  if (seconds < 60) return 'under a minute';
  return seconds < 3_600
    ? inWords(Math.floor(seconds / 60), 'minute')
    : inWords(Math.floor(seconds / 3_600), 'hour');
};

export const statusNames: Record<BookingStatus, string> = {
  pending: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const statusTones: Record<BookingStatus, Tone> = {
  pending: 'warn',
  accepted: 'good',
  declined: 'bad',
  completed: 'brand',
  cancelled: 'neutral',
  expired: 'neutral',
};

export const rightNames: Record<DeskRight, string> = {
  money: 'Money',
  people: 'People',
  cases: 'Bookings and cases',
  verify: 'Verification',
  settings: 'Operators',
  audit: 'Audit',
};

export const actNames: Record<Approval['act'], string> = {
  'suspend-for-good': 'Suspend for good',
  'big-refund': 'Refund',
  'big-decision': 'A lesson that went wrong',
};

const actions: Record<DeskAction, string> = {
  'signed-in': 'signed in',
  'sign-in-failed': 'failed to sign in',
  'code-failed': 'gave a wrong code',
  'signed-out': 'signed out',
  'app-set-up': 'set up the app',
  'password-set': 'set a password',
  'people-searched': 'searched people',
  'person-read': 'looked at',
  'email-shown': 'was shown the e-mail address of',
  suspended: 'suspended',
  'suspension-asked': 'asked to suspend for good',
  'suspension-lifted': 'lifted the suspension of',
  approved: 'approved for',
  refused: 'refused for',
  withdrawn: 'took back for',
  'bookings-searched': 'searched bookings',
  'booking-read': 'looked at a booking',
  'booking-cancelled': 'cancelled a booking',
  'invoice-read': 'opened a document',
  'problems-read': 'looked at lessons that went wrong',
  'problem-read': 'looked into what went wrong',
  'problem-decided': 'decided what went wrong',
  'decision-asked': 'asked for a second operator to decide what went wrong',
  'operator-added': 'added the operator',
  'operator-invited': 'made a new link for',
  'rights-changed': 'changed the rights of',
  'operator-disabled': 'disabled',
  'operator-enabled': 'enabled',
  'audit-read': 'read the audit',
  'payments-searched': 'searched payments',
  'payment-read': 'looked at the payment of a booking',
  'refunds-read': 'looked at refunds',
  'disputes-read': 'looked at disputes',
  refunded: 'refunded a booking',
  'refund-asked': 'asked to refund a booking',
  'refund-retried': 'had a refund tried again',
  'refund-by-hand': 'sent a refund by hand',
  'payouts-read': 'looked at payouts',
  'payout-made': 'made a payout for',
  'payout-sent': 'marked as sent a payout for',
  'payout-failed': 'marked as failed a payout for',
  'payout-cancelled': 'cancelled a payout for',
  'payout-file-made': 'had the bank account in the file of',
  'books-read': 'looked at the books',
  'settlement-entered': 'entered a settlement or fee',
  read: 'read',
  called: 'made a call',
};

/** @returns "Asha suspended Ravi Iyer" */
export const sentenceOf = ({ by, action, aboutName }: DeskEvent): string =>
  [by?.name ?? 'Somebody', actions[action], aboutName].filter(Boolean).join(' ');

const shownValue = (name: string, value: string | number | null) => {
  if (name === 'amount') return formatPaise(Number(value));
  return name === 'until' ? momentOf(String(value)) : value;
};

/** @returns what else was written down, in one line */
export const detailOf = ({ detail }: DeskEvent): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}: ${shownValue(name, value)}`)
    .join(' · ');
