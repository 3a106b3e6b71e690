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

/** Whose open times are asked for, and by whom. */
export interface SlotsQuestion {
  tutorId: string;
  /** The linked child that a parent books for, whose own lessons are left out. */
  student?: string;
  /** Id of who is signed in: a student's own lessons are left out. */
  viewer?: string;
}

/** Free starts of a lesson of an hour, in order. */
export const tutorSlots = createLoadableSlice({
  name: 'tutorPage/slots',
  fetch: function* ({ tutorId, student }: SlotsQuestion): SagaGenerator<Slot[]> {
    const query = { ...nextTwoWeeks(new Date()), duration: '1', ...(student && { student }) } as const;
    return (yield* callApi((api) => api.tutorSlots({ params: { id: tutorId }, query }))).data;
  },
  keyOf: ({ tutorId, student, viewer }) => [tutorId, student, viewer].join(),
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

/** What is the same whoever looks at it. */
export const tutorPublicSlices = [tutorProfile, tutorReviews] as const;

const tutorPageSlices = [...tutorPublicSlices, tutorSlots] as const;

export const tutorPageGroup = groupSlices('tutorPage', tutorPageSlices);

export function* tutorPageSaga(): SagaGenerator {
  yield* all(tutorPageSlices.map(({ saga }) => saga()));
}
