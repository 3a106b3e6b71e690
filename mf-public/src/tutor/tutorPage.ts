import type { Profile, PublicReview, Slot } from '@paadam/shared/contract';
import {
  all,
  callApi,
  createLoadableSlice,
  createPagedSlice,
  groupSlices,
  type Page,
  type SagaGenerator,
} from '@paadam/shared/state';
import { nextTwoWeeks } from './nextTwoWeeks';

const ofTutor = { keyOf: (id: string) => id, isPublic: true };

export const tutorProfile = createLoadableSlice({
  name: 'tutorPage/profile',
  fetch: function* (id: string): SagaGenerator<Profile> {
    return (yield* callApi((api) => api.profile({ params: { id } }))).data;
  },
  ...ofTutor,
});

/** Free starts of a lesson of an hour, in order. */
export const tutorSlots = createLoadableSlice({
  name: 'tutorPage/slots',
  fetch: function* (id: string): SagaGenerator<Slot[]> {
    const query = { ...nextTwoWeeks(new Date()), duration: '1' } as const;
    return (yield* callApi((api) => api.tutorSlots({ params: { id }, query }))).data;
  },
  ...ofTutor,
  // A time that was open a while ago is not worth a click.
  dropsStale: true,
});

/** Newest first. */
export const tutorReviews = createPagedSlice({
  name: 'tutorPage/reviews',
  fetchPage: function* (query, id: string): SagaGenerator<Page<PublicReview>> {
    const { data, nextCursor } = yield* callApi((api) => api.tutorReviews({ params: { id }, query }));
    return { rows: data, nextCursor };
  },
  ...ofTutor,
  rowsAtATime: 10,
});

/** What the page of a tutor is made of. */
export const tutorPageSlices = [tutorProfile, tutorSlots, tutorReviews] as const;

export const tutorPageGroup = groupSlices('tutorPage', tutorPageSlices);

export function* tutorPageSaga(): SagaGenerator {
  yield* all(tutorPageSlices.map(({ saga }) => saga()));
}
