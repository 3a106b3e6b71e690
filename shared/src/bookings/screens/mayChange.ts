import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { findTransition, type Role } from '@paadam/shared/domain';
import { answerableUntil } from './answerableUntil';

/** @param now milliseconds of the epoch @returns whether that person could answer the request at this moment */
export const mayAnswer = (booking: BookingDetails, role: Role, now: number): boolean =>
  findTransition(booking.status, 'accepted', role) !== undefined && answerableUntil(booking) > now;

/**
 * Also a request ends with its start, since the clock expires it then.
 *
 * @param now milliseconds of the epoch
 * @returns whether that person could call the lesson off at this moment
 */
export const mayCancel = ({ status, dateTime }: Booking, role: Role, now: number): boolean =>
  findTransition(status, 'cancelled', role) !== undefined && Date.parse(dateTime) > now;

/** @returns whether that person could review the lesson: its student, once it is completed, and once only */
export const mayReview = ({ status, rating }: Booking, role: Role): boolean =>
  role === 'student' && status === 'completed' && rating === null;
