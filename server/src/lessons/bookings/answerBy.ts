import { limits } from '@paadam/shared/domain';
import type { BookingRow } from './queries';

/** @returns until when the tutor answers a request that waits; null for what does not wait */
export const answerBy = ({
  status,
  createdAt,
  renewedAt,
  startsAt,
}: Pick<BookingRow, 'status' | 'createdAt' | 'startsAt'> & { renewedAt?: Date | null }): Date | null =>
  status === 'pending'
    ? new Date(
        Math.min(
          (renewedAt ?? createdAt).getTime() + limits.pendingBookingHours * 3_600_000,
          startsAt.getTime(),
        ),
      )
    : null;
