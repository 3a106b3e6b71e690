import type { Profile } from '@paadam/shared/contract';
import { callApi, createLoadableSlice, type SagaGenerator } from '@paadam/shared/state';
import { linkChanged } from './linkChanged';

/** The profiles that were asked for, by the person's id. */
export const profiles = createLoadableSlice({
  name: 'profile/people',
  fetch: function* (id: string): SagaGenerator<Profile> {
    return (yield* callApi((api) => api.profile({ params: { id } }))).data;
  },
  keyOf: (id) => id,
  refreshOn: linkChanged,
});
