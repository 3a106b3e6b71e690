import { limits } from '@paadam/shared/domain';
import type { BookingRow } from './queries';

/** @returns until when the tutor answers a request that waits; null for what does not wait */
export const answerBy = ({
  status,
  createdAt,
  startsAt,
}: Pick<BookingRow, 'status' | 'createdAt' | 'startsAt'>): Date | null =>
  status === 'pending'
    ? new Date(Math.min(createdAt.getTime() + limits.pendingBookingHours * 3_600_000, startsAt.getTime()))
    : null;
