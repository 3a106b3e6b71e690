import type { Booking, BookingDetails } from '@paadam/shared/contract';
import { findTransition, type Role, sideOf } from '@paadam/shared/domain';
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

/**
 * @param now milliseconds of the epoch
 * @returns whether that person could propose other times at this moment: of an accepted lesson before its start, or, for the
 *   tutor, of a request; unless the other side's proposal waits for an answer
 */
export const mayPropose = (booking: Booking, role: Role, now: number): boolean => {
  const { status, dateTime } = booking;
  if (Date.parse(dateTime) <= now || mayAnswerProposal(booking, role, now)) return false;
  return (
    status === 'accepted' || (status === 'pending' && role === 'tutor' && answerableUntil(booking) > now)
  );
};

/** @returns whether that person could ask for another time in place of the one that a request waits with */
export const mayChangeTime = (booking: Booking, role: Role, now: number): boolean =>
  booking.status === 'pending' && role !== 'tutor' && answerableUntil(booking) > now;

/** @returns whether a proposal of other times waits for that person's answer */
export const mayAnswerProposal = ({ proposal }: Booking, role: Role, now: number): boolean =>
  Boolean(proposal && proposal.bySide !== sideOf(role) && Date.parse(proposal.lapsesAt) > now);
