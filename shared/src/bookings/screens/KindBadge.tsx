import type { Booking } from '@paadam/shared/contract';
import { Badge } from '@paadam/shared/ui';

/** In a list: that it is a trial lesson, or which of how many weekly ones. */
export function KindBadge({ booking: { series, isTrial } }: { booking: Booking }) {
  if (isTrial) return <Badge tone="brand">Trial lesson</Badge>;
  return series ? (
    <Badge>
      Weekly · {series.position} of {series.of}
    </Badge>
  ) : null;
}
