import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { selectFamilyReviews } from '../family/parentSelectors';
import { parentActions } from '../family/parentSlice';

/**
 * The reviews that the children gave, kept fresh as long as a screen shows them.
 *
 * @param child one of the children; absent: all of them
 */
export const useReviews = (child?: string) => {
  const dispatch = usePaadamDispatch();
  const reviews = useSelector(selectFamilyReviews);
  const reload = useCallback(
    () => void dispatch(parentActions.reviewsRequested(child ? { child } : {})),
    [dispatch, child],
  );
  const leave = useCallback(() => void dispatch(parentActions.reviewsLeft()), [dispatch]);
  useFresh(reload, leave);
  const loadMore = useCallback(() => void dispatch(parentActions.moreReviewsRequested()), [dispatch]);
  return { reviews, reload, loadMore };
};
