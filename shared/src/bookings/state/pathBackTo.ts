import type { BookingRequest } from './bookingCreation';

/**
 * @param isParent the one who asked is a parent, who books for a child
 * @returns the booking form, filled in as the request was
 */
export const pathBackTo = (
  { student, tutor, subject, dateTime, duration }: BookingRequest,
  isParent: boolean,
): string => {
  const filledIn = new URLSearchParams({ dateTime, duration, subject, ...(isParent && { child: student }) });
  return `/student/bookings/:${tutor}?${filledIn}`;
};
