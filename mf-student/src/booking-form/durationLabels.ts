import type { Duration } from '@paadam/shared/domain';

export const durationLabels: Record<Duration, string> = {
  '0.5': 'Trial lesson, 30 min',
  '1': '1 hour',
  '1.5': '1.5 hours',
  '2': '2 hours',
};
