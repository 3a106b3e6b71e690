import type { SagaIterator } from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import { contactSaga } from './contact/contactSaga';
import { forgotPasswordSaga } from './forgot-password/forgotPasswordSaga';
import { tutorPageSaga } from './tutor/tutorPageSaga';
import { tutorsSaga } from './tutors/tutorsSaga';

/** Every effect of the public pages. */
export function* publicSaga(): SagaIterator<void> {
  yield all([call(tutorsSaga), call(tutorPageSaga), call(contactSaga), call(forgotPasswordSaga)]);
}
