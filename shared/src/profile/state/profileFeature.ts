import { all, type Feature, groupSlices } from '@paadam/shared/state';
import { emailChange } from './emailChange';
import { profileSaga } from './profileSaga';
import { profileSlice } from './profileSlice';
import { profiles } from './profiles';
import { securitySaga } from './securitySaga';
import { securitySlice } from './securitySlice';
import { ownSessions, signInHistory } from './signIns';

/** For a portal whose pages show profiles, or the person's own with its sign-ins. */
export const profileFeature: Feature = {
  name: 'profile',
  slices: [
    groupSlices('profile', [profiles, profileSlice]),
    groupSlices('security', [ownSessions, signInHistory, securitySlice, emailChange]),
  ],
  *saga() {
    yield* all([
      profiles.saga(),
      profileSaga(),
      ownSessions.saga(),
      signInHistory.saga(),
      securitySaga(),
      emailChange.saga(),
    ]);
  },
};
