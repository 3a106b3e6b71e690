import type { Profile } from '@paadam/shared/contract';
import {
  callApi,
  createLoadableSlice,
  type Feature,
  groupSlices,
  type SagaGenerator,
} from '@paadam/shared/state';

/** Profiles by the person's id: the slice of `peopleFeature`. */
export const people = createLoadableSlice({
  name: 'testing/people',
  fetch: function* (id: string): SagaGenerator<Profile> {
    return (yield* callApi((api) => api.profile({ params: { id } }))).data;
  },
  keyOf: (id) => id,
});

/** A small feature, for tests of the parts of shared that features stand on. */
export const peopleFeature: Feature = {
  name: 'testing',
  slices: [groupSlices('testing', [people])],
  saga: people.saga,
};
