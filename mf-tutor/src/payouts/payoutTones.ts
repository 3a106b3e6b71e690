import type { PayoutStatus } from '@paadam/shared/domain';
import type { Tone } from '@paadam/shared/ui';

export const payoutTones: Record<PayoutStatus, Tone> = {
  wanted: 'warn',
  sent: 'good',
  failed: 'bad',
  cancelled: 'neutral',
};
