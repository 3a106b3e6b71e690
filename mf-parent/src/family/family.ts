import { bookingsActions } from '@paadam/bookings';
import { profileActions } from '@paadam/profile';
import type { Calls, ChildProgress, Data, FamilyTutor, Review } from '@paadam/shared/contract';
import {
  callApi,
  createLoadableSlice,
  createPagedSlice,
  type Page,
  type SagaGenerator,
  select,
  selectUser,
} from '@paadam/shared/state';
import * as texts from '../messages/family';
import { fetchFailures, problemOr } from './fetchFailures';
import { parentActions } from './parentSlice';

export type Family = Data<Calls['parentProfile']>;

export type FamilyDashboard = Data<Calls['parentDashboard']>;

/** @returns how many requests wait, in words; null for none */
export const waitingText = (count: number): string | null => {
  if (count === 0) return null;
  return texts.requestsWait({ count });
};

const { childLinked, childUnlinked } = parentActions;
const { bookingChanged, bookingCreated, bookingReviewed, changedElsewhere } = bookingsActions;
const { linkChanged } = profileActions;

/** What the family's lessons, and so its figures, follow from. */
const linkChanges = [childLinked, childUnlinked, linkChanged];
const lessonChanges = [bookingCreated, bookingChanged, changedElsewhere, ...linkChanges];
const reviewChanges = [bookingReviewed, changedElsewhere, ...linkChanges];

function* ownId(): SagaGenerator<string> {
  return (yield* select(selectUser))?.id ?? '';
}

/** The parent, the linked children, and the average of the stars they gave. */
export const family = createLoadableSlice({
  name: 'parent/profile',
  fetch: function* (): SagaGenerator<Family> {
    const parentId = yield* ownId();
    return (yield* callApi((api) => api.parentProfile({ params: { parentId } }))).data;
  },
  explain: (error) => problemOr(error, fetchFailures.profile()),
  refreshOn: reviewChanges,
  follow: (known, action) => {
    const { children } = known;
    if (childLinked.match(action)) {
      const { child } = action.payload;
      return children.some(({ _id }) => _id === child._id)
        ? known
        : { ...known, children: [...children, child] };
    }
    if (!childUnlinked.match(action)) return known;
    return { ...known, children: children.filter(({ _id }) => _id !== action.payload.childId) };
  },
});

/** What comes next and what waits, the first bookings, and how each child does. */
export const familyDashboard = createLoadableSlice({
  name: 'parent/bookings',
  fetch: function* (): SagaGenerator<FamilyDashboard> {
    return (yield* callApi((api) => api.parentDashboard())).data;
  },
  explain: (error) => problemOr(error, fetchFailures.bookings()),
  refreshOn: [...lessonChanges, bookingReviewed],
});

/** The children's reviews, the newest first: one child's, or without one all the children's. */
export const familyReviews = createPagedSlice({
  name: 'parent/reviews',
  fetchPage: function* (query, child: string | undefined): SagaGenerator<Page<Review>> {
    const { data, nextCursor } = yield* callApi((api) =>
      api.parentReviews({ query: { ...query, ...(child && { child }) } }),
    );
    return { rows: data, nextCursor };
  },
  keyOf: (child = '') => child,
  explain: (error) => problemOr(error, fetchFailures.reviews()),
  refreshOn: reviewChanges,
});

/** The tutors of the children's lessons, the latest lesson first. */
export const familyTutors = createPagedSlice({
  name: 'parent/tutors',
  fetchPage: function* (query): SagaGenerator<Page<FamilyTutor>> {
    const { data, nextCursor } = yield* callApi((api) => api.parentTutors({ query }));
    return { rows: data, nextCursor };
  },
  // They are cards on a page with much else: two or three rows of them.
  rowsAtATime: 6,
  explain: (error) => problemOr(error, fetchFailures.tutors()),
  refreshOn: lessonChanges,
});

/** How a child's lessons go. */
export const childProgress = createLoadableSlice({
  name: 'parent/progress',
  fetch: function* (childId: string): SagaGenerator<ChildProgress> {
    return (yield* callApi((api) => api.childProgress({ params: { childId } }))).data;
  },
  keyOf: (childId) => childId,
  explain: (error) => problemOr(error, fetchFailures.other()),
  refreshOn: [bookingCreated, bookingChanged, bookingReviewed, changedElsewhere],
});
