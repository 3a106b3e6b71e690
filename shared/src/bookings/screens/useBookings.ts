import {
  type BookingsQuestion,
  type BookingsRootState,
  bookingsActions,
  selectBookings,
} from '@paadam/shared/bookings';
import { useFresh } from '@paadam/shared/loading';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

export type BookingsFilter = Omit<BookingsQuestion, 'role' | 'id'>;

/**
 * Bookings of the signed-in person, or of a parent's child, kept fresh as long as a screen shows them.
 *
 * @param list the name of the list in the store, one for each list on the screen
 * @param role in which the person has them; a parent's bookings are those of all the children
 * @param filter which of them; the server's order is the latest first unless it says otherwise
 * @param whose the person's id. Default: the signed-in person's
 * @returns the list, how "more" went, and the functions that load it again and load more
 */
export const useBookings = (
  list: string,
  role: BookingsQuestion['role'],
  filter: BookingsFilter = {},
  whose?: string,
) => {
  const dispatch = usePaadamDispatch();
  const ownId = usePaadamSelector(selectUser)?.id;
  const id = whose ?? ownId;
  const paged = useSelector((state: BookingsRootState) => selectBookings(state, list));
  const { status, from, to, rated, order } = filter;
  const reload = useCallback(() => {
    if (!id) return;
    const question: BookingsQuestion = {
      role,
      id,
      ...(status && { status }),
      ...(from && { from }),
      ...(to && { to }),
      ...(rated && { rated }),
      ...(order && { order }),
    };
    dispatch(bookingsActions.bookingsRequested({ list, question }));
  }, [dispatch, list, role, id, status, from, to, rated, order]);
  const leave = useCallback(() => void dispatch(bookingsActions.bookingsLeft({ list })), [dispatch, list]);
  useFresh(reload, leave);
  const loadMore = useCallback(
    () => void dispatch(bookingsActions.moreBookingsRequested({ list })),
    [dispatch, list],
  );
  return { ...paged, reload, loadMore };
};
