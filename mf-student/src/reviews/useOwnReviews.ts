import { useFresh } from '@paadam/shared/loading';
import { usePaadamDispatch } from '@paadam/shared/state';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { reviewsActions, selectReviews } from './reviewsSlice';

/** The reviews that the student gave, kept fresh as long as a screen shows them. */
export const useOwnReviews = () => {
  const dispatch = usePaadamDispatch();
  const { list, more } = useSelector(selectReviews);
  const reload = useCallback(() => void dispatch(reviewsActions.reviewsRequested()), [dispatch]);
  const leave = useCallback(() => void dispatch(reviewsActions.reviewsLeft()), [dispatch]);
  useFresh(reload, leave);
  return { list, more, reload, loadMore: () => void dispatch(reviewsActions.moreReviewsRequested()) };
};
