import type { Booking } from '@paadam/shared/contract';
import { Badge } from '@paadam/shared/ui';
import * as words from '../messages/booking-screens';

/** In a list: a person has proposed another time for the lesson, and it waits for an answer. */
export function ProposedBadge({ booking: { proposal } }: { booking: Booking }) {
  return proposal ? <Badge tone="brand">{words.changeProposed()}</Badge> : null;
}
