import type { Booking } from '@paadam/shared/contract';
import { Badge } from '@paadam/shared/ui';

/** In a list: which of how many weekly lessons it is. */
export function WeeklyBadge({ booking: { series } }: { booking: Booking }) {
  return series ? (
    <Badge>
      Weekly · {series.position} of {series.of}
    </Badge>
  ) : null;
}
