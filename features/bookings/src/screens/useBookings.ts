import { type BookingsQuestion, bookingLists, type ListedQuestion } from '@paadam/bookings';
import { useFresh } from '@paadam/shared/loading';
import { selectUser, usePaadamDispatch, usePaadamSelector } from '@paadam/shared/state';
import { useCallback, useMemo } from 'react';
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
  const { status, from, to, rated, order } = filter;
  const question = useMemo(
    (): ListedQuestion => ({
      list,
      role,
      id: id ?? '',
      ...(status && { status }),
      ...(from && { from }),
      ...(to && { to }),
      ...(rated && { rated }),
      ...(order && { order }),
    }),
    [list, role, id, status, from, to, rated, order],
  );
  const { answer, more } = useSelector((state: object) => bookingLists.select(state, question));
  const { requested, left, moreRequested } = bookingLists.actions;
  const reload = useCallback(() => {
    if (question.id) dispatch(requested(question));
  }, [dispatch, requested, question]);
  const leave = useCallback(() => void dispatch(left(question)), [dispatch, left, question]);
  useFresh(reload, leave);
  const loadMore = useCallback(
    () => void dispatch(moreRequested(question)),
    [dispatch, moreRequested, question],
  );
  return { list: answer, more, reload, loadMore };
};
