import { Badge, type Tone } from '@paadam/shared/ui';

export type BookingStatus = 'pending' | 'accepted' | 'declined' | 'completed' | 'cancelled' | 'expired';

export interface StatusBadgeProps {
  status: BookingStatus;
  /** Overrules the status's own colour. */
  tone?: Tone;
}

const looks: Record<BookingStatus, { word: string; tone: Tone }> = {
  pending: { word: 'Pending', tone: 'warn' },
  accepted: { word: 'Accepted', tone: 'good' },
  declined: { word: 'Declined', tone: 'bad' },
  completed: { word: 'Completed', tone: 'brand' },
  cancelled: { word: 'Cancelled', tone: 'bad' },
  expired: { word: 'Expired', tone: 'neutral' },
};

/** A booking's status, as a word in its colour. */
export function StatusBadge({ status, tone }: StatusBadgeProps) {
  const look = looks[status];
  return <Badge tone={tone ?? look.tone}>{look.word}</Badge>;
}
