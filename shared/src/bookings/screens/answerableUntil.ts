import type { BookingDetails } from '@paadam/shared/contract';
import { limits } from '@paadam/shared/domain';

/** @returns milliseconds of the epoch from which the clock expires a request */
export const answerableUntil = ({
  createdAt,
  dateTime,
}: Pick<BookingDetails, 'createdAt' | 'dateTime'>): number =>
  Math.min(Date.parse(createdAt) + limits.pendingBookingHours * 3_600_000, Date.parse(dateTime));
