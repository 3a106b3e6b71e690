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

interface ProfileQuestion {
  tutorId: string;
  /** Id of who is signed in: who has a booking with the tutor may be told an address that others are not. */
  viewer?: string;
}

export const tutorProfile = createLoadableSlice({
  name: 'tutorPage/profile',
  fetch: function* ({ tutorId }: ProfileQuestion): SagaGenerator<Profile> {
    return (yield* callApi((api) => api.profile({ params: { id: tutorId } }))).data;
  },
  keyOf: ({ tutorId, viewer }) => [tutorId, viewer].join(),
});

/** Whose open times are asked for and who did it. */
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

export interface ReviewsQuestion {
  tutorId: string;
  /** Whether all are wanted, rather than the newest of each student. */
  all: boolean;
}

/** Newest first. */
export const tutorReviews = createPagedSlice({
  name: 'tutorPage/reviews',
  fetchPage: function* (page, { tutorId, all: every }: ReviewsQuestion): SagaGenerator<Page<PublicReview>> {
    const query = { ...page, ...(!every && { per: 'student' as const }) };
    const answer = yield* callApi((api) => api.tutorReviews({ params: { id: tutorId }, query }));
    return { rows: answer.data, nextCursor: answer.nextCursor };
  },
  keyOf: ({ tutorId }) => tutorId,
  bridges: true,
  isPublic: true,
  rowsAtATime: 10,
});

const tutorPageSlices = [tutorProfile, tutorSlots, tutorReviews] as const;

export const tutorPageGroup = groupSlices('tutorPage', tutorPageSlices);

export function* tutorPageSaga(): SagaGenerator {
  yield* all(tutorPageSlices.map(({ saga }) => saga()));
}
