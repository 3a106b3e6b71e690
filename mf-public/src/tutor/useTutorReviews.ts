import type { PublicReview } from '@paadam/shared/contract';
import { useAnswered } from '@paadam/shared/loading';
import { type Loadable, type Page, type RequestState, usePaadamDispatch } from '@paadam/shared/state';
import { useEffect, useMemo, useState } from 'react';
import { tutorReviews } from './tutorPage';

export interface TutorReviews {
  reviews: Loadable<Page<PublicReview>>;
  more: RequestState;
  /** Whether all are shown, rather than the newest of each student. */
  all: boolean;
  showAll: (all: boolean) => void;
  load: () => void;
  loadMore: () => void;
}

/** @returns what students say of the tutor: at first the newest of each */
export const useTutorReviews = (tutorId: string): TutorReviews => {
  const dispatch = usePaadamDispatch();
  const [allOf, setAllOf] = useState<string | null>(null);
  const all = allOf === tutorId;
  const question = useMemo(() => ({ tutorId, all }), [tutorId, all]);
  const { requested, left, moreRequested } = tutorReviews.actions;
  const { answer: reviews, more } = useAnswered(tutorReviews, question);
  useEffect(() => {
    dispatch(requested(question));
    return () => void dispatch(left(question));
  }, [dispatch, requested, left, question]);
  return {
    reviews,
    more,
    all,
    showAll: (wanted) => setAllOf(wanted ? tutorId : null),
    load: () => void dispatch(requested(question)),
    loadMore: () => void dispatch(moreRequested(question)),
  };
};
