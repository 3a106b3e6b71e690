import { useBookings } from '@paadam/bookings/screens';

/** The student's completed classes without a review, the latest first. */
export const useReviewsDue = () => {
  const paged = useBookings('reviews due', 'student', { status: 'completed', rated: 'no' });
  // One that was reviewed just now is still among them until the list has been loaded again.
  return { ...paged, due: (paged.list.data?.rows ?? []).filter(({ rating }) => rating === null) };
};
