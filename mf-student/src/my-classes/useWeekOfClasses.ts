import { useBookings } from '@paadam/shared/bookings/screens';
import { addDays, type BookingStatus, type Day, startOfDay } from '@paadam/shared/domain';
import { useEffect } from 'react';

/**
 * The student's classes of one week, all of them: a week is not read page by page.
 *
 * @param status one of the states that lists leave out; absent: all the others
 */
export const useWeekOfClasses = (monday: Day, status?: BookingStatus) => {
  const bookings = useBookings(`week of ${monday} ${status ?? ''}`, 'student', {
    from: startOfDay(monday).toISOString(),
    to: startOfDay(addDays(monday, 7)).toISOString(),
    order: 'earliest',
    ...(status && { status }),
  });
  const { list, more, loadMore } = bookings;
  const goesOn = list.status === 'loaded' && list.data.nextCursor !== null && more.status !== 'failed';
  const cursor = list.data?.nextCursor;
  useEffect(() => {
    if (goesOn && cursor) loadMore();
  }, [goesOn, cursor, loadMore]);
  return bookings;
};
