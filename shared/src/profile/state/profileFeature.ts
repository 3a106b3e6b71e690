import type { Feature } from '@paadam/shared/state';
import type { SagaIterator } from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import { profileSaga } from './profileSaga';
import { profileSlice } from './profileSlice';
import { securitySaga } from './securitySaga';
import { securitySlice } from './securitySlice';

/** For a portal whose pages show profiles, or the person's own with its sign-ins. */
export const profileFeature: Feature = {
  name: 'profile',
  slices: [profileSlice, securitySlice],
  *saga(): SagaIterator<void> {
    yield all([call(profileSaga), call(securitySaga)]);
  },
};
