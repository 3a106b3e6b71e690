import { useSelector } from 'react-redux';
import { useBookingChild } from '../booking-child/useBookingChild';
import { addressOf } from './question';
import { selectQuestion } from './tutorList';

/** @returns the way to the list of tutors, as it was last searched, with the child that a parent is looking for */
export const useListPath = (): string => {
  const child = useBookingChild();
  const address = new URLSearchParams(child ? { child: child._id } : {});
  const search = addressOf(address, useSelector(selectQuestion) ?? {}).toString();
  return search ? `/tutors?${search}` : '/tutors';
};
