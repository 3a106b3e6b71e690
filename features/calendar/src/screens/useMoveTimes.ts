import { bookingTimes } from '@paadam/bookings';
import type { CalendarQuestion } from '@paadam/calendar';
import type { Slot } from '@paadam/shared/contract';
import { dataOf, usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';

/**
 * @param bookingId of the one that is being moved; null: none is
 * @returns the starts that it could be moved to between two instants; undefined while they are not known
 */
export const useMoveTimes = (
  bookingId: string | null,
  { from, to }: CalendarQuestion,
): readonly Slot[] | undefined => {
  const dispatch = usePaadamDispatch();
  const question = useMemo(() => bookingId && { bookingId, from, to }, [bookingId, from, to]);
  useEffect(() => {
    if (!question) return;
    dispatch(bookingTimes.actions.requested(question));
    return () => void dispatch(bookingTimes.actions.left(question));
  }, [question, dispatch]);
  return useSelector((state: object) =>
    question ? dataOf(bookingTimes.select(state, question).answer) : undefined,
  );
};
