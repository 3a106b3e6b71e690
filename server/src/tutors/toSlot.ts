import type { Slot } from '@paadam/shared/contract';
import type { Interval } from './interval';

export const toSlot = ({ start, end }: Interval): Slot => ({
  dateTime: start.toISOString(),
  endsAt: end.toISOString(),
});
