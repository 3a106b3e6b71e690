import type { PayoutStatus, StatementKind } from '@paadam/shared/domain';
import type { Tone } from '@paadam/shared/ui';

export const lineNames: Record<StatementKind, string> = {
  lesson: 'Lesson',
  kept: 'Cancelled late',
  goodwill: 'Goodwill',
  payout: 'Payout',
  'payout-returned': 'Payout returned',
  correction: 'Correction',
};

export const payoutNames: Record<PayoutStatus, string> = {
  wanted: 'On its way',
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
