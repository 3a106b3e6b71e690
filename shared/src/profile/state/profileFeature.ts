import { all, type Feature } from '@paadam/shared/state';
import { profileSaga } from './profileSaga';
import { profileSlice } from './profileSlice';
import { securitySaga } from './securitySaga';
import { securitySlice } from './securitySlice';

/** For a portal whose pages show profiles, or the person's own with its sign-ins. */
export const profileFeature: Feature = {
  name: 'profile',
  slices: [profileSlice, securitySlice],
  *saga() {
    yield* all([profileSaga(), securitySaga()]);
  },
};
