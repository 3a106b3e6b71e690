import type { BookingStatus } from '@paadam/shared/domain';
import { Badge, type Tone } from '@paadam/shared/ui';
import * as words from '../messages/booking-screens';

interface StatusBadgeProps {
  status: BookingStatus;
  /** Overrules the status's own colour. */
  tone?: Tone;
}

const tones: Record<BookingStatus, Tone> = {
  pending: 'warn',
  accepted: 'good',
  declined: 'bad',
  completed: 'brand',
  cancelled: 'bad',
  expired: 'neutral',
};

/** A booking's status, as a word in its colour. */
export function StatusBadge({ status, tone = tones[status] }: StatusBadgeProps) {
  return <Badge tone={tone}>{words.status({ status })}</Badge>;
}
