import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addressOf } from './question';
import { selectQuestion } from './tutorsSlice';

/** @returns the way to the list of tutors, as it was last searched */
export const useListPath = (): string => {
  const [address] = useSearchParams();
  const search = addressOf(address, useSelector(selectQuestion) ?? {}).toString();
  return search ? `/tutors?${search}` : '/tutors';
};
