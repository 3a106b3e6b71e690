import type { Booking } from '@paadam/shared/contract';
import { Badge } from '@paadam/shared/ui';
import * as words from '../messages/booking-screens';

/** In a list: that it is a trial lesson, or which of how many weekly ones. */
export function KindBadge({ booking: { series, isTrial } }: { booking: Booking }) {
  if (isTrial) return <Badge tone="brand">{words.trialLesson()}</Badge>;
  return series ? <Badge>{words.weeklyPlace({ position: series.position, count: series.of })}</Badge> : null;
}
